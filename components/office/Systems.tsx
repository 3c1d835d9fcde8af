import { useTranslations } from 'next-intl';
import { devices } from '@/config/download/devices';
import { SystemList } from '@/components/devices/SystemList';
import { Section } from '@/components/sections/Section';
import styles from './Systems.module.scss';

/** Every system, with the way to its page. */
export function Systems() {
  const t = useTranslations('office');
  return (
    <Section
      id="systems"
      heading={t('systemsHeading')}
      lead={t('systemsLead')}
      words={{}}
      className={styles.section}
    >
      <SystemList systems={devices} />
    </Section>
  );
}
