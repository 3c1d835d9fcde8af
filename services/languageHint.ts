/** The words of the language hint, in the language that it offers. */
import * as v from 'valibot';
import type { LanguageCode } from '@/config/languages';
import { parse } from './http';
import { fetchMessages } from './messages';

const Hint = v.object({ hint: v.string(), switch: v.string(), dismiss: v.string() });

/** Texts of the hint. */
export type LanguageHintTexts = v.InferOutput<typeof Hint>;

/**
 * Takes the hint from the messages of a language.
 * @throws ServiceError
 */
export async function fetchLanguageHint(language: LanguageCode): Promise<LanguageHintTexts> {
  return parse(Hint, await fetchMessages('language', language), `language hint of ${language}`);
}
