/** Whether the English text that came back is still ours, and if it is not, why. */
import { defaultLanguage } from '@/config/site/languages';
import { error, quoted, type Issue } from '../finding';
import { ungarbled } from '../garbled';
import type { Reading, ReturnedRow } from './types';

/** What programs change by themselves while someone types: it makes no other text of it. */
const autocorrected: readonly (readonly [RegExp, string])[] = [
  [/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, ''],
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/…/g, '...'],
  [/[‐‑‒–—―]|--/g, '-'],
  [/©|\(c\)/gi, '(c)'],
  [/®|\(r\)/gi, '(r)'],
  [/™|\(tm\)/gi, '(tm)'],
  [/\s+/g, ' '],
];

/** A text without what programs change by themselves: marks, kinds of spaces, line breaks. */
function plain(text: string): string {
  return autocorrected
    .reduce((said, [pattern, sign]) => said.replace(pattern, sign), text.normalize('NFC'))
    .trim();
}

/** The reading whose English is ours, to the letter if there is one; null if English differs. */
export function readingOf({ readings }: ReturnedRow, english: string): Reading | null {
  const wanted = plain(english);
  return (
    readings.find((reading) => reading.english === english) ??
    readings.find((reading) => plain(reading.english) === wanted) ??
    null
  );
}

const anew = 'put the translation into a new export';

/** Why the English text of a row is not that of its key; `keyOf` finds the key of an English text. */
export function mismatch(
  { readings, doubt }: ReturnedRow,
  english: string,
  keyOf: (english: string) => string | undefined,
): Issue {
  const given = readings[0]?.english ?? '';
  const spaceless = (text: string) => plain(text).replace(/ /g, '');
  const questioned = english.replace(/[^\0-\x7F]/g, '?');
  if (doubt) return doubt;
  if (given.trim() === '') return error('has no English text beside it', anew);
  if (plain(ungarbled(given, defaultLanguage) ?? '') === plain(english) || given === questioned)
    return error(
      `the letters were damaged by another encoding: English is now ${quoted(given)}`,
      'open the export anew as UTF-8, and save it as UTF-8',
    );
  if (readings.some((reading) => spaceless(reading.english) === spaceless(english)))
    return error(
      `the spaces of the English text were changed: it is ${quoted(english)}`,
      `let the program keep white space, and ${anew}`,
    );
  const sorted = (text: string) => plain(text).split(' ').sort().join(' ');
  if (sorted(given) === sorted(english))
    return error('the sentences of the English text stand in another order', anew);
  const other = keyOf(given);
  if (other !== undefined)
    return error(
      `stands beside the English text of ${other}`,
      `rows or cells were moved: ${anew}, row by row`,
    );
  return error(
    `the English text has changed since the file was made; it is now ${quoted(english)}`,
    'translate the new text in a new export',
  );
}
