/** Words of a translation beside those of English: left untranslated, names lost, another ending. */
import type { LanguageCode } from '@/config/site/languages';
import { mayStay } from './allowList';
import { error, escaped, quoted, warning, type Issue } from './finding';
import { readMessage, visibleText, type Elements } from './icu';
import { writingOf } from './letters';

/** Fewest words of a sentence that can be called English. */
const enough = 4;

/** How many of a sentence's words stand in its English text, if they are not to be English words. */
const most = 0.8;

/** A sentence that has its words from the English text, although the text as a whole is another. */
function englishSentence(text: string, english: string): string | undefined {
  const wordsOf = (words: string) => words.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const source = new Set(wordsOf(english));
  const at = english.length < text.length ? text.toLowerCase().indexOf(english.toLowerCase()) : -1;
  if (at >= 0 && (english.match(/\S+/g) ?? []).length > 2)
    return text.slice(at, at + english.length);
  return text
    .split(/(?<=[.!?…。？！])\s*/u)
    .find((sentence) => {
      const words = wordsOf(sentence);
      const same = words.filter((word) => source.has(word));
      return words.length >= enough && same.length >= most * words.length;
    })
    ?.trim();
}

/** A text, or a sentence of it, that is the same as in English where a word should have been translated. */
export function leftInEnglish(
  { key, text, english, code }: { key: string; text: string; english: string; code: LanguageCode },
  elements: Elements,
  names: Iterable<string>,
): Issue[] {
  const whole = visibleText(elements, ' ');
  const source = visibleText(readMessage(english).elements, ' ');
  if (text !== english && !englishSentence(whole, source)) return [];
  const withoutNames = (words: string) =>
    [...names].reduce((left, name) => left.replaceAll(name, ' '), words);
  const own = withoutNames(whole);
  const left = text === english ? own : englishSentence(own, source);
  const words = (left?.match(/\p{Script=Latin}{4,}/gu) ?? []).filter(
    (word) => !mayStay(word, key, code),
  );
  return words.length === 0
    ? []
    : [
        error(
          `is left in English: ${quoted(text === english ? text : (left ?? ''))}`,
          'translate it; if it is a name, add it to locales/glossary.json, if this language says the same, to locales/tool/allowList.ts',
        ),
      ];
}

const patterns = new Map<string, RegExp>();

/** Whether an English text says a name, and not a word that begins like it. */
function says(text: string, name: string): boolean {
  const known = patterns.get(name);
  const pattern = known ?? new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'u');
  patterns.set(name, pattern);
  return pattern.test(text);
}

/**
 * Product names that English has and the translation has lost. `written` holds how a language
 * writes a name otherwise, as the beginning of the word.
 */
export function lostNames(
  english: Elements,
  own: Elements,
  names: Iterable<string>,
  written: ReadonlyMap<string, string>,
): Issue[] {
  const source = visibleText(english, ' ');
  const text = visibleText(own, ' ');
  return [...names]
    .filter((name) => says(source, name) && !text.includes(name))
    .filter((name) => !text.includes(written.get(name) ?? name))
    .map((name) =>
      error(`has lost the name ${name}`, `write ${name} as it is, in Latin letters, untranslated`),
    );
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/[?？]$/u, 'a question mark'],
  [/[!！]$/u, 'an exclamation mark'],
  [/[:：]$/u, 'a colon'],
  [/…$/u, 'an ellipsis'],
  [/[,;、，；]$/u, 'a comma'],
  [/[.。।]$/u, 'a full stop'],
];

function endingOf(text: string): string {
  const bare = text.trimEnd().replace(/[\s”“»」’)\]]+$/u, '');
  return endings.find(([pattern]) => pattern.test(bare))?.[1] ?? 'no mark';
}

/** An end mark of another kind than in English: often right, so only pointed out. */
export function otherEnding(english: Elements, own: Elements, code: LanguageCode): Issue[] {
  const wanted = endingOf(visibleText(english, '1'));
  const had = endingOf(visibleText(own, '1'));
  const ends = [wanted, had];
  const free = ['no mark', ...writingOf(code).leavesOut];
  const same =
    wanted === had || (ends.includes('no mark') && ends.every((end) => free.includes(end)));
  return same
    ? []
    : [warning(`ends with ${had}, in English with ${wanted}`, 'check whether this is meant')];
}
