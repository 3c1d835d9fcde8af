import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Facts } from '@/components/download/Facts';
import { Outdated } from '@/components/download/Outdated';
import { Requirements } from '@/components/download/Requirements';
import { PageHero } from '@/components/sections/PageHero';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { WhatsNewLink } from '@/components/download/WhatsNewLink';
import { devicePages } from '@/config/pages/devicePages';
import { facts } from '@/config/plans/facts';
import type { Device } from '@/config/download/devices';
import { pagePath } from '@/services/rules/urls';
import styles from './DeviceHero.module.scss';
import { useDeviceValues } from './useDeviceValues';

const placement = 'device_page';

/** The band below the hero: what is downloaded, and what it runs on. */
function Specs({ device }: { device: Device }) {
  const t = useTranslations('devicePages');
  const format = useFormatter();
  const { facts: name, apps } = devicePages[device];
  const languages = apps === 'desk' ? facts.languagesOnPc : facts.languagesOnMobile;
  return (
    <section className={styles.specs} aria-label={t('specs')}>
      <div className={styles.row}>
        {name && <Facts name={name} placement={placement} />}
        <Requirements device={device} />
        <dl>
          <div>
            <dt>{t('languages')}</dt>
            <dd>{format.number(languages)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** The named system's download at the top of its page. */
export function DeviceHero({ device }: { device: Device }) {
  const t = useTranslations('devicePages');
  const language = useLocale();
  const { picture, cutout, apps } = devicePages[device];
  return (
    <>
      <PageHero
        heading={t(`${device}.heading`)}
        lead={t(`${device}.lead`, useDeviceValues(device))}
        picture={{ name: picture, alt: t(`${device}.pictureAlt`) }}
        cutout={cutout}
      >
        <DownloadButton placement={placement} device={device} />
        <Outdated device={device} />
        <WhatsNewLink device={device} className={styles.more} />
        {apps === 'desk' && (
          <SiteLink
            href={pagePath('open-on-pc', language)}
            className={styles.more}
            data-for="android ios"
          >
            {t('openOnPc')}
          </SiteLink>
        )}
      </PageHero>
      <Specs device={device} />
    </>
  );
}
