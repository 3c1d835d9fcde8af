/** Posting a form: it is taken, refused field by field, or the call fails. */
import * as v from 'valibot';
import { honeypotField } from '@/config/forms/forms';
import { timings } from '@/config/site/limits';
import type { FieldFaults } from '@/services/rules/formRules';
import { postJson } from './http';
import { refusalIn } from './serviceError';

/** Answer to a form that was taken. */
const Taken = v.object({ code: v.literal(0) });

/** What a host says of fields that it does not take. */
const Faulty = v.object({ fields: v.record(v.string(), v.picklist(['required', 'invalid'])) });

/** The fields that the host found fault with; `null` where a form failed in another way. */
function faultsOf(error: unknown): FieldFaults | null {
  const refusal = refusalIn(error);
  if (refusal?.status !== 400) return null;
  // Some refusals come from a server in between, as a page.
  const faulty = v.safeParse(Faulty, refusal.body);
  return faulty.success ? faulty.output.fields : null;
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
    const faults = faultsOf(error);
    if (faults) return faults;
    throw error;
  }
}
