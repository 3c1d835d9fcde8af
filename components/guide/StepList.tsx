import { useTranslations } from 'next-intl';
import type { DetectedDevice } from '@/config/download/devices';
import styles from './StepList.module.scss';
import { Steps } from './Steps';

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
export function StepList({ device, heading }: Props) {
  const t = useTranslations('installationGuide');
  const steps = stepKeys[device].map((key, index) => ({
    id: key,
    name: t(names[index] ?? 'open'),
    text: t.rich(key, {
      command: linuxCommand,
      code: (chunks) => <code className={styles.code}>{chunks}</code>,
    }),
  }));
  return <Steps label={t('steps')} steps={steps} heading={heading} />;
}
