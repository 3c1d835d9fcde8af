import { useLocale, useTranslations } from 'next-intl';
import { offers, paymentUrl, type OfferId } from '@/config/plans/offers';
import styles from './BuyLink.module.scss';

interface Props {
  offer: OfferId;
  /** What the offer is called, for those who do not see what stands beside the link. */
  name: string;
  look?: 'primary' | 'solid' | 'quiet';
}

/** Buys an offer, or starts the trial: by the payment box, or on the payment host's own page where no script is. */
export function BuyLink({ offer, name, look = 'quiet' }: Props) {
  const t = useTranslations('plans');
  const isTrial = offers[offer].kind === 'trial';
  return (
    <a
      href={paymentUrl(offers[offer].sku, useLocale())}
      className={styles[look]}
      aria-label={isTrial ? undefined : t('buyNamed', { name })}
      data-buy={offer}
    >
      {isTrial ? name : t('buy')}
    </a>
  );
}
