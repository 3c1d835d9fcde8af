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

/** Business: a yearly subscription, or a license bought once. */
export const businessPrices = {
  subscription: { months: 12, amount: 39.99 },
  license: { months: 12, amount: 129.99 },
} as const satisfies Record<string, Price>;
