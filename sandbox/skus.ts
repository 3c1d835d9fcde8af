/** What the payment host sells: the offers of the site, by SKU. */
import { offers, type Offer } from '@/config/plans/offers';
import { currency } from '@/config/plans/plans';

/** The offer with this SKU. */
export function offerBySku(sku: string | undefined): Offer | undefined {
  return Object.values<Offer>(offers).find((offer) => offer.sku === sku);
}

/** The list that `sku/show` answers with (decisions, Shapes that the specification does not show). */
export const skuList = Object.values<Offer>(offers).map(({ sku, plan, period, price }) => ({
  sku,
  plan,
  period,
  months: price.months,
  price: price.amount,
  currency,
}));
