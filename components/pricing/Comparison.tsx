import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { CompareBar, CompareNames } from './CompareBar';
import { CompareNav } from './CompareNav.client';
import styles from './Comparison.module.scss';
import { ComparisonTable } from './ComparisonTable';

/** Standard beside Premium, line by line, with bars that keep the plans in sight. */
export function Comparison() {
  const t = useTranslations('pricing');
  return (
    <section className={styles.section} id="compare" aria-labelledby="compare-title">
      <h2 id="compare-title" className={styles.heading}>
        {t('compareHeading')}
      </h2>
      <p className={styles.lead}>{t('compareLead')}</p>
      <CompareNav label={t('compareNav')} top={<CompareNames />} bottom={<CompareBar />}>
        <ComparisonTable />
      </CompareNav>
      <div className={styles.action}>
        <DownloadButton placement="pricing_compare" />
      </div>
    </section>
  );
}
