import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import type { PlacementName } from '@/config/download/channels';
import { deviceIcons } from '@/config/site/icons';
import { devices, type Device } from '@/config/download/devices';
import { packageNames, packages, requirements, type PackageName } from '@/config/download/packages';
import { Section } from '@/components/sections/Section';
import { WhatsNewLink } from '@/components/download/WhatsNewLink';
import styles from './AllPackages.module.scss';
import { Facts } from './Facts';
import { PackageLink } from './PackageLink';
import { PackageMore } from './PackageMore.client';

/** The web installer of the list has a channel of its own: the download page's is the full installer's. */
function placementOf(name: PackageName): PlacementName {
  return name === 'windowsWeb' ? 'all_packages' : 'download';
}

function PackageRow({ name }: { name: PackageName }) {
  const t = useTranslations();
  const language = useLocale();
  const { kind, device, format } = packages[name];
  const placement = placementOf(name);
  return (
    <li className={styles.row}>
      <div>
        <h4 className={styles.name}>
          {t(`packages.${name}`)}{' '}
          {kind === 'file' && <span className={styles.format}>{format}</span>}
        </h4>
        <p className={styles.note}>{t(`packages.${name}Note`)}</p>
      </div>
      <Facts name={name} placement={placement} className={styles.facts} />
      <PackageLink name={name} placement={placement} className={styles.link}>
        {t(kind === 'store' ? 'download.getStore' : 'download.get')}
        <VisuallyHidden>
          {' '}
          {t('download.getLabel', {
            system: t(`systems.${device}`),
            name: kind === 'store' ? format : `${t(`packages.${name}`)}, ${format}`,
          })}
        </VisuallyHidden>
        <Icon name={kind === 'store' ? 'arrow-up-right' : 'arrow-down-to-line'} />
      </PackageLink>
      {kind === 'file' && <PackageMore {...{ name, placement, language }} />}
    </li>
  );
}

function SystemPackages({ device }: { device: Device }) {
  const t = useTranslations();
  return (
    <li className={styles.system} id={device}>
      <div>
        <h3 className={styles.systemName}>
          <Icon name={deviceIcons[device]} />
          {t(`systems.${device}`)}
        </h3>
        <p className={styles.note}>
          {t('packages.orLater', { system: requirements[device].system })}
        </p>
        <WhatsNewLink device={device} className={styles.new} />
      </div>
      <ul className={styles.rows}>
        {packageNames
          .filter((name) => packages[name].device === device)
          .map((name) => (
            <PackageRow key={name} name={name} />
          ))}
      </ul>
    </li>
  );
}

/** Every package by system: what it is, version, date, size, requirements and link, from one record. */
export function AllPackages() {
  const t = useTranslations('download');
  return (
    <Section
      id="packages"
      anchor
      heading={t('allHeading')}
      lead={t('allLead')}
      room="none"
      className={styles.section}
    >
      <ul className={styles.systems}>
        {devices.map((device) => (
          <SystemPackages key={device} device={device} />
        ))}
      </ul>
    </Section>
  );
}
