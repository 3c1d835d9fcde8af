/** The languages of the site: the one table behind URLs, cookies, pickers, hreflang, fonts and tests. */
import type { FontName } from './fonts';
import type { ScriptName } from './scripts';

/** How a language is written, and what its pages need for that. */
interface Writing {
  /** `<html data-script>`, by which style sheets set lines and faces. */
  readonly script: ScriptName;
  /**
   * The files that its pages preload. Where letters bear marks, `inter-latin` holds all of them, so that
   * pairs like “Tä” are kerned; other languages take `inter-basic`, which is half of it.
   */
  readonly fonts: readonly FontName[];
  /** The longest words are as wide as a phone: display type is smaller there, and long words are parted. */
  readonly longWords?: boolean;
  /** Letters bear two marks, one above the other: headings need air between their lines. */
  readonly stackedMarks?: boolean;
}

/** A language entry (specification, section 3). */
export interface Language extends Writing {
  /** URL prefix, value of `currentLang` and of the `lang` cookie. */
  readonly code: LanguageCode;
  /** Short alias: redirects to the canonical URL, and is the hreflang value. */
  readonly newCode: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** BCP 47 tag for `<html lang>` and `Intl`. */
  readonly iso: string;
  /** Translation file in `locales/`. */
  readonly file: string;
}

/** How most are written: Latin letters without marks, or with them. */
const plain = { script: 'Latn', fonts: ['inter-basic'] } as const;
const marked = { script: 'Latn', fonts: ['inter-latin'] } as const;

function row<Code extends string>(code: Code, newCode: string, name: string, writing: Writing) {
  return { code, newCode, name, iso: code, file: `${code}.json`, ...writing };
}

/** Rows in the order in which pickers list them. */
const table = [
  row('en-US', 'en', 'English', plain),
  row('de-DE', 'de', 'Deutsch', { ...marked, longWords: true }),
  row('es-MX', 'es', 'Español', marked),
  row('fr-FR', 'fr', 'Français', marked),
  row('id-ID', 'id', 'Bahasa Indonesia', plain),
  row('pl-PL', 'pl', 'Polski', { ...marked, fonts: ['inter-latin', 'inter-latin-ext'] }),
  row('pt-BR', 'pt', 'Português', marked),
  row('ru-RU', 'ru', 'Русский', {
    script: 'Cyrl',
    fonts: ['inter-basic', 'inter-cyrillic'],
    longWords: true,
  }),
  row('hi-IN', 'hi', 'हिन्दी', { script: 'Deva', fonts: ['inter-basic', 'noto-sans-devanagari'] }),
  row('fil-PH', 'fil', 'Filipino', plain),
  row('ms-MY', 'ms', 'Bahasa Melayu', plain),
  row('it-IT', 'it', 'Italiano', marked),
  row('ja-JP', 'ja', '日本語', { script: 'Jpan', fonts: ['inter-basic'], longWords: true }),
  row('th-TH', 'th', 'ไทย', { script: 'Thai', fonts: ['inter-basic', 'noto-sans-thai'] }),
  row('vi-VN', 'vi', 'Tiếng Việt', {
    ...marked,
    fonts: ['inter-latin', 'inter-vietnamese'],
    stackedMarks: true,
  }),
] as const;

/** One of the language codes. */
export type LanguageCode = (typeof table)[number]['code'];

/** All rows, in picker order. */
export const languages: readonly Language[] = table;

/** The language without a URL prefix (specification, section 9). */
export const defaultLanguage = 'en-US' satisfies LanguageCode;

/** All codes, in picker order. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/**
 * The row of a language code.
 * @throws RangeError for a code that is not in the table.
 */
export function languageOf(code: string): Language {
  const language = languages.find((row) => row.code === code);
  if (!language) throw new RangeError(`'${code}' is not a code in config/site/languages.ts`);
  return language;
}
