import { useFormatter, useTranslations } from 'next-intl';
import { ActionLink } from '@/components/info/ActionLink';
import { CheckList } from '@/components/info/CheckList';
import { businessOffers } from '@/config/business';
import { hosts } from '@/config/hosts';
import { businessLicense, currency, renewalMonths } from '@/config/plans';
import { BusinessView } from './BusinessView.client';
import styles from './Offers.module.scss';

/** The two ways to buy with their prices; in the purchase view also the way to buy. */
export function Offers() {
  const t = useTranslations('business');
  const format = useFormatter();
  const values = { months: renewalMonths, ...businessLicense };
  return (
    <section className={styles.section} id="offers" aria-labelledby="offers-title">
      <div className={styles.inner}>
        <div className={styles.intro}>
          <h2 id="offers-title" className={styles.heading}>
            {t('offersHeading')}
          </h2>
          <p className={styles.lead}>{t('offersLead')}</p>
        </div>
        <ul className={styles.offers}>
          {businessOffers.map(({ id, price, points }) => (
            <li key={id} className={styles.offer}>
              <h3 className={styles.name}>{t(`${id}.name`)}</h3>
              <p>
                <span className={styles.amount}>
                  {format.number(price.amount, { style: 'currency', currency })}
                </span>{' '}
                <span className={styles.period}>{t(`${id}.period`, { months: price.months })}</span>
              </p>
              <div className={styles.points}>
                <CheckList points={points.map((point) => t(point, values))} />
              </div>
            </li>
          ))}
        </ul>
        <BusinessView view="purchase">
          <div className={styles.buy}>
            <ActionLink href={`${hosts.account}/signin/`} to="service" look="button">
              {t('signIn')}
            </ActionLink>
            <p className={styles.note}>
              {t('signInNote')} {t('multiple')}
            </p>
          </div>
        </BusinessView>
      </div>
    </section>
  );
}
