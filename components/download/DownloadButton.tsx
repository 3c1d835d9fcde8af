import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import { placements, type PlacementName } from '@/config/download/channels';
import { devices, type Device } from '@/config/download/devices';
import { packages, type PackageName } from '@/config/download/packages';
import { windowsPackage } from '@/services/rules/channels';
import { pagePath } from '@/services/rules/urls';
import styles from './DownloadButton.module.scss';
import { LinuxMenu } from './LinuxMenu';
import { PackageLink } from './PackageLink';

interface Props {
  placement: PlacementName;
  /** The system that the page names; the visitor's own otherwise. */
  device?: Device;
  size?: 'small' | 'large';
  tone?: 'brand' | 'light' | 'quiet';
  /** 'Download' alone is shown; the accessible name still says of what. */
  short?: boolean;
}

/** The package behind the button of a device, for all but Linux, which has two. */
function packageFor(device: Exclude<Device, 'linux'>, placement: PlacementName): PackageName {
  if (device === 'windows') return windowsPackage(placements[placement].win);
  return ({ mac: 'mac', android: 'androidStore', ios: 'iosStore' } as const)[device];
}

/**
 * The download button: a link for every system is in the page, and the boot script's mark on
 * `<html>` leaves the visitor's own. Unknown systems get a link to all downloads.
 */
export function DownloadButton({
  placement,
  device,
  size = 'large',
  tone = 'brand',
  short = false,
}: Props) {
  const t = useTranslations();
  const language = useLocale();
  const onlyFor = device === undefined;
  return (
    <div className={styles.button} data-size={size} data-tone={tone}>
      {(device ? [device] : devices).map((system) => {
        if (system === 'linux') {
          return <LinuxMenu key={system} {...{ placement, onlyFor, short }} />;
        }
        const name = packageFor(system, placement);
        const { format } = packages[name];
        return (
          <PackageLink key={system} className={styles.link} {...{ name, placement, onlyFor }}>
            {short ? t('downloadButton.short') : t(`downloadButton.${system}`)}
            <VisuallyHidden>
              {short
                ? ` ${t('downloadButton.shortFor', { system: t(`systems.${system}`), format })}`
                : ` (${format})`}
            </VisuallyHidden>
            <Icon name="arrow-down-to-line" className={styles.arrow} />
          </PackageLink>
        );
      })}
      {onlyFor && (
        <SiteLink
          className={styles.link}
          href={`${pagePath('download', language)}#packages`}
          data-for="unknown"
        >
          {t(short ? 'downloadButton.short' : 'downloadButton.unknown')}
          <Icon name="arrow-right" className={styles.arrow} />
        </SiteLink>
      )}
    </div>
  );
}
