/** Forms that browsers without scripts have posted in vain: a page that says why, and what can be done. */
import * as apiPaths from '@/config/site/apiPaths';
import type { FormName } from '@/config/forms/forms';
import { languageOf } from '@/config/site/languages';
import { formatWait } from '@/services/rules/wait';
import type { Call } from '../http/call';
import { ApiError, logFailure, refusalOf } from '../http/errors';
import { isMultipart } from '../http/limits';
import { failedPage, type AnswerTo } from './answers';
import { isPagePost, languageOfCall } from './submission';
import { wordsOf } from './words';

const forms: Readonly<Record<string, FormName>> = {
  [apiPaths.businessMail]: 'enquiry',
  [apiPaths.openAccountMail]: 'account',
  [apiPaths.feedback]: 'feedback',
  [apiPaths.linkMail]: 'link',
};

/** Why a form was not taken, where the visitor can do more than try again. */
function reason(c: Call, { language }: AnswerTo, error: ApiError): string | undefined {
  const t = wordsOf(language);
  if (error.status === 429) {
    const when = formatWait(Number(error.headers['Retry-After'] ?? 60), languageOf(language).iso);
    return t('forms.tooMany', { when });
  }
  if (error.status === 413) return t(isMultipart(c) ? 'forms.files.together' : 'forms.tooLong');
  return error.status === 400 || error.status === 415 ? t('forms.broken') : undefined;
}

/** The page for a form that failed. @param again what to send once more; not what can only fail again. */
export function failurePage(
  c: Call,
  answer: AnswerTo,
  error: unknown,
  again?: Readonly<Record<string, string>>,
): Promise<Response> {
  const known = refusalOf(error);
  if (!known || known.status >= 500) logFailure(c, error as Error);
  const refusal = known ?? new ApiError(500, 'internal', 'The form could not be taken.');
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
  return failedPage(c, answer, refusal.status, { reason: reason(c, answer, refusal), again });
}

/**
 * The page for a form of a page that failed before it was read, in the page's language.
 * @returns `null` for every other call.
 */
export async function formFailure(c: Call, error: Error): Promise<Response | null> {
  const form = forms[c.req.path.replace(/\/$/, '')];
  if (!form || c.req.method !== 'POST' || !isPagePost(c)) return null;
  return failurePage(c, { form, language: languageOfCall(c), email: '' }, error);
}
