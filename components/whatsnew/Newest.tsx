import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Facts } from '@/components/download/Facts';
import { PageHero } from '@/components/sections/PageHero';
import { SiteLink } from '@/components/ui/SiteLink.client';
import type { NotedSystem } from '@/config/download/notedSystems';
import { devicePages } from '@/config/pages/devicePages';
import { pagePath } from '@/services/rules/urls';
import styles from './Newest.module.scss';

const placement = 'update_version';

/** A system's newest release with its download. */
export function Newest({ system }: { system: NotedSystem }) {
  const t = useTranslations(`whatsnew.${system}`);
  const language = useLocale();
  const { facts } = devicePages[system];
  return (
    <PageHero heading={t('heading')} lead={t('lead')} tone="tint">
      <DownloadButton placement={placement} device={system} />
      <SiteLink href={pagePath(`office-device-${system}`, language)} className={styles.about}>
        {t('about')}
      </SiteLink>
      {facts && <Facts name={facts} placement={placement} className={styles.facts} />}
    </PageHero>
  );
}
