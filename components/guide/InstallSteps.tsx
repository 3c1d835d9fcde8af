import { useTranslations } from 'next-intl';
import { devices } from '@/config/download/devices';
import { Section } from '@/components/sections/Section';
import styles from './InstallSteps.module.scss';
import { StepList } from './StepList';

/** What comes after the download, for the visitor's system. */
export function InstallSteps() {
  const t = useTranslations('download');
  return (
    <Section
      id="after"
      heading={t('afterHeading')}
      lead={t('afterLead')}
      className={styles.section}
    >
      {[...devices, 'unknown' as const].map((device) => (
        <div key={device} data-for={device}>
          <StepList device={device} heading="h3" />
        </div>
      ))}
    </Section>
  );
}
