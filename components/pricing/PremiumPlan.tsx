import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { signInUrl } from '@/config/visitor/account';
import { facts } from '@/config/plans/facts';
import { monthlyAmount, premiumPrices } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import styles from './Plans.module.scss';
import { BuyLink } from './BuyLink';
import { PriceList } from './PriceList';
import { usePrice } from './usePlanNumbers';

/** Premium: what a month comes to, the price of each length, the trial and how to begin. */
export function PremiumPlan() {
  const t = useTranslations();
  const price = usePrice();
  const language = useLocale();
  return (
    <article className={styles.premium}>
      <div className={styles.pitch}>
        <h3 className={styles.name}>{t('plans.premium')}</h3>
        <p className={styles.amount}>{price(premiumPrices.year.amount)}</p>
        <p className={styles.period}>
          {t('pricing.forPeriod', { months: premiumPrices.year.months })} ·{' '}
          {t('pricing.perMonth', { price: price(monthlyAmount(premiumPrices.year)) })}
        </p>
        <p className={styles.text}>{t('pricing.premiumText')}</p>
        <SiteLink href={pagePath('premium', language)} className={styles.more}>
          {t('pricing.premiumMore')}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <PriceList />
      <div className={styles.begin}>
        <DownloadButton placement="pricing_card" />
        <BuyLink offer="premiumTrial" name={t('plans.startTrial')} />
        <div>
          <p className={styles.terms}>{t('pricing.trial', { days: facts.trialDays })}</p>
          <p className={styles.terms} data-signed-out="">
            {t('pricing.haveAccount')} <a href={signInUrl}>{t('header.signIn')}</a>
          </p>
        </div>
      </div>
    </article>
  );
}
