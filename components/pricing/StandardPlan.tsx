import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import styles from './Plans.module.scss';

/** Standard: free, and the download. */
export function StandardPlan() {
  const t = useTranslations();
  return (
    <article className={styles.plan}>
      <h3 className={styles.name}>{t('plans.standard')}</h3>
      <p className={styles.amount}>{t('pricing.free')}</p>
      <p className={styles.text}>{t('pricing.standardText')}</p>
      <DownloadButton placement="pricing_card" tone="quiet" />
    </article>
  );
}
