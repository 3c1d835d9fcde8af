import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { PageHero } from '@/components/sections/PageHero';
import { Icon } from '@/components/ui/Icon.shared';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { appOf, type AppId } from '@/config/pages/apps';
import { appPages } from '@/config/pages/appPages';
import { facts } from '@/config/plans/facts';
import { pagePath } from '@/services/rules/urls';
import styles from './AppHero.module.scss';

/** The top of an app's page, with its picture beside the words or below them in full width. */
export function AppHero({ app }: { app: AppId }) {
  const t = useTranslations();
  const language = useLocale();
  const { tone, picture: place } = appPages[app].hero;
  const picture = { name: appOf(app).picture, alt: t(`apps.${app}.alt`), enlarged: true };
  return (
    <>
      <PageHero
        heading={t(`appPages.${app}.heading`)}
        lead={t(`appPages.${app}.lead`)}
        tone={tone}
        app={app}
        picture={place === 'beside' ? picture : undefined}
      >
        <DownloadButton placement="app_page" />
        <SiteLink href={pagePath('pricing', language)} className={styles.plans}>
          {t('appPages.words.comparePlans')}
          <Icon name="arrow-right" />
        </SiteLink>
        <p className={styles.terms} data-tone={tone}>
          {t('plans.terms', { days: facts.trialDays })}
        </p>
      </PageHero>
      {place === 'below' && (
        <div className={styles.below}>
          <div className={styles.container}>
            <Picture {...picture} className={styles.picture} priority />
          </div>
        </div>
      )}
    </>
  );
}
