/** The way of every form: counted, checked, kept, and only then acknowledged; its mail follows. */
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
import { callerOf } from '../http/caller';
import { tooMany, type Budgets, type Limiter } from '../http/limits';
import { hasLeft } from '../mail/leaving';
import type { MailDraft } from '../mail/message';
import { faultsPage, sentPage, type AnswerTo } from './answers';
import { checkFields, keptFields } from './check';
import { failurePage } from './failures';
import type { FileAnswer } from './lines';
import { repeatKey } from './repeats';
import { readSubmission, type Submission } from './submission';

/** Where a form is kept, and who is told that its mail waits. */
interface Keeping {
  readonly database: Database;
  readonly sender: Pick<Sender, 'wake'>;
}

/** What is its own in a form. */
export interface FormKind {
  readonly form: FormName;
  readonly kind: EnquiryKind;
  /** Its mail is what the visitor has asked for: only when that has left is it called sent. */
  readonly awaitsMail?: boolean;
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
 * Counts a caller's form, before it is read.
 * @param caller who counts as one.
 * @throws ApiError 429 for one who sends too many.
 */
export function countForm(c: Call, limiter: Limiter, caller = callerOf(c)): void {
  const wait = limiter.take(caller);
  if (wait > 0) throw tooMany(wait);
}

/** Counts a form for its visitor and for all together. @throws ApiError 429 where there are too many. */
export function countForms(c: Call, { forms, allForms }: Budgets): void {
  countForm(c, forms);
  countForm(c, allForms, c.var.scope);
}

/** Takes a form that was read. @param files what came of files that were in it. */
export async function takeSubmission(
  c: Call,
  { database, sender }: Keeping,
  { form, kind, awaitsMail = false, more, write }: FormKind,
  submission: Submission,
  files?: readonly FileAnswer[],
): Promise<Response> {
  const { language, attachments, isPage } = submission;
  const values = cleanFields(form, submission.values);
  const email = values.email ?? values.mail_address ?? '';
  const answer: AnswerTo = { form, language, email, files };
  const refused = (faults: FieldFaults, more?: object): Response | Promise<Response> =>
    isPage ? faultsPage(c, answer, faults) : c.json({ code: 1, fields: faults, ...more }, 400);

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
  const { scope } = c.var;
  let { key } = submission;
  try {
    if (isPage) key ||= await repeatKey(database, { scope, kind, fields, files: [] });
    const enquiry = { scope, kind, key, fields, attachments };
    const id = await keepEnquiry(database, enquiry, (...about) => write(fields, ...about));
    sender.wake();
    const isQueued = awaitsMail && !(await hasLeft(database, scope, email));
    if (isPage) return await sentPage(c, answer, isQueued);
    return c.json({ code: 0, data: { id, ...(isQueued && { queued: true }) } });
  } catch (error) {
    if (error instanceof UnknownAttachment)
      return refused({ attachments: 'gone' }, { gone: error.ids });
    if (!isPage) throw error;
    return failurePage(c, answer, error, { ...submission.values, idempotencyKey: key });
  }
}

/** Takes a form without files. */
export async function takeForm(
  c: Call,
  keeping: Keeping & { readonly budgets: Budgets },
  kind: FormKind,
): Promise<Response> {
  countForms(c, keeping.budgets);
  return takeSubmission(c, keeping, kind, await readSubmission(c));
}
