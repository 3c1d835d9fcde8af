import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { BuyLink } from '@/components/pricing/BuyLink';
import { PriceList } from '@/components/pricing/PriceList';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { signInUrl } from '@/config/visitor/account';
import { facts } from '@/config/plans/facts';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './Trial.module.scss';

/** The terms, and the ways to begin. */
function Terms() {
  const t = useTranslations();
  const language = useLocale();
  const days = facts.trialDays;
  return (
    <>
      <ul className={styles.terms}>
        <li>{t('premium.termNewUsers', { days })}</li>
        <li>{t('premium.termStart')}</li>
        <li>{t('premium.termPrice')}</li>
      </ul>
      <BuyLink offer="premiumTrial" name={t('plans.startTrial')} look="solid" />
      <DownloadButton placement="premium_page" />
      <p className={styles.account} data-signed-out="">
        {t('pricing.haveAccount')} <a href={signInUrl}>{t('header.signIn')}</a>
      </p>
      {/* With scripts it is for premium users only (components/dialogs/links.client.ts). */}
      <a href={pagePath('download', language)} className={styles.more} data-premium-only="">
        {t('premium.memberDownload')}
        <Icon name="arrow-down-to-line" />
      </a>
    </>
  );
}

/** The terms of the trial beside the prices that follow it. */
export function Trial() {
  const t = useTranslations();
  const language = useLocale();
  const days = facts.trialDays;
  return (
    <Section
      id="trial"
      heading={t('premium.termsHeading', { days })}
      words={{ more: <Terms /> }}
      className={styles.section}
    >
      <div className={styles.prices}>
        <PriceList />
        <SiteLink href={pagePath('pricing', language)} className={styles.more}>
          {t('premium.allPrices')}
          <Icon name="arrow-right" />
        </SiteLink>
        <SiteLink href={pagePath('subscription', language)} className={styles.more}>
          {t('premium.termSteps')}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
    </Section>
  );
}
