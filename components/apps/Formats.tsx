import { useTranslations } from 'next-intl';
import { Feature } from '@/components/sections/Feature';
import type { AppId } from '@/config/pages/apps';
import { appPages, type AppSection } from '@/config/pages/appPages';
import styles from './Formats.module.scss';

/** The file formats of an app, by what it does with them. */
export function Formats({ app, tone }: { app: AppId; tone: AppSection['tone'] }) {
  const t = useTranslations('appPages');
  return (
    <Feature
      id="formats"
      heading={t(`${app}.formatsHeading`)}
      text={t(`${app}.formatsText`)}
      app={app}
      tone={tone}
    >
      <dl className={styles.uses}>
        {appPages[app].formats.map(({ use, names }) => (
          <div key={use} className={styles.use}>
            <dt className={styles.name}>{t(`words.${use}`)}</dt>
            <dd>
              <ul className={styles.formats}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Feature>
  );
}
