/** The questions of the pricing page by subject (specification, sections 2, 6 and 9). */

/** Subjects with their questions; all ids are message keys under `faq`. */
export const faqGroups = [
  { id: 'subscription', questions: ['devices', 'trial', 'renewal', 'multiple'] },
  {
    id: 'payment',
    questions: ['premiumPrices', 'businessPrices', 'charge', 'methods', 'currency'],
  },
  { id: 'afterSales', questions: ['keys', 'license', 'inactive', 'move', 'refund'] },
] as const satisfies readonly { id: string; questions: readonly string[] }[];

/** Id of a question. */
export type QuestionId = (typeof faqGroups)[number]['questions'][number];

/** The id of a question in the page: what stands after `#` in a link to it. */
export const questionAnchor = <Id extends QuestionId>(id: Id) => `faq-${id}` as const;
