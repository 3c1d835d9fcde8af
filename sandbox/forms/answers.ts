/** Answers to forms: JSON for scripts, a page in the form's language for browsers that run none. */
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { formPages } from '@/config/forms/formActions';
import type { FormName } from '@/config/forms/forms';
import { formWords } from '@/config/forms/formWords';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import type { FieldFaults } from '@/services/rules/formRules';
import { pagePath } from '@/services/rules/urls';
import type { Call } from '../http/call';
import { isTrustedOrigin } from '../http/origins';
import { sendPage, type Markup } from '../http/pages';
import { faultLine, fileLine, type FileAnswer } from './lines';
import { wordsOf } from './words';

/** What an answer is about. */
export interface AnswerTo {
  readonly form: FormName;
  readonly language: LanguageCode;
  /** The address of the form's visitor. */
  readonly email: string;
  readonly files?: readonly FileAnswer[];
}

/** The page with the form: the one that the browser says it came from, if it is one of ours. */
function wayBack(c: Call, { form, language }: AnswerTo): string {
  const referer = c.req.header('referer') ?? '';
  const isOurs = URL.canParse(referer) && isTrustedOrigin(c, new URL(referer).origin);
  return isOurs ? referer : pagePath(formPages[form], language);
}

function listOf(lines: readonly string[]): Markup | '' {
  if (lines.length === 0) return '';
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** Sends a page: a heading, what more there is to say, the files, a way back. */
async function answerPage(
  c: Call,
  answer: AnswerTo,
  status: ContentfulStatusCode,
  heading: string,
  more: Markup | '' = '',
): Promise<Response> {
  const t = wordsOf(answer.language);
  const files = listOf((answer.files ?? []).map((file) => fileLine(answer.language, file)));
  return sendPage(c, {
    title: heading,
    language: languageOf(answer.language).iso,
    status,
    body: html`<h1 role="${status < 400 ? 'status' : 'alert'}">${heading}</h1>
      ${more} ${files}
      <p><a href="${wayBack(c, answer)}">${t('forms.back')}</a></p>`,
  });
}

/** The sentence for a form that was not taken: where the site tells it in a dialog, that one's title. */
function regrets({ form, language, email }: AnswerTo): string {
  const t = wordsOf(language);
  const words = formWords[form];
  if ('resubmit' in words) return t(`forms.${words.resubmit.title}`);
  // Before the form is read, no address is known.
  return form === 'link' && !email
    ? t('forms.enquiry.failed')
    : t(`forms.${words.failed}`, { email });
}

/** The page for a form that was taken. @param isQueued what it leads to is still under way. */
export function sentPage(c: Call, answer: AnswerTo, isQueued = false): Promise<Response> {
  const words = formWords[answer.form];
  const key = isQueued && 'queued' in words ? words.queued : words.sent;
  const { language, email } = answer;
  return answerPage(c, answer, 200, wordsOf(language)(`forms.${key}`, { email }));
}

/** The page for a form with faults, which are listed. */
export function faultsPage(c: Call, answer: AnswerTo, faults: FieldFaults): Promise<Response> {
  const t = wordsOf(answer.language);
  const lines = Object.entries(faults).map(([name, fault]) =>
    faultLine(answer.language, answer.form, name, fault ?? 'invalid'),
  );
  const more = html`<p>${t('forms.summary')}</p>
    ${listOf(lines)}`;
  return answerPage(c, answer, 400, regrets(answer), more);
}

/** A button that sends once more what was sent. Files are not in it: they have to be chosen again. */
function againButton(c: Call, language: LanguageCode, values: Readonly<Record<string, string>>) {
  const fields = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${c.req.path}?language=${language}">
    ${fields}
    <button>${wordsOf(language)('forms.feedback.resubmit')}</button>
  </form>`;
}

/** What more there is to say of a failure. */
interface Failure {
  /** Why, in the page's language. */
  readonly reason?: string;
  /** What to send once more. */
  readonly again?: Readonly<Record<string, string>>;
}

/** The page for a form that could not be taken, whatever is in it. */
export function failedPage(
  c: Call,
  answer: AnswerTo,
  status: ContentfulStatusCode,
  { reason, again }: Failure = {},
): Promise<Response> {
  const words = formWords[answer.form];
  const { language, email } = answer;
  const text = wordsOf(language)(`forms.${words.failed}`, { email });
  // Where the site tells it in a dialog, the heading is that one's title.
  const said = reason ?? ('resubmit' in words ? text : '');
  const more = html`${said && html`<p>${said}</p>`} ${again && againButton(c, language, again)}`;
  return answerPage(c, answer, status, regrets(answer), more);
}
