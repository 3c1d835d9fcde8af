import { useTranslations } from 'next-intl';
import { premiumOffers } from '@/config/plans/offers';
import { monthlyAmount, premiumPeriods, premiumPrices } from '@/config/plans/plans';
import { BuyLink } from './BuyLink';
import styles from './PriceList.module.scss';
import { usePrice } from './usePlanNumbers';

/** Premium by length of the subscription, with what a month comes to. */
export function PriceList() {
  const t = useTranslations();
  const price = usePrice();
  return (
    <dl className={styles.list} aria-label={t('pricing.premiumPrices')}>
      {premiumPeriods.map((period) => {
        const { months, amount } = premiumPrices[period];
        return (
          <div key={period} className={styles.row}>
            <dt>{t('pricing.period', { months })}</dt>
            <dd className={styles.amount}>{price(amount)}</dd>
            <dd className={styles.buy}>
              <BuyLink
                offer={premiumOffers[period]}
                name={t('pricing.offerName', { plan: t('plans.premium'), months })}
                look={period === 'year' ? 'solid' : 'quiet'}
              />
            </dd>
            {months > 1 && (
              <dd className={styles.note}>
                {t('pricing.perMonth', { price: price(monthlyAmount(premiumPrices[period])) })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
