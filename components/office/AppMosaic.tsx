import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { apps } from '@/config/pages/apps';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './AppMosaic.module.scss';

function AppCard({ id, icon, picture, route }: (typeof apps)[number]) {
  const t = useTranslations();
  const language = useLocale();
  const name = t(`apps.${id}.name`);
  return (
    <li className={styles.card} data-app={id}>
      <div className={styles.text}>
        <p className={styles.name}>
          <Icon name={icon} />
          {name}
        </p>
        <h3 className={styles.heading}>{t(`office.${id}.heading`)}</h3>
        <p className={styles.lead}>{t(`office.${id}.text`)}</p>
        <SiteLink href={pagePath(route, language)} className={styles.link}>
          {t('office.appLink', { app: name })}
          <Icon name="arrow-right" className={styles.arrow} />
        </SiteLink>
      </div>
      <Picture name={picture} alt={t(`apps.${id}.alt`)} className={styles.picture} />
    </li>
  );
}

/** The four apps, each in its own colour, with the way to its page. */
export function AppMosaic() {
  const t = useTranslations('office');
  return (
    <Section id="inside" heading={t('appsHeading')} room="none" className={styles.section}>
      <ul className={styles.cards}>
        {apps.map((app) => (
          <AppCard key={app.id} {...app} />
        ))}
      </ul>
    </Section>
  );
}
