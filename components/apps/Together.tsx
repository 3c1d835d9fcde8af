import { useLocale, useTranslations } from 'next-intl';
import { Feature } from '@/components/sections/Feature';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { appOf, type AppId } from '@/config/pages/apps';
import { appPages, type AppSection } from '@/config/pages/appPages';
import { pagePath } from '@/services/rules/urls';
import styles from './Together.module.scss';

const messages = ['together1', 'together2', 'together3'] as const;

/** How an app works with the three others; each name leads to that app's page. */
export function Together({ app, tone = 'plain' }: { app: AppId; tone: AppSection['tone'] }) {
  const t = useTranslations();
  const language = useLocale();
  return (
    <Feature
      id="together"
      heading={t(`appPages.${app}.togetherHeading`)}
      text={t(`appPages.${app}.togetherText`)}
      tone={tone}
    >
      <ul className={styles.others} data-tone={tone}>
        {messages.map((message, index) => {
          const other = appOf(appPages[app].together[index] ?? app);
          return (
            <li key={message} className={styles.other} data-app={other.id}>
              <Icon name={other.icon} className={styles.icon} />
              <h3 className={styles.name}>
                <SiteLink href={pagePath(other.route, language)}>
                  {t(`apps.${other.id}.name`)}
                </SiteLink>
              </h3>
              <p className={styles.text}>{t(`appPages.${app}.${message}`)}</p>
            </li>
          );
        })}
      </ul>
    </Feature>
  );
}
