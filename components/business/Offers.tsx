import { useTranslations } from 'next-intl';
import { ActionLink } from '@/components/sections/ActionLink';
import { CheckList } from '@/components/sections/CheckList';
import { BuyLink } from '@/components/pricing/BuyLink';
import { signInUrl } from '@/config/visitor/account';
import { businessOffers } from '@/config/pages/business';
import { businessOfferIds } from '@/config/plans/offers';
import { businessLicense, renewalMonths } from '@/config/plans/plans';
import { Section } from '@/components/sections/Section';
import { BusinessView } from './BusinessView.client';
import { usePrice } from '@/components/pricing/usePlanNumbers';
import styles from './Offers.module.scss';

/** The two ways to buy with their prices; in the purchase view also the way to buy. */
export function Offers() {
  const t = useTranslations('business');
  const priceOf = usePrice();
  const plans = useTranslations('plans');
  const values = { months: renewalMonths, ...businessLicense };
  return (
    <Section
      id="offers"
      anchor
      heading={t('offersHeading')}
      lead={t('offersLead')}
      words={{ className: styles.intro }}
      tone="tint"
    >
      <ul className={styles.offers}>
        {businessOffers.map(({ id, price, points }) => (
          <li key={id} className={styles.offer}>
            <h3 className={styles.name}>{t(`${id}.name`)}</h3>
            <p>
              <span className={styles.amount}>{priceOf(price.amount)}</span>{' '}
              <span className={styles.period}>{t(`${id}.period`, { months: price.months })}</span>
            </p>
            <BusinessView view="purchase">
              <div className={styles.buyOffer}>
                <BuyLink
                  offer={businessOfferIds[id]}
                  name={t('offerName', { plan: plans('business'), offer: t(`${id}.name`) })}
                  look="primary"
                />
              </div>
            </BusinessView>
            <div className={styles.points}>
              <CheckList points={points.map((point) => t(point, values))} />
            </div>
          </li>
        ))}
      </ul>
      <BusinessView view="purchase">
        <div className={styles.buy}>
          <div data-signed-out="">
            <ActionLink href={signInUrl} to="service" look="outline">
              {t('signIn')}
            </ActionLink>
          </div>
          <p className={styles.note}>
            {t('signInNote')} {t('multiple')}
          </p>
        </div>
      </BusinessView>
    </Section>
  );
}
