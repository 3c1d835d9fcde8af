/** The 15 languages of the site: the one table behind URLs, cookies, pickers, hreflang and tests. */

/** A language entry (specification, section 3). */
export interface Language {
  /** URL prefix, value of `currentLang` and of the `lang` cookie. */
  readonly code: string;
  /** Short alias: redirects to the canonical URL, and is the hreflang value. */
  readonly newCode: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** BCP 47 tag for `<html lang>` and `Intl`. */
  readonly iso: string;
  /** Translation file in `locales/`. */
  readonly file: string;
}

/** Rows in the order in which pickers list them. */
export const languages = [
  { code: 'en-US', newCode: 'en', name: 'English', iso: 'en-US', file: 'en-US.json' },
  { code: 'de-DE', newCode: 'de', name: 'Deutsch', iso: 'de-DE', file: 'de-DE.json' },
  { code: 'es-MX', newCode: 'es', name: 'Español', iso: 'es-MX', file: 'es-MX.json' },
  { code: 'fr-FR', newCode: 'fr', name: 'Français', iso: 'fr-FR', file: 'fr-FR.json' },
  { code: 'id-ID', newCode: 'id', name: 'Bahasa Indonesia', iso: 'id-ID', file: 'id-ID.json' },
  { code: 'pl-PL', newCode: 'pl', name: 'Polski', iso: 'pl-PL', file: 'pl-PL.json' },
  { code: 'pt-BR', newCode: 'pt', name: 'Português', iso: 'pt-BR', file: 'pt-BR.json' },
  { code: 'ru-RU', newCode: 'ru', name: 'Русский', iso: 'ru-RU', file: 'ru-RU.json' },
  { code: 'hi-IN', newCode: 'hi', name: 'हिन्दी', iso: 'hi-IN', file: 'hi-IN.json' },
  { code: 'fil-PH', newCode: 'fil', name: 'Filipino', iso: 'fil-PH', file: 'fil-PH.json' },
  { code: 'ms-MY', newCode: 'ms', name: 'Bahasa Melayu', iso: 'ms-MY', file: 'ms-MY.json' },
  { code: 'it-IT', newCode: 'it', name: 'Italiano', iso: 'it-IT', file: 'it-IT.json' },
  { code: 'ja-JP', newCode: 'ja', name: '日本語', iso: 'ja-JP', file: 'ja-JP.json' },
  { code: 'th-TH', newCode: 'th', name: 'ไทย', iso: 'th-TH', file: 'th-TH.json' },
  { code: 'vi-VN', newCode: 'vi', name: 'Tiếng Việt', iso: 'vi-VN', file: 'vi-VN.json' },
] as const satisfies readonly Language[];

/** One of the 15 language codes. */
export type LanguageCode = (typeof languages)[number]['code'];

/** The language without a URL prefix (specification, section 9). */
export const defaultLanguage = 'en-US' satisfies LanguageCode;

/** All codes, in picker order. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/**
 * The row of a language code.
 * @throws RangeError for a code that is not in the table.
 */
export function languageOf(code: string): (typeof languages)[number] {
  const language = languages.find((row) => row.code === code);
  if (!language) throw new RangeError(`'${code}' is not a code in config/site/languages.ts`);
  return language;
}
