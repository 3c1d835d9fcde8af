import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { facts } from '@/config/plans/facts';
import { businessPrices, premiumPrices } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import { usePrice } from '@/components/pricing/usePlanNumbers';
import { Section } from '@/components/sections/Section';
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
  const link = (
    <SiteLink href={pagePath('pricing', language)} className={styles.compare}>
      {t('home.pricingCompare')}
      <Icon name="arrow-right" />
    </SiteLink>
  );
  return (
    <Section
      id="plans"
      heading={t('home.pricingHeading')}
      lead={t('home.pricingLead')}
      words={{ more: link }}
      layout="halves"
    >
      <dl className={styles.plans}>
        {plans.map(([plan, amount, note]) => (
          <div key={plan} className={styles.plan}>
            <dt className={styles.name}>{t(`plans.${plan}`)}</dt>
            <dd className={styles.amount}>{amount}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
