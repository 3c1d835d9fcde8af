import { useTranslations } from 'next-intl';
import { Facts } from '@/components/download/Facts';
import { PackageLink } from '@/components/download/PackageLink';
import { Icon } from '@/components/ui/Icon.shared';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import type { PlacementName } from '@/config/download/channels';
import { devicePages } from '@/config/pages/devicePages';
import { packages, type PackageName } from '@/config/download/packages';
import type { Device } from '@/config/download/devices';
import { Section } from '@/components/sections/Section';
import styles from './Choices.module.scss';

function Choice({ name, placement }: { name: PackageName; placement: PlacementName }) {
  const t = useTranslations();
  const { device, kind, format } = packages[name];
  const system = t(`systems.${device}`);
  const isStore = kind === 'store';
  const what = isStore ? format : `${t(`packages.${name}`)}, ${format}`;
  return (
    <li className={styles.choice}>
      <h3 className={styles.name}>
        {t(`packages.${name}`)}
        {!isStore && <span className={styles.format}>{format}</span>}
      </h3>
      <p className={styles.note}>{t(`packages.${name}Note`)}</p>
      <Facts name={name} placement={placement} className={styles.facts} />
      <PackageLink name={name} placement={placement} className={styles.link}>
        {t(isStore ? 'download.getStore' : 'download.get')}
        <VisuallyHidden> {t('download.getLabel', { system, name: what })}</VisuallyHidden>
        <Icon name={isStore ? 'arrow-up-right' : 'arrow-down-to-line'} />
      </PackageLink>
    </li>
  );
}

/** The packages of a system that has more than one, side by side. */
export function Choices({ device }: { device: Device }) {
  const t = useTranslations('devicePages');
  return (
    <Section
      id="packages"
      anchor
      heading={t('choicesHeading')}
      room="before"
      className={styles.section}
    >
      <ul className={styles.choices}>
        {devicePages[device].choices.map((choice) => (
          <Choice key={choice.name} {...choice} />
        ))}
      </ul>
    </Section>
  );
}
