/** What each script needs of the checker, besides what `config/site/scripts.ts` says of it. */
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { scriptRows, type ScriptName } from '@/config/site/scripts';

/** How a script is written. */
interface Habits {
  /** A word of which every letter is one of the language's own. */
  readonly plain: RegExp;
  /** Marks without ink that may stand beside a letter of the script. */
  readonly marks: string;
  /** Numbers up to here may stand in digits where English has a word (“3 steps” for “three”). */
  readonly digits: number;
  /** End marks that are left out where English sets them: Thai always, Japanese in headings. */
  readonly leavesOut: readonly string[];
}

/** How a language is written: the habits of its script, and the scripts that it has beside Latin. */
interface Writing extends Habits {
  readonly scripts: readonly string[];
}

const usual = { marks: '', digits: 0, leavesOut: [] } as const;

const habits: Readonly<Record<ScriptName, Habits>> = {
  Latn: { ...usual, plain: /^\p{Script=Latin}+$/u },
  Cyrl: { ...usual, plain: /^[а-яё]+$/iu },
  // The joiners say whether two letters melt into one sign.
  Deva: {
    ...usual,
    plain: /^(?:\p{Script=Devanagari}+|\p{Script=Latin}+)$/u,
    marks: '\u200C\u200D',
  },
  // A zero width space says where a line may break: Thai has no spaces between words.
  Thai: {
    plain: /^(?:\p{Script=Thai}+|\p{Script=Latin}+)$/u,
    marks: '\u200B',
    digits: 100,
    leavesOut: ['a full stop', 'a question mark'],
  },
  Jpan: {
    plain: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}ー]+$/u,
    marks: '\u3000',
    digits: 100,
    leavesOut: ['a full stop'],
  },
};

/** How a language is written. */
export function writingOf(code: LanguageCode): Writing {
  const { script } = languageOf(code);
  return { ...habits[script], scripts: scriptRows[script].letters };
}

/** Every script of the site, and one that is taken for two of them. */
const names = ['Latin', 'Greek', ...Object.values(scriptRows).flatMap(({ letters }) => letters)];

const scripts: Readonly<Record<string, RegExp>> = Object.fromEntries(
  names.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]),
);

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
