/** The subscription page: what there is to do, and the question of the pricing page that goes with it. */
import type { QuestionId } from './faq';

/** Tasks in the order of a subscription's life; ids are anchors, and message keys under `subscription`. */
export const subscriptionTasks = [
  { id: 'buy', question: 'methods' },
  { id: 'activate', question: 'keys' },
  { id: 'renew', question: 'renewal' },
  { id: 'change', question: 'devices' },
  { id: 'cancel', question: 'refund' },
] as const satisfies readonly { id: string; question: QuestionId }[];

/** The steps of every task. */
export const taskSteps = ['step1', 'step2', 'step3'] as const;
