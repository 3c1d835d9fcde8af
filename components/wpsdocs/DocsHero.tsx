import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { PageHero } from '@/components/sections/PageHero';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { pagePath } from '@/services/rules/urls';
import styles from './DocsHero.module.scss';

/** What WPS Docs is for, and how to get it. */
export function DocsHero() {
  const t = useTranslations('wpsdocs');
  const language = useLocale();
  return (
    <PageHero heading={t('heading')} lead={t('lead')} tone="tint">
      <DownloadButton placement="docs_page" />
      <SiteLink href={pagePath('premium', language)} className={styles.plans}>
        {t('plans')}
        <Icon name="arrow-right" />
      </SiteLink>
    </PageHero>
  );
}
