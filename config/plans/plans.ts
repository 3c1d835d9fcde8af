/** Plans and their prices (specification, section 9). Amounts in US dollars. */

/** A price for a period. */
export interface Price {
  readonly months: number;
  readonly amount: number;
}

/** The currency of every amount below, ISO 4217. */
export const currency = 'USD';

/** Premium, by length of the subscription. */
export const premiumPrices = {
  month: { months: 1, amount: 3.99 },
  halfYear: { months: 6, amount: 18.99 },
  year: { months: 12, amount: 29.99 },
} as const satisfies Record<string, Price>;

/** Business: a yearly subscription, or the one-time license, which is bought apart from one. */
export const businessPrices = {
  subscription: { months: 12, amount: 39.99 },
  license: { months: 12, amount: 129.99 },
} as const satisfies Record<string, Price>;

/** Lengths of a Premium subscription, in the order in which the site shows them. */
export const premiumPeriods = [
  'year',
  'halfYear',
  'month',
] as const satisfies readonly (keyof typeof premiumPrices)[];

/** What the one-time license for Business brings; its keys work on Windows PCs alone. */
export const businessLicense = { keys: 3, pcs: 3 } as const;

/** What is bought for this many months renews itself until that is switched off in the account. */
export const renewalMonths = 12;

/** What a price comes to in a month, rounded up to the cent: never less than what is paid. */
export function monthlyAmount({ months, amount }: Price): number {
  return Math.ceil(Math.round(amount * 100) / months) / 100;
}
