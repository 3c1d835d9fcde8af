/** What can be bought: each plan by its period, and how the payment host is asked for it. */
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { businessPrices, premiumPrices, type Price } from './plans';

/** Of each kind an account has one at most; of two kinds it may have both (decisions, Second round). */
export type OfferKind = 'subscription' | 'license' | 'trial';

/** A thing to buy, or to try. */
export interface Offer {
  /** `plan` and `period` find its row in the SKU list. */
  readonly plan: 'premium' | 'business';
  readonly period: string;
  /** The SKU that holds while the list has not answered, and when it does not. */
  readonly sku: string;
  /** No months and no amount for the trial: it lasts `facts.trialDays`. */
  readonly price: Price;
  readonly kind: OfferKind;
}

function premium(period: keyof typeof premiumPrices, sku: string): Offer {
  return { plan: 'premium', period, sku, price: premiumPrices[period], kind: 'subscription' };
}

function business(period: keyof typeof businessPrices, sku: string): Offer {
  return { plan: 'business', period, sku, price: businessPrices[period], kind: period };
}

/** Every offer of the site, by the id that its button carries. */
export const offers = {
  premiumMonth: premium('month', 'premium_1m'),
  premiumHalfYear: premium('halfYear', 'premium_6m'),
  premiumYear: premium('year', 'premium_12m'),
  businessSubscription: business('subscription', 'business_12m'),
  businessLicense: business('license', 'business_license'),
  premiumTrial: {
    plan: 'premium',
    period: 'trial',
    sku: 'premium_trial',
    price: { months: 0, amount: 0 },
    kind: 'trial',
  },
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

/** The offer with this SKU. */
export function offerBySku(sku: unknown): Offer | undefined {
  return Object.values<Offer>(offers).find((offer) => offer.sku === sku);
}

/** The page of the payment host for a SKU: what the payment box frames, and a plain link without scripts. */
export function paymentUrl(sku: string, language: string): string {
  return `${hosts.payment}${apiPaths.payment}?${new URLSearchParams({ sku, language })}`;
}
