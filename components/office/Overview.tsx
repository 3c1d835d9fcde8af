import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { PageHero } from '@/components/sections/PageHero';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { facts } from '@/config/plans/facts';
import { pagePath } from '@/services/rules/urls';
import styles from './Overview.module.scss';

/** What the suite is, in a sentence, and the download. */
export function Overview() {
  const t = useTranslations('office');
  const language = useLocale();
  return (
    <PageHero heading={t('heading')} lead={t('lead', { formats: facts.formats })}>
      <DownloadButton placement="overview_sections" />
      <SiteLink href={pagePath('pricing', language)} className={styles.more}>
        {t('comparePlans')}
        <Icon name="arrow-right" />
      </SiteLink>
    </PageHero>
  );
}
