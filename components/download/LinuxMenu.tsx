import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import type { PlacementName } from '@/config/download/channels';
import styles from './DownloadButton.module.scss';
import { PackageLink } from './PackageLink';

interface Props {
  placement: PlacementName;
  onlyFor: boolean;
  short: boolean;
}

/** Linux has two packages: the button opens a small menu, by click, hover or keyboard. */
export function LinuxMenu({ placement, onlyFor, short }: Props) {
  const t = useTranslations('downloadButton');
  return (
    <details
      className={styles.linux}
      data-popover=""
      data-hover=""
      data-for={onlyFor ? 'linux' : undefined}
    >
      <summary className={styles.link} aria-label={short ? t('linux') : undefined}>
        {short ? t('short') : t('linux')}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.menu}>
        <li>
          <PackageLink name="linuxDeb" placement={placement}>
            {t('deb')}
          </PackageLink>
        </li>
        <li>
          <PackageLink name="linuxRpm" placement={placement}>
            {t('rpm')}
          </PackageLink>
        </li>
      </ul>
    </details>
  );
}
