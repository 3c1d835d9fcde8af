import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Facts } from '@/components/download/Facts';
import { PageHero } from '@/components/sections/PageHero';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { pagePath } from '@/services/rules/urls';
import styles from './Newest.module.scss';

const placement = 'update_version';

/** The newest release with its download. */
export function Newest() {
  const t = useTranslations('whatsnewLinux');
  const language = useLocale();
  return (
    <PageHero heading={t('heading')} lead={t('lead')} tone="tint">
      <DownloadButton placement={placement} device="linux" />
      <SiteLink href={pagePath('office-device-linux', language)} className={styles.about}>
        {t('about')}
      </SiteLink>
      <Facts name="linuxDeb" placement={placement} className={styles.facts} />
    </PageHero>
  );
}
