import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Feature } from '@/components/sections/Feature';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { facts } from '@/config/plans/facts';
import { pagePath } from '@/services/rules/urls';
import styles from './Overview.module.scss';

/** Documents in the browser, which have a page of their own. */
export function Docs() {
  const t = useTranslations('office');
  const format = useFormatter();
  const language = useLocale();
  const gigabytes = (amount: number) => format.number(amount, { style: 'unit', unit: 'gigabyte' });
  return (
    <Feature
      id="docs"
      tone="tint"
      flipped
      heading={t('docsHeading')}
      text={t('docsText')}
      points={[
        t('docsSize', { size: gigabytes(facts.webDocsFileGb) }),
        t('docsStorage', { size: gigabytes(facts.cloudStorageGb) }),
      ]}
      picture={{ name: 'home/collaboration', alt: t('docsAlt') }}
    >
      <SiteLink href={pagePath('wpsdocs', language)} className={styles.more}>
        {t('docsLink')}
        <Icon name="arrow-right" />
      </SiteLink>
    </Feature>
  );
}
