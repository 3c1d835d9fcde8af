import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { deviceIcons } from '@/config/site/icons';
import { devices, type Device } from '@/config/download/devices';
import { mainPackages, type PackageName } from '@/config/download/packages';
import { DownloadButton } from './DownloadButton';
import { Facts } from './Facts';
import { Outdated } from './Outdated';
import { Requirements } from './Requirements';
import styles from './YourSystem.module.scss';

/** The package whose facts stand beside the button. */
function factsOf(device: Device): PackageName {
  return device === 'windows' ? 'windowsFull' : mainPackages[device][0];
}

function SystemCard({ device }: { device: Device }) {
  const t = useTranslations();
  return (
    <div className={styles.card} data-for={device}>
      <h2 className={styles.system}>
        <Icon name={deviceIcons[device]} />
        {t('download.forSystem', { system: t(`systems.${device}`) })}
      </h2>
      <DownloadButton placement="download" device={device} />
      <Outdated device={device} />
      <div className={styles.facts}>
        <Facts name={factsOf(device)} placement="download" />
        <Requirements device={device} />
      </div>
      <a href="#packages" className={styles.more}>
        {t('downloadButton.otherSystems')}
      </a>
    </div>
  );
}

function UnknownCard() {
  const t = useTranslations('download');
  return (
    <div className={styles.card} data-for="unknown">
      <h2 className={styles.system}>{t('unknownHeading')}</h2>
      <p className={styles.text}>{t('unknownText')}</p>
      <a href="#packages" className={styles.go}>
        {t('goToPackages')}
      </a>
    </div>
  );
}

/** The visitor's system first; never a guess where the system is not known. */
export function YourSystem() {
  const t = useTranslations('download');
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <div className={styles.intro}>
          <h1 className={styles.heading}>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {devices.map((device) => (
          <SystemCard key={device} device={device} />
        ))}
        <UnknownCard />
      </div>
    </section>
  );
}
