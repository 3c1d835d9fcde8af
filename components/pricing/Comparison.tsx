import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Section } from '@/components/sections/Section';
import { CompareBar, CompareNames } from './CompareBar';
import { CompareNav } from './CompareNav.client';
import styles from './Comparison.module.scss';
import { ComparisonTable } from './ComparisonTable';

/** Standard beside Premium, line by line, with bars that keep the plans in sight. */
export function Comparison() {
  const t = useTranslations('pricing');
  return (
    <Section
      id="compare"
      anchor
      heading={t('compareHeading')}
      lead={t('compareLead')}
      room="before"
      className={styles.section}
    >
      <CompareNav label={t('compareNav')} top={<CompareNames />} bottom={<CompareBar />}>
        <ComparisonTable />
      </CompareNav>
      <div className={styles.action}>
        <DownloadButton placement="pricing_compare" />
      </div>
    </Section>
  );
}
