import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import type { AppSection } from '@/config/pages/appPages';
import { facts } from '@/config/plans/facts';
import { pdfToolGroups, pdfTools } from '@/config/pages/pdfTools';
import { pagePath } from '@/services/rules/urls';
import styles from './PdfTools.module.scss';
import { ToolList } from './ToolList';

/** The PDF toolkit: all tools by what they are for. The header's "PDF tools" leads here. */
export function PdfTools({ tone }: { tone: AppSection['tone'] }) {
  const t = useTranslations('pdfTools');
  const language = useLocale();
  return (
    <section className={styles.section} id="tools" aria-labelledby="tools-title" data-tone={tone}>
      <div className={styles.inner}>
        <h2 id="tools-title" className={styles.heading}>
          {t('heading')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
        {pdfToolGroups.map((group) => (
          <div key={group} className={styles.group}>
            <h3 className={styles.name}>{t(group)}</h3>
            <ToolList ids={pdfTools.filter((tool) => tool.group === group).map(({ id }) => id)} />
          </div>
        ))}
        <SiteLink href={pagePath('premium', language)} className={styles.link}>
          {t('try', { days: facts.trialDays })}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
    </section>
  );
}
