import { useTranslations } from 'next-intl';
import type { DetectedDevice } from '@/config/packages';
import styles from './StepList.module.scss';

/** The words of each system's three steps; systems that install from a store need none. */
const stepKeys = {
  windows: ['openWindows', 'allowWindows', 'installWindows'],
  mac: ['openMac', 'allowMac', 'installMac'],
  linux: ['openLinux', 'allowLinux', 'installLinux'],
  android: ['openAndroid', 'allowAndroid', 'installAndroid'],
  ios: ['openAny', 'allowAny', 'installAny'],
  unknown: ['openAny', 'allowAny', 'installAny'],
} as const satisfies Record<DetectedDevice, readonly string[]>;

const names = ['open', 'allow', 'install'] as const;

const linuxCommand = 'sudo apt install ./wps-office.deb';

interface Props {
  device: DetectedDevice;
  /** The level that the page's outline asks for. */
  heading: 'h2' | 'h3';
}

/** Open, Allow, Install for a system (specification, section 2). */
export function StepList({ device, heading: Heading }: Props) {
  const t = useTranslations('installationGuide');
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {stepKeys[device].map((key, index) => (
        <li key={key} className={styles.step}>
          <Heading className={styles.name}>{t(names[index] ?? 'open')}</Heading>
          <p className={styles.text}>
            {t.rich(key, {
              command: linuxCommand,
              code: (chunks) => <code className={styles.code}>{chunks}</code>,
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
