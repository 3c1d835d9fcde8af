/** The way of every form: counted, checked, kept, and only then acknowledged; its mail follows. */
import { randomUUID } from 'node:crypto';
import type { FormName } from '@/config/forms/forms';
import { cleanFields, type FieldFaults } from '@/services/rules/formRules';
import type { Database } from '../data/queries';
import type { Call } from '../http/call';
import type { Sender } from '../mail/sender';
import {
  keepEnquiry,
  UnknownAttachment,
  type AttachmentRecord,
  type EnquiryKind,
} from './enquiries';
import { logFailure, refusalOf } from '../http/errors';
import { callerOf, type Limiter } from '../http/limits';
import type { MailDraft } from '../mail/message';
import { failedPage, faultsPage, sentPage, tooManyPage, type AnswerTo } from './answers';
import { checkFields, keptFields } from './check';
import type { FileAnswer } from './lines';
import { isPagePost, readSubmission, type Submission } from './submission';
import { languageNamed } from './words';

/** Where a form is kept, and who is told that its mail waits. */
interface Keeping {
  readonly database: Database;
  readonly sender: Pick<Sender, 'wake'>;
}

/** What is its own in a form. */
export interface FormKind {
  readonly form: FormName;
  readonly kind: EnquiryKind;
  /** Fields that visitors do not fill in, and what is wrong with them. */
  readonly more?: (submission: Submission) => {
    readonly fields: Readonly<Record<string, string>>;
    readonly faults?: FieldFaults;
  };
  readonly write: (
    fields: Readonly<Record<string, string>>,
    id: string,
    files: readonly AttachmentRecord[],
  ) => MailDraft;
}

/**
 * Refuses a caller who sends too many forms, before the form is read.
 * @param caller who counts as one.
 * @returns `null` for all others.
 */
export async function refuseBusy(
  c: Call,
  limiter: Limiter,
  form: FormName,
  caller = callerOf(c),
): Promise<Response | null> {
  const wait = limiter.take(caller);
  if (wait === 0) return null;
  if (isPagePost(c)) return tooManyPage(c, { form, language: languageNamed(''), email: '' }, wait);
  return c.json({ code: 2 }, 429, { 'Retry-After': String(wait) });
}

/** Takes a form that was read. @param files what came of files that were in it. */
export async function takeSubmission(
  c: Call,
  { database, sender }: Keeping,
  { form, kind, more, write }: FormKind,
  submission: Submission,
  files?: readonly FileAnswer[],
): Promise<Response> {
  const { language, attachments, isPage } = submission;
  // What a page without scripts sends again, after a failure, is the same.
  const key = submission.key || (isPage ? randomUUID() : '');
  const values = cleanFields(form, submission.values);
  const email = values.email ?? values.mail_address ?? '';
  const answer: AnswerTo = { form, language, email, files };
  const sent = (id: string): Response | Promise<Response> =>
    isPage
      ? sentPage(c, answer)
      : c.json({ code: 0, ...(form === 'feedback' && { data: { id } }) });
  const refused = (faults: FieldFaults): Response | Promise<Response> =>
    isPage ? faultsPage(c, answer, faults) : c.json({ code: 1, fields: faults }, 400);

  const own = more?.(submission);
  const faults = { ...checkFields(form, values), ...own?.faults };
  if (Object.keys(faults).length > 0) return refused(faults);
  const fields = {
    ...keptFields(form, values),
    ...own?.fields,
    language,
    // Some browsers fill in what nobody sees: whoever it was, it is kept, and told apart.
    ...(submission.isTrap && { doubtful: 'yes' }),
  };
  try {
    const enquiry = { scope: c.var.scope, kind, key, fields, attachments };
    const id = await keepEnquiry(database, enquiry, (...about) => write(fields, ...about));
    sender.wake();
    return await sent(id);
  } catch (error) {
    if (error instanceof UnknownAttachment) return refused({ attachments: 'invalid' });
    if (!isPage) throw error;
    logFailure(c, error as Error);
    const again = { ...submission.values, idempotencyKey: key };
    const refusal = refusalOf(error);
    for (const [name, value] of Object.entries(refusal?.headers ?? {})) c.header(name, value);
    return failedPage(c, answer, refusal?.status ?? 500, again);
  }
}

/** A form that could not be read: an error for scripts, a page for browsers. */
export function takeFailure(c: Call, form: FormName, error: unknown): Promise<Response> {
  const refusal = refusalOf(error);
  if (!refusal || !isPagePost(c)) throw error;
  return failedPage(c, { form, language: languageNamed(''), email: '' }, refusal.status);
}

/** Takes a form without files. */
export async function takeForm(
  c: Call,
  keeping: Keeping,
  limiter: Limiter,
  kind: FormKind,
): Promise<Response> {
  const busy = await refuseBusy(c, limiter, kind.form);
  if (busy) return busy;
  try {
    return await takeSubmission(c, keeping, kind, await readSubmission(c));
  } catch (error) {
    return takeFailure(c, kind.form, error);
  }
}
