import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { facts } from '@/config/plans/facts';
import { businessPrices, premiumPrices } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import { usePrice } from '@/components/pricing/usePlanNumbers';
import styles from './PricingTeaser.module.scss';

/** The three plans in one list; the comparison has its own page. */
export function PricingTeaser() {
  const t = useTranslations();
  const language = useLocale();
  const price = usePrice();
  const plans = [
    ['standard', t('home.pricingFree'), t('home.pricingFreeNote')],
    [
      'premium',
      price(premiumPrices.year.amount),
      t('home.pricingPremiumNote', { days: facts.trialDays }),
    ],
    ['business', price(businessPrices.subscription.amount), t('home.pricingBusinessNote')],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="plans">
      <div className={styles.text}>
        <h2 id="plans" className={styles.heading}>
          {t('home.pricingHeading')}
        </h2>
        <p className={styles.lead}>{t('home.pricingLead')}</p>
        <SiteLink href={pagePath('pricing', language)} className={styles.compare}>
          {t('home.pricingCompare')}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <dl className={styles.plans}>
        {plans.map(([plan, amount, note]) => (
          <div key={plan} className={styles.plan}>
            <dt className={styles.name}>{t(`plans.${plan}`)}</dt>
            <dd className={styles.amount}>{amount}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
