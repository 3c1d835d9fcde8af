import { useTranslations } from 'next-intl';
import type { Device } from '@/config/download/devices';
import { requirements } from '@/config/download/packages';
import styles from './Outdated.module.scss';
import { OutdatedNote } from './OutdatedNote.client';

/** For visitors whose system is too old for a device's packages: what they need, in one sentence. */
export function Outdated({ device }: { device: Device }) {
  const t = useTranslations('packages');
  const text = t('outdated', { system: requirements[device].system });
  return <OutdatedNote device={device} text={text} className={styles.note} />;
}
