/** What can be bought: each plan by its period, and how the payment host is asked for it. */
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { businessPrices, premiumPrices, type Price } from './plans';

/** A thing to buy. */
export interface Offer {
  /** `plan` and `period` find its row in the SKU list. */
  readonly plan: 'premium' | 'business';
  readonly period: string;
  /** The SKU that holds while the list has not answered, and when it does not. */
  readonly sku: string;
  readonly price: Price;
  /** An account has one subscription at most; a license goes with any. */
  readonly isSubscription: boolean;
}

function premium(period: keyof typeof premiumPrices, sku: string): Offer {
  return { plan: 'premium', period, sku, price: premiumPrices[period], isSubscription: true };
}

function business(period: keyof typeof businessPrices, sku: string): Offer {
  const isSubscription = period === 'subscription';
  return { plan: 'business', period, sku, price: businessPrices[period], isSubscription };
}

/** Every offer of the site, by the id that its button carries. */
export const offers = {
  premiumMonth: premium('month', 'premium_1m'),
  premiumHalfYear: premium('halfYear', 'premium_6m'),
  premiumYear: premium('year', 'premium_12m'),
  businessSubscription: business('subscription', 'business_12m'),
  businessLicense: business('license', 'business_license'),
} as const satisfies Record<string, Offer>;

/** The offers of Premium by the length of the subscription. */
export const premiumOffers = {
  month: 'premiumMonth',
  halfYear: 'premiumHalfYear',
  year: 'premiumYear',
} as const satisfies Record<keyof typeof premiumPrices, OfferId>;

/** The offers of Business by what is bought. */
export const businessOfferIds = {
  subscription: 'businessSubscription',
  license: 'businessLicense',
} as const satisfies Record<keyof typeof businessPrices, OfferId>;

/** Id of an offer. */
export type OfferId = keyof typeof offers;

/** Whether a text is the id of an offer. */
export function isOfferId(id: string | undefined): id is OfferId {
  return id !== undefined && Object.hasOwn(offers, id);
}

/** The page of the payment host for a SKU: what the payment box frames, and a plain link without scripts. */
export function paymentUrl(sku: string, language: string): string {
  return `${hosts.payment}${apiPaths.payment}?${new URLSearchParams({ sku, language })}`;
}
