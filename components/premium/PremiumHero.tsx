import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { PageHero } from '@/components/sections/PageHero';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { facts } from '@/config/plans/facts';
import { pagePath } from '@/services/rules/urls';
import styles from './PremiumHero.module.scss';

/** What Premium is, the trial, and the download that it starts with. */
export function PremiumHero() {
  const t = useTranslations();
  const language = useLocale();
  return (
    <PageHero
      tone="ink"
      heading={t('premium.heading')}
      lead={t('premium.lead', { days: facts.trialDays })}
      picture={{ name: 'office/pdf', alt: t('premium.pdfAlt') }}
    >
      <DownloadButton placement="premium_page" />
      <SiteLink href={pagePath('pricing', language)} className={styles.link}>
        {t('premium.compare')}
      </SiteLink>
    </PageHero>
  );
}
