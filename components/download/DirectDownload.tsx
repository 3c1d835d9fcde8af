import { useLocale, useTranslations } from 'next-intl';
import { AutoDownload } from '@/components/campaign/AutoDownload';
import { Started } from '@/components/campaign/Started.client';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { devices, type Device } from '@/config/download/devices';
import { mainPackages, packageNames, packages } from '@/config/download/packages';
import { pagePath } from '@/services/rules/urls';
import styles from './DirectDownload.module.scss';
import { Outdated } from './Outdated';
import { DownloadButton } from './DownloadButton';

/** What the page holds for a system. */
function Offer({ device }: { device: Device }) {
  const t = useTranslations();
  const system = t(`systems.${device}`);
  const { kind, format } = packages[mainPackages[device][0]];
  const text =
    kind === 'store'
      ? t('direct.store', { system, store: format })
      : t(device === 'linux' ? 'direct.linux' : 'direct.starts', { system });
  return (
    <div data-for={device}>
      <p className={styles.text}>{text}</p>
      <Outdated device={device} />
    </div>
  );
}

/** The landing page that campaigns link to: the download and nothing else. */
export function DirectDownload() {
  const t = useTranslations('direct');
  const language = useLocale();
  const files = packageNames.filter((name) => packages[name].kind === 'file');
  const started = files.map((name) => [name, t('started', { file: packages[name].file })] as const);
  return (
    <section className={styles.section}>
      <Logo />
      <h1 className={styles.heading}>{t('heading')}</h1>
      {devices.map((device) => (
        <Offer key={device} device={device} />
      ))}
      <p className={styles.text} data-for="unknown">
        {t('text')}
      </p>
      <DownloadButton placement="auto_download" />
      <Started className={styles.started} texts={Object.fromEntries(started)} again={t('again')} />
      <SiteLink href={`${pagePath('download', language)}#packages`} className={styles.more}>
        {t('more')}
      </SiteLink>
      <AutoDownload />
    </section>
  );
}
