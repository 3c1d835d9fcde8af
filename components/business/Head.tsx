import { useLocale, useTranslations } from 'next-intl';
import { ActionLink } from '@/components/sections/ActionLink';
import { PageHero } from '@/components/sections/PageHero';
import { purchaseSource } from '@/config/pages/business';
import { queryKeys } from '@/config/site/keys';
import { pagePath } from '@/services/rules/urls';
import { BusinessView } from './BusinessView.client';
import styles from './Head.module.scss';

/** What Business is, and the way to the other view. */
export function Head() {
  const t = useTranslations('business');
  const path = pagePath('business', useLocale());
  const purchase = `${path}?${queryKeys.lastPageSource}=${purchaseSource}#offers`;
  return (
    <PageHero
      heading={t('heading')}
      lead={t('lead')}
      picture={{ name: 'home/collaboration', alt: t('heroAlt') }}
      cutout
    >
      <BusinessView view="contact">
        <div className={styles.actions}>
          <ActionLink href="#sales" to="service" look="button">
            {t('talk')}
          </ActionLink>
          <ActionLink href={purchase}>{t('buy')}</ActionLink>
        </div>
      </BusinessView>
      <BusinessView view="purchase">
        <div className={styles.actions}>
          <ActionLink href="#offers" to="service" look="button">
            {t('buy')}
          </ActionLink>
          <ActionLink href={`${path}#sales`}>{t('talk')}</ActionLink>
        </div>
      </BusinessView>
    </PageHero>
  );
}
