/** Posting a form: it is taken, refused field by field, told to wait, or the call fails. */
import * as v from 'valibot';
import { honeypotField } from '@/config/forms/forms';
import { timings } from '@/config/site/limits';
import type { FieldFaults } from '@/services/rules/formRules';
import { formatWait } from '@/services/rules/wait';
import { postJson } from './http';
import { refusalIn } from './serviceError';

/** Answer to a form that was taken. What it leads to may still be under way. */
const Taken = v.object({
  code: v.literal(0),
  data: v.optional(v.object({ queued: v.optional(v.boolean()) })),
});

/** What a host says of fields that it does not take, and which files it has no more. */
const Faulty = v.object({
  fields: v.record(v.string(), v.picklist(['required', 'invalid', 'gone'])),
  gone: v.optional(v.array(v.string()), []),
});

const Busy = v.object({ retryAfter: v.pipe(v.number(), v.minValue(1)) });

/** What came of a form that was answered. */
export type FormAnswer =
  | { readonly is: 'sent' | 'queued' }
  | { readonly is: 'refused'; readonly faults: FieldFaults; readonly gone: readonly string[] }
  /** `when` the next may come, in the page's language. */
  | { readonly is: 'busy'; readonly when: string };

/** When a host wants to be asked again, in the page's language; `null` where a call failed in another way. */
export function whenIn(error: unknown): string | null {
  const refusal = refusalIn(error);
  if (refusal?.status !== 429) return null;
  const busy = v.safeParse(Busy, refusal.body);
  const seconds = busy.success ? busy.output.retryAfter : timings.busyWait / 1000;
  return formatWait(seconds, document.documentElement.lang);
}

/** The answer that is in a refusal; `null` where a form failed in another way. */
function answerIn(error: unknown): FormAnswer | null {
  const when = whenIn(error);
  if (when !== null) return { is: 'busy', when };
  const refusal = refusalIn(error);
  if (refusal?.status !== 400) return null;
  // Some refusals come from a server in between, as a page.
  const faulty = v.safeParse(Faulty, refusal.body);
  if (!faulty.success) return null;
  const { fields, gone } = faulty.output;
  return { is: 'refused', faults: fields, gone };
}

/** A form to send. */
export interface FormPost {
  readonly url: string;
  readonly params?: Record<string, string>;
  readonly data: Readonly<Record<string, unknown>>;
  /** The same for every attempt to send the same. */
  readonly key: string;
}

/**
 * POSTs a form. Attempts with the same key are one to the host.
 * @throws ServiceError
 */
export async function postForm({ url, params, data, key }: FormPost): Promise<FormAnswer> {
  try {
    const answer = await postJson({
      url,
      params,
      data: { [honeypotField]: '', ...data, idempotencyKey: key },
      headers: { 'Idempotency-Key': key },
      timeout: timings.formTimeout,
      schema: Taken,
    });
    return { is: answer.data?.queued ? 'queued' : 'sent' };
  } catch (error) {
    const answer = answerIn(error);
    if (answer) return answer;
    throw error;
  }
}
