import { useTranslations } from 'next-intl';
import { archCommand, devicePages } from '@/config/pages/devicePages';
import type { Device } from '@/config/download/devices';
import { Section } from '@/components/sections/Section';
import styles from './DeviceTopics.module.scss';
import { useDeviceValues } from './useDeviceValues';

/** What is different on this system. */
export function Topics({ device }: { device: Device }) {
  const t = useTranslations();
  const values = {
    ...useDeviceValues(device),
    command: archCommand,
    code: (chunks: React.ReactNode) => <code className={styles.code}>{chunks}</code>,
  };
  return (
    <Section
      id="topics"
      heading={t('devicePages.topicsHeading', { system: t(`systems.${device}`) })}
      room="before"
      className={styles.section}
    >
      <dl className={styles.topics}>
        {devicePages[device].topics.map((id) => (
          <div key={id} className={styles.topic}>
            <dt className={styles.name}>{t(`devicePages.${id}.heading`)}</dt>
            <dd className={styles.text}>{t.rich(`devicePages.${id}.text`, values)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
