import { useTranslations } from 'next-intl';
import { monthlyAmount, premiumPeriods, premiumPrices } from '@/config/plans';
import styles from './PriceList.module.scss';
import { usePrice } from './usePlanNumbers';

/** Premium by length of the subscription, with what a month comes to. */
export function PriceList() {
  const t = useTranslations('pricing');
  const price = usePrice();
  return (
    <dl className={styles.list} aria-label={t('premiumPrices')}>
      {premiumPeriods.map((period) => {
        const { months, amount } = premiumPrices[period];
        return (
          <div key={period} className={styles.row}>
            <dt>{t('period', { months })}</dt>
            <dd className={styles.amount}>{price(amount)}</dd>
            {months > 1 && (
              <dd className={styles.note}>
                {t('perMonth', { price: price(monthlyAmount(premiumPrices[period])) })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
