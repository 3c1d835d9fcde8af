/** A form as it was sent: as JSON by the site's scripts, or by a browser that runs none. */
import { honeypotField } from '@/config/forms/forms';
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { parsePath } from '@/services/rules/urls';
import type { Call } from '../http/call';
import { ApiError, readJson } from '../http/errors';
import { languageNamed } from './words';

/** What was sent, as texts. */
export interface Submission {
  readonly values: Readonly<Record<string, string>>;
  /** Ids of files that have arrived before. */
  readonly attachments: readonly string[];
  readonly language: LanguageCode;
  /** The same for every attempt to send the same; empty where there is none. */
  readonly key: string;
  /** A field that people do not see is filled in. */
  readonly isTrap: boolean;
  /** The answer is to be a page. */
  readonly isPage: boolean;
}

const keyPattern = /^[\w-]{8,64}$/;

/** A value of JSON as a form would hold it; what no field can hold is nothing. */
function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Puts together what was sent. @param data names and values of the fields. */
export function submissionOf(
  c: Call,
  data: Readonly<Record<string, unknown>>,
  isPage: boolean,
): Submission {
  const values = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, asText(value)]),
  );
  const key = values.idempotencyKey || c.req.header('idempotency-key') || '';
  const { attachments } = data;
  return {
    values,
    attachments: Array.isArray(attachments) ? attachments.map(asText) : [],
    language: languageNamed(values.language) ?? languageOfCall(c),
    key: keyPattern.test(key) ? key : '',
    isTrap: Boolean(values[honeypotField]),
    isPage,
  };
}

/**
 * The language of the page that a call comes from, before its body is read: forms name it in the
 * address that they are posted to; the page's own address tells it, too.
 */
export function languageOfCall(c: Call): LanguageCode {
  const named = languageNamed(c.req.query('language'));
  if (named) return named;
  const referer = c.req.header('referer') ?? '';
  return URL.canParse(referer) ? parsePath(new URL(referer).pathname).language : defaultLanguage;
}

/** Whether a request comes from a form of a page, not from a script. */
export function isPagePost(c: Call): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    c.req.header('content-type') ?? '',
  );
}

/**
 * Reads a form without files.
 * @throws ApiError 400 for a body that is no form, 415 for one of another kind.
 */
export async function readSubmission(c: Call): Promise<Submission> {
  const type = c.req.header('content-type') ?? 'application/json';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const form = new URLSearchParams(await c.req.text());
    // Where a name stands twice, the first one counts.
    return submissionOf(c, Object.fromEntries([...form].reverse()), true);
  }
  if (!/^application\/json\b/i.test(type))
    throw new ApiError(415, 'bad-type', 'Send JSON or a form.');
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError(400, 'bad-json', 'The body must be an object.');
  return submissionOf(c, body as Record<string, unknown>, false);
}
