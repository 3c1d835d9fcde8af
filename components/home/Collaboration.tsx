import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { Picture } from '@/components/ui/Picture';
import { facts } from '@/config/plans/facts';
import { Section } from '@/components/sections/Section';
import styles from './Collaboration.module.scss';

/** Working together: links instead of attachments, storage, devices. */
export function Collaboration() {
  const t = useTranslations('home');
  const format = useFormatter();
  const gigabytes = (amount: number) => format.number(amount, { style: 'unit', unit: 'gigabyte' });
  const points = [
    ['link', t('collaborationShare', { size: gigabytes(facts.webDocsFileGb) })],
    ['cloud', t('collaborationStore', { size: gigabytes(facts.cloudStorageGb) })],
    ['monitor-smartphone', t('collaborationDevices', { devices: facts.devices })],
  ] as const;
  const list = (
    <ul className={styles.points}>
      {points.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} className={styles.icon} />
          {text}
        </li>
      ))}
    </ul>
  );
  return (
    <Section
      id="collaboration"
      heading={t('collaborationHeading')}
      lead={t('collaborationLead')}
      words={{ more: list }}
      tone="ink"
      layout="halves"
      className={styles.section}
    >
      <Picture name="home/collaboration" alt={t('collaborationAlt')} className={styles.picture} />
    </Section>
  );
}
