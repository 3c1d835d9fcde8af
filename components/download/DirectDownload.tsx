import { useLocale, useTranslations } from 'next-intl';
import { Logo } from '@/components/header/Logo';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { pagePath } from '@/services/urls';
import styles from './DirectDownload.module.scss';
import { DownloadButton } from './DownloadButton';

/** The landing page that campaigns link to: the download and nothing else. */
export function DirectDownload() {
  const t = useTranslations('direct');
  const language = useLocale();
  return (
    <section className={styles.section}>
      <Logo />
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <DownloadButton placement="auto_download" />
      <SiteLink href={`${pagePath('download', language)}#packages`} className={styles.more}>
        {t('more')}
      </SiteLink>
    </section>
  );
}
