import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import type { AppSection } from '@/config/pages/appPages';
import { facts } from '@/config/plans/facts';
import { pdfToolGroups, pdfTools } from '@/config/pages/pdfTools';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './PdfTools.module.scss';
import { ToolList } from './ToolList';

/** The PDF toolkit: all tools by what they are for. The header's "PDF tools" leads here. */
export function PdfTools({ tone }: { tone: AppSection['tone'] }) {
  const t = useTranslations('pdfTools');
  const language = useLocale();
  return (
    <Section
      id="tools"
      anchor
      heading={t('heading')}
      lead={t('lead')}
      tone={tone}
      className={styles.section}
    >
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
    </Section>
  );
}
