/** The business page: its two views, its offers and its questions (specification, section 2). */
import { businessPrices } from '@/config/plans/plans';

/** The views of the page. */
export type BusinessView = 'contact' | 'purchase';

/** The value of `lastPageSource` that opens the purchase view; misspelt on purpose (specification, section 2). */
export const purchaseSource = 'phurchase';

/** What an enquiry is called in the mail to sales (specification, section 3). */
export const salesMailTitle = 'Sales leads';

/** The success message that a purchase ends with, by number. */
export const paySuccessTypes = { premium: 1, subscription: 2, license: 3, trial: 4 } as const;

/** The one that holds at first (specification, section 3). */
export const defaultPaySuccessType = paySuccessTypes.subscription;

/** The two ways to buy, in the order in which the page shows them, with the messages of their points. */
export const businessOffers = [
  {
    id: 'subscription',
    price: businessPrices.subscription,
    points: ['pointSuite', 'pointRenews', 'pointAccount'],
  },
  {
    id: 'license',
    price: businessPrices.license,
    points: ['pointSuite', 'pointKeys', 'pointRenews'],
  },
] as const;

/** Messages of the contact view. */
export const contactReady = ['readyName', 'readyEmail', 'readyRegion', 'readyHelp'] as const;
export const businessQuestions = ['keys', 'systems', 'several', 'trial'] as const;

/** Messages of the purchase view. */
export const includedRows = ['apps', 'formats', 'languages'] as const;
export const termRows = ['renewal', 'activation', 'limit', 'question'] as const;
