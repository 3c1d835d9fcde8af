/** Posting a form: it is taken, refused field by field, or the call fails. */
import * as v from 'valibot';
import { honeypotField } from '@/config/forms/forms';
import { timings } from '@/config/site/limits';
import type { FieldFaults } from '@/services/rules/formRules';
import { postJson } from './http';
import { ServiceError } from './serviceError';

/** Answer to a form that was taken. */
const Taken = v.object({ code: v.literal(0) });

/** A call that was answered with a refusal, as `ServiceError` carries it. */
const Refusal = v.object({
  response: v.object({
    status: v.number(),
    // Some refusals come from a server in between, as a page.
    data: v.fallback(
      v.object({
        fields: v.optional(v.record(v.string(), v.picklist(['required', 'invalid']))),
      }),
      {},
    ),
  }),
});

/** The body of a host's refusal, or `null` where a call failed in another way. */
export function refusalIn(error: unknown): v.InferOutput<typeof Refusal>['response'] | null {
  if (!(error instanceof ServiceError)) return null;
  const result = v.safeParse(Refusal, error.cause);
  return result.success ? result.output.response : null;
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
 * @returns the fields that the host refused; `null` when it has taken the form.
 * @throws ServiceError
 */
export async function postForm({ url, params, data, key }: FormPost): Promise<FieldFaults | null> {
  try {
    await postJson({
      url,
      params,
      data: { [honeypotField]: '', ...data, idempotencyKey: key },
      headers: { 'Idempotency-Key': key },
      timeout: timings.formTimeout,
      schema: Taken,
    });
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.status === 400 && refusal.data.fields) return refusal.data.fields;
    throw error;
  }
}
