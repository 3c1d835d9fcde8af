/** The words of the site, for what the backend says to visitors in their language. */
import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { defaultLanguage, languageCodes, type LanguageCode } from '@/config/site/languages';
import type english from '@/locales/en-US.json';
import { withFallback, type MessageTree } from '@/locales/fallback';

const folder = new URL('../../locales/', import.meta.url);

function read(code: LanguageCode): MessageTree {
  return JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8')) as MessageTree;
}

/** The words of a language; what it lacks is English. Read each time, so that an edit shows at once. */
export function wordsOf(locale: LanguageCode) {
  const messages = withFallback(read(locale), read(defaultLanguage)) as typeof english;
  return createTranslator({ locale, messages, timeZone: 'UTC' });
}

/** The language that a form names; English for any other text. */
export function languageNamed(text: string): LanguageCode {
  return languageCodes.find((code) => code === text) ?? defaultLanguage;
}
