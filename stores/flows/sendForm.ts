/** Sends a form once: its service is loaded when first needed, and whatever goes wrong becomes an outcome. */
import type { FormName } from '@/config/forms/forms';
import { attemptKey, dropDraft } from '@/services/page/drafts';
import type { FormAnswer } from '@/services/calls/formPost';
import type { FormValues } from '@/services/rules/formRules';
import type { SendForm } from '@/services/calls/mail';

const senders: Readonly<Record<FormName, () => Promise<SendForm>>> = {
  enquiry: async () => (await import('@/services/calls/mail')).sendEnquiry,
  account: async () => (await import('@/services/calls/mail')).sendAccountRequest,
  link: async () => (await import('@/services/calls/mail')).sendLink,
  feedback: async () => (await import('@/services/calls/feedback')).sendFeedback,
};

/** What came of it: what the host has answered, or a failure with all kept for the next attempt. */
export type Outcome = FormAnswer | { readonly is: 'failed' };

/** Loads what sending needs, ahead of it. A failure shows when the form is sent. */
export function prepareToSend(form: FormName): void {
  senders[form]().catch(() => undefined);
}

/** Sends a form. Never throws. */
export async function sendForm(form: FormName, values: FormValues): Promise<Outcome> {
  const key = attemptKey(form, values);
  try {
    const send = await senders[form]();
    const answer = await send(values, key);
    if (answer.is === 'sent' || answer.is === 'queued') dropDraft(form);
    return answer;
  } catch (error) {
    console.warn(`forms: ${form} was not sent. ${String(error)}`);
    return { is: 'failed' };
  }
}
