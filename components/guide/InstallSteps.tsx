import { useTranslations } from 'next-intl';
import { devices } from '@/config/download/devices';
import styles from './InstallSteps.module.scss';
import { StepList } from './StepList';

/** What comes after the download, for the visitor's system. */
export function InstallSteps() {
  const t = useTranslations('download');
  return (
    <section className={styles.section} aria-labelledby="after">
      <h2 id="after" className={styles.heading}>
        {t('afterHeading')}
      </h2>
      <p className={styles.lead}>{t('afterLead')}</p>
      {[...devices, 'unknown' as const].map((device) => (
        <div key={device} data-for={device}>
          <StepList device={device} heading="h3" />
        </div>
      ))}
    </section>
  );
}
