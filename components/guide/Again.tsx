import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { PackageLink } from '@/components/download/PackageLink';
import { Icon } from '@/components/ui/Icon.shared';
import { mainPackages, packages, type PackageName } from '@/config/download/packages';
import styles from './InstallationGuide.module.scss';

const placement = 'setup_guide';

/** The button that downloads a package again: its system's own, or the very file where that has several kinds. */
export function Again({ name }: { name: PackageName }) {
  const t = useTranslations('downloadButton');
  const { device, file } = packages[name];
  const main: readonly PackageName[] = mainPackages[device];
  const isOnlyFile = main.length === 1 && main.every((own) => packages[own].kind === 'file');
  if (isOnlyFile) return <DownloadButton placement={placement} device={device} />;
  return (
    <PackageLink name={name} placement={placement} className={styles.button}>
      <span>{`${t(device)} (${file})`}</span>
      <Icon name="arrow-down-to-line" />
    </PackageLink>
  );
}
