/** Characters that leave no ink or look like a space, in texts and keys: where they are, and what is left without them. */
import type { LanguageCode } from '@/config/site/languages';
import { aCharacter } from './characterNames';
import { error, type Issue } from './finding';
import { scriptsIn, writingOf } from './letters';

/** Leave no ink. Variation selectors and private use are judged apart: they may change what is seen. */
const inkless =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Look like a space and are of another width, or end a line. */
const oddSpace = /[\u1680\u2000-\u2008\u200A\u2028\u2029\u205F\u2800\u3000]/gu;

/** What nobody can mend without knowing what was meant. */
const unclear = /(?!\u2065)[\p{Co}\p{Cn}\u2009\uFE00-\uFE0F\uFFFC]/gu;

/** Whether a language needs a mark at its place: beside a letter of its own script. */
function isNeeded(mark: string, before: string, after: string, code: LanguageCode): boolean {
  const { scripts, marks } = writingOf(code);
  if (!marks.includes(mark)) return false;
  return scriptsIn(before + after).some((script) => scripts.includes(script));
}

/** Whether a text may hold any of them; most hold none. */
const any = new RegExp([inkless, oddSpace, unclear].map(({ source }) => source).join('|'), 'u');

/** Every place of a pattern at which the language has no need of the character. */
function places(text: string, pattern: RegExp, code: LanguageCode): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter((match) => {
    const { index, 0: mark } = match;
    return !isNeeded(mark, text.charAt(index - 1), text.charAt(index + mark.length), code);
  });
}

function without(text: string, pattern: RegExp, code: LanguageCode, put: string): string {
  const found = new Set(places(text, pattern, code).map(({ index }) => index));
  return text.replace(pattern, (mark, index: number) => (found.has(index) ? put : mark));
}

/** The text without characters that leave no ink, and with plain spaces. */
export function visible(text: string, code: LanguageCode): string {
  if (!any.test(text)) return text;
  return without(without(text, inkless, code, ''), oddSpace, code, ' ');
}

/** What stands before a place, for the eye: the last word, or that it is the beginning. */
function context(text: string, index: number): string {
  const before = /\S+\s?$/.exec(text.slice(0, index).replace(inkless, ''))?.[0];
  return before === undefined ? 'at the beginning' : `after “${before}”`;
}

/** A finding for each kind of invisible or odd character in a text. */
export function invisibleIssues(text: string, code: LanguageCode): Issue[] {
  if (!any.test(text)) return [];
  const issuesOf = (pattern: RegExp, mend: string) => {
    const found = places(text, pattern, code);
    const firsts = found.filter(
      ({ 0: mark }, index) => found.findIndex(([other]) => other === mark) === index,
    );
    return firsts.map(({ index, 0: mark }) =>
      error(`has ${aCharacter(mark)} ${context(text, index)}`, mend),
    );
  };
  const fixable = 'or run npm run locales -- --fix';
  return [
    ...issuesOf(inkless, `delete it and type the words around it anew, ${fixable}`),
    ...issuesOf(oddSpace, `write a plain space, ${fixable}`),
    ...issuesOf(unclear, 'write what was meant, or delete it'),
  ];
}
