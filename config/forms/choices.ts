/** What the selects of the forms offer, as it is sent and kept; their words come with the page. */
import { countryCodes } from './countries';
import { feedbackCategories, feedbackProducts } from './feedback';

/** The lists by name. A host may have others in the place of its own (`hosted`). */
export const choiceIds = {
  countries: countryCodes,
  products: feedbackProducts,
  categories: feedbackCategories,
} as const satisfies Record<string, readonly string[]>;

/** Name of a list. */
export type ChoiceList = keyof typeof choiceIds;
