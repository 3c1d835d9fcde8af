import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { businessLicense, businessPrices } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import { BuyLink } from './BuyLink';
import styles from './Plans.module.scss';
import { usePrice } from './usePlanNumbers';

/** Business: a subscription or a license paid once, and the way to its page. */
export function BusinessPlan() {
  const t = useTranslations();
  const price = usePrice();
  const language = useLocale();
  const { subscription, license } = businessPrices;
  const offers = [
    [
      'businessSubscription',
      t('pricing.businessSubscription'),
      price(subscription.amount),
      t('pricing.renewalNote', { months: subscription.months }),
    ],
    [
      'businessLicense',
      t('pricing.businessLicense'),
      price(license.amount),
      t('pricing.licenseNote', { ...businessLicense, months: license.months }),
    ],
  ] as const;
  return (
    <article className={styles.plan}>
      <h3 className={styles.name}>{t('plans.business')}</h3>
      <p className={styles.text}>{t('pricing.businessText')}</p>
      <dl className={styles.offers}>
        {offers.map(([offer, name, amount, note]) => (
          <div key={offer} className={styles.offer}>
            <dt>{name}</dt>
            <dd className={styles.offerAmount}>{amount}</dd>
            <dd className={styles.note}>{note}</dd>
            <dd className={styles.buy}>
              <BuyLink
                offer={offer}
                name={t('pricing.businessOfferName', { plan: t('plans.business'), offer: name })}
              />
            </dd>
          </div>
        ))}
      </dl>
      <SiteLink href={pagePath('business', language)} className={styles.more}>
        {t('pricing.businessMore')}
        <Icon name="arrow-right" />
      </SiteLink>
    </article>
  );
}
