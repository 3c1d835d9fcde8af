/** The words of the site, for what the backend says to visitors in their language. */
import { statSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import {
  defaultLanguage,
  languageCodes,
  languageOf,
  type LanguageCode,
} from '@/config/site/languages';
import { readMessages } from '@/locales/files';

const read = (locale: LanguageCode) =>
  createTranslator({ locale, messages: readMessages(locale), timeZone: 'UTC' });

const known = new Map<
  LanguageCode,
  { readonly at: string; readonly words: ReturnType<typeof read> }
>();

/** When a language's file was saved; reading it takes longer than all else that a form needs. */
const savedAt = (code: LanguageCode): number =>
  statSync(new URL(`../../locales/${languageOf(code).file}`, import.meta.url)).mtimeMs;

/** The words of a language; what it lacks is English. An edit shows at once. */
export function wordsOf(locale: LanguageCode): ReturnType<typeof read> {
  const at = `${savedAt(locale)} ${savedAt(defaultLanguage)}`;
  const last = known.get(locale);
  if (last?.at === at) return last.words;
  const words = read(locale);
  known.set(locale, { at, words });
  return words;
}

/** The language that a text names. */
export function languageNamed(text: string | undefined): LanguageCode | undefined {
  return languageCodes.find((code) => code === text);
}
