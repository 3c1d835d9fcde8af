import { useTranslations } from 'next-intl';
import { PackageLink } from '@/components/download/PackageLink';
import { Icon } from '@/components/ui/Icon.shared';
import { Picture } from '@/components/ui/Picture';
import { mainPackages, packages, type PackageName } from '@/config/download/packages';
import { devices, type Device } from '@/config/download/devices';
import { deviceIcons } from '@/config/site/icons';
import { Section } from '@/components/sections/Section';
import styles from './Platforms.module.scss';

function PlatformLink({ name, device }: { name: PackageName; device: Device }) {
  const t = useTranslations();
  return (
    <PackageLink name={name} placement="platform" className={styles.link}>
      <Icon name={deviceIcons[device]} className={styles.icon} />
      <span className={styles.name}>{t(`systems.${device}`)}</span>
      <span className={styles.format}>{packages[name].format}</span>
    </PackageLink>
  );
}

/** Every system with its package: the named system is served, whatever the visitor has. */
export function Platforms() {
  const t = useTranslations('home');
  return (
    <Section
      id="platforms"
      heading={t('platformsHeading')}
      lead={t('platformsLead')}
      className={styles.section}
    >
      <Picture name="home/platforms" alt={t('platformsAlt')} className={styles.picture} />
      <ul className={styles.links}>
        {devices.flatMap((device) =>
          mainPackages[device].map((name) => (
            <li key={name}>
              <PlatformLink name={name} device={device} />
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}
