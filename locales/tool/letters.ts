/** What each language is written in: its script, and the marks without ink that it needs. */
import type { LanguageCode } from '@/config/site/languages';

/** How a language is written. */
interface Writing {
  /** Scripts beside Latin. */
  readonly scripts: readonly string[];
  /** A word of which every letter is one of the language's own. */
  readonly plain: RegExp;
  /** Marks without ink that may stand beside a letter of the script. */
  readonly marks: string;
  /** Numbers up to here may stand in digits where English has a word (“3 steps” for “three”). */
  readonly digits: number;
}

const latin: Writing = { scripts: [], plain: /^\p{Script=Latin}+$/u, marks: '', digits: 0 };

const writings: Partial<Readonly<Record<LanguageCode, Writing>>> = {
  'ru-RU': { scripts: ['Cyrillic'], plain: /^[а-яё]+$/iu, marks: '', digits: 0 },
  // The joiners say whether two letters melt into one sign.
  'hi-IN': {
    scripts: ['Devanagari'],
    plain: /^(?:\p{Script=Devanagari}+|\p{Script=Latin}+)$/u,
    marks: '\u200C\u200D',
    digits: 0,
  },
  // A zero width space says where a line may break: Thai has no spaces between words.
  'th-TH': {
    scripts: ['Thai'],
    plain: /^(?:\p{Script=Thai}+|\p{Script=Latin}+)$/u,
    marks: '\u200B',
    digits: 100,
  },
  'ja-JP': {
    scripts: ['Hiragana', 'Katakana', 'Han'],
    plain: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}ー]+$/u,
    marks: '\u3000',
    digits: 100,
  },
};

/** How a language is written. */
export function writingOf(code: LanguageCode): Writing {
  return writings[code] ?? latin;
}

const scripts: Readonly<Record<string, RegExp>> = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Hiragana: /\p{Script=Hiragana}/u,
  Katakana: /\p{Script=Katakana}/u,
  Han: /\p{Script=Han}/u,
};

/** The scripts of which a text has letters. */
export function scriptsIn(text: string): string[] {
  const known = Object.keys(scripts).filter((name) => scripts[name]?.test(text));
  const letters = text.match(/[\p{L}]/gu) ?? [];
  const other = letters.some(
    (letter) =>
      !/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter) &&
      !Object.values(scripts).some((script) => script.test(letter)),
  );
  return other ? [...known, 'unknown'] : known;
}
