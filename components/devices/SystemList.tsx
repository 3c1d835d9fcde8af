import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { deviceIcons } from '@/config/site/icons';
import { packageNames, packages, requirements } from '@/config/download/packages';
import type { Device } from '@/config/download/devices';
import { pagePath } from '@/services/rules/urls';
import styles from './SystemList.module.scss';

/** The formats in which a system gets the suite, each once. */
function formatsOf(device: Device): string[] {
  const names = packageNames.filter((name) => packages[name].device === device);
  return [...new Set(names.map((name) => packages[name].format))];
}

/** Systems with what they need and the way to their pages. */
export function SystemList({ systems }: { systems: readonly Device[] }) {
  const t = useTranslations();
  const language = useLocale();
  return (
    <ul className={styles.list}>
      {systems.map((device) => (
        <li key={device} className={styles.system}>
          <Icon name={deviceIcons[device]} className={styles.icon} />
          <h3 className={styles.name}>
            <SiteLink href={pagePath(`office-device-${device}`, language)} className={styles.link}>
              {t(`systems.${device}`)}
            </SiteLink>
          </h3>
          <p className={styles.needs}>
            {t('packages.orLater', { system: requirements[device].system })}
          </p>
          <p className={styles.formats}>{formatsOf(device).join(' · ')}</p>
          <Icon name="arrow-right" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
