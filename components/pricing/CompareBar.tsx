import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import styles from './CompareNav.module.scss';

function SeePrices() {
  const t = useTranslations('pricing');
  return (
    <a href="#plans" className={styles.prices}>
      {t('seePrices')}
    </a>
  );
}

/** The names of the plans above their columns; on a PC with what to do about them. */
export function CompareNames() {
  const t = useTranslations('plans');
  return (
    <div className={styles.names}>
      <div className={styles.name}>
        <span aria-hidden="true">{t('standard')}</span>
        <div className={styles.pcOnly}>
          <DownloadButton placement="pricing_compare" size="small" tone="quiet" short />
        </div>
      </div>
      <div className={styles.name} data-premium="">
        <span aria-hidden="true">{t('premium')}</span>
        <div className={styles.pcOnly}>
          <SeePrices />
        </div>
      </div>
    </div>
  );
}

/** What to do about the plans, in reach of a thumb. */
export function CompareBar() {
  return (
    <div className={styles.actions}>
      <DownloadButton placement="pricing_compare" size="small" short />
      <SeePrices />
    </div>
  );
}
