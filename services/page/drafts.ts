/** What was typed into forms that are not sent yet, in session storage; and the key of each attempt to send. */
import type { FormName } from '@/config/forms/forms';
import { storageKeys } from '@/config/site/keys';
import type { FormValues } from '@/services/rules/formRules';
import { newId } from './ids';
import { readStored, writeStored } from './storage';

/** An attempt to send: its idempotency key, and what it sent. */
interface Attempt {
  readonly key: string;
  readonly sent: string;
}

interface Draft {
  readonly values?: FormValues;
  readonly attempt?: Attempt;
}

type Drafts = Partial<Record<FormName, Draft>>;

/** The last attempts once more, for browsers that store nothing. */
const attempts = new Map<FormName, Attempt>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readDrafts(): Drafts {
  try {
    const text = readStored('sessionStorage', storageKeys.formDrafts);
    const drafts: unknown = JSON.parse(text ?? '{}');
    return isRecord(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

function write(form: FormName, change: Draft | undefined): void {
  const drafts = readDrafts();
  const draft = change && { ...drafts[form], ...change };
  const text = JSON.stringify({ ...drafts, [form]: draft });
  writeStored('sessionStorage', storageKeys.formDrafts, text);
}

/** What was typed into a form before; empty where there is nothing. */
export function readDraft(form: FormName): FormValues {
  const values: unknown = readDrafts()[form]?.values;
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

/** Keeps what is typed; the last attempt stays known. */
export function keepDraft(form: FormName, values: FormValues): void {
  write(form, { values });
}

/** Forgets a form that was sent. */
export function dropDraft(form: FormName): void {
  attempts.delete(form);
  write(form, undefined);
}

/**
 * The idempotency key for sending these values. It is that of the last attempt if that sent the
 * same, for its answer may have been lost; what was changed since gets a new one, as it must arrive.
 */
export function attemptKey(form: FormName, values: FormValues): string {
  const sent = JSON.stringify(values);
  const last = attempts.get(form) ?? readDrafts()[form]?.attempt;
  const attempt = last?.sent === sent ? last : { key: newId(), sent };
  attempts.set(form, attempt);
  write(form, { attempt });
  return attempt.key;
}
