/** The words of the site, for what the backend says to visitors in their language. */
import { createTranslator } from 'next-intl';
import { defaultLanguage, languageCodes, type LanguageCode } from '@/config/site/languages';
import { readMessages } from '@/locales/files';

/** The words of a language; what it lacks is English. */
export function wordsOf(locale: LanguageCode) {
  return createTranslator({ locale, messages: readMessages(locale), timeZone: 'UTC' });
}

/** The language that a form names; English for any other text. */
export function languageNamed(text: string): LanguageCode {
  return languageCodes.find((code) => code === text) ?? defaultLanguage;
}
