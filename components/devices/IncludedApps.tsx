import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { apps } from '@/config/pages/apps';
import { devicePages } from '@/config/pages/devicePages';
import type { Device } from '@/config/download/devices';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './IncludedApps.module.scss';

/** The apps that come with the package, as they are on this kind of device. */
export function IncludedApps({ device }: { device: Device }) {
  const t = useTranslations();
  const language = useLocale();
  const kind = devicePages[device].apps;
  return (
    <Section
      id="included"
      heading={t(`devicePages.${device}.appsHeading`)}
      lead={t(`devicePages.${device}.appsLead`)}
      words={{}}
      tone="tint"
      layout="halves"
    >
      <ul className={styles.apps}>
        {apps.map(({ id, icon, route }) => (
          <li key={id} className={styles.app} data-app={id}>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.name}>
              <SiteLink href={pagePath(route, language)} className={styles.link}>
                {t(`apps.${id}.name`)}
              </SiteLink>
            </h3>
            <p className={styles.text}>{t(`devicePages.${kind}.${id}`)}</p>
            <Icon name="arrow-right" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
