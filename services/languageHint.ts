/** The words of the language hint, in the language that it offers. */
import * as v from 'valibot';
import type { LanguageCode } from '@/config/languages';
import { timings } from '@/config/limits';
import { localizedPath } from './urls';
import { getJson } from './http';

const Hint = v.object({ hint: v.string(), switch: v.string(), dismiss: v.string() });

/** Texts of the hint. */
export type LanguageHintTexts = v.InferOutput<typeof Hint>;

/** Name of the file that every language publishes. */
const hintFile = '/language-hint.json';

/**
 * GETs the hint of a language from this site.
 * @throws ServiceError
 */
export function fetchLanguageHint(language: LanguageCode): Promise<LanguageHintTexts> {
  const url = localizedPath(hintFile, language);
  return getJson({ url, timeout: timings.configTimeout, schema: Hint });
}
