/** Characters that have no place in a text of the site, and spaces where none belong. */
import type { LanguageCode } from '@/config/site/languages';
import { specifiedTexts } from './allowList';
import { aCharacter } from './characterNames';
import { error, warning, type Issue } from './finding';
import { invisibleIssues, visible } from './invisible';
import { scriptIssues, unmixed, withApostrophes } from './lookalikes';

const fixable = 'run npm run locales -- --fix';

/** Pattern, what it is, what to do. */
const forbidden: readonly (readonly [RegExp, string, string])[] = [
  [/'(?=[{<])/u, "a straight apostrophe (') before { or <, which makes them plain text", 'write ’'],
  [/'/u, "a straight apostrophe (')", 'write ’'],
  [
    /(?<=\p{L})`(?=\p{L})/u,
    'a grave accent (`, U+0060) for an apostrophe',
    `write ’, or ${fixable}`,
  ],
  [/[´ʻʼ′＇‛]/u, 'another mark for an apostrophe', `write ’, or ${fixable}`],
  [/(?<=\p{L})‘(?=\p{L})/u, 'an opening mark (‘) for an apostrophe', `write ’, or ${fixable}`],
  [/\.\.\./u, 'three dots', `write the one character …, or ${fixable}`],
  [/\uFFFD/u, 'a broken character (�)', 'type the letter that was lost'],
  [/｛/u, '｛ (fullwidth left curly bracket, U+FF5B)', 'write {, as English has it'],
  [/｝/u, '｝ (fullwidth right curly bracket, U+FF5D)', 'write }, as English has it'],
  [/＜(?=\/?\w+＞)/u, '＜ (fullwidth less-than sign, U+FF1C)', 'write <, as English has it'],
  [/\t/u, 'a tab (in the file: \\t)', 'write a space; if a backslash is meant, write two: \\\\'],
  [
    /[\n\r]/u,
    'a line break (in the file: \\n or \\r)',
    'write a space; if a backslash is meant, write two: \\\\',
  ],
  [/[\u{1D400}-\u{1D7FF}]/u, 'letters of mathematics in place of bold ones', 'write plain letters'],
  [/^\s|\s$/u, 'a space at its beginning or end', `delete it, or ${fixable}`],
  [/[ \u00A0\u202F\u3000]{2}/u, 'two spaces in a row', `leave one, or ${fixable}`],
];

/** Every quotation mark that some language of the site might use. */
const quotationMarks = /[“”„‟«»‹›「」『』]/gu;

/** What is wrong with pairs of marks: one that opens and is not closed, or the other way round. */
function openPair(text: string, open: string, close: string): Issue[] {
  let depth = 0;
  for (const mark of text) {
    if (mark === open) depth += 1;
    if (mark === close && (depth -= 1) < 0)
      return [
        error(`has ${close} without ${open} before it`, `write ${open} where the words begin`),
      ];
  }
  return depth === 0
    ? []
    : [error(`has ${open} without a closing ${close}`, `write ${close} where the words end`)];
}

function quotationIssues(text: string, quotes: string): Issue[] {
  const mend = `use the marks of this language: ${quotes}`;
  if (text.includes('"')) return [error('has a straight quotation mark (")', mend)];
  const others = (text.match(quotationMarks) ?? []).filter((mark) => !quotes.includes(mark));
  if (others.length > 0)
    return [warning(`has quotation marks of another language: ${others.join(' ')}`, mend)];
  const pairs = [...quotes.matchAll(/(\S)\s?…\s?(\S)/g)];
  return pairs.flatMap(([, open = '', close = '']) => openPair(text, open, close));
}

/** A control character that is neither a tab nor the end of a line. */
function controlIssues(text: string): Issue[] {
  const found = /[^\P{Cc}\t\n\r]/u.exec(text)?.[0];
  return found ? [error(`has ${aCharacter(found)}`, 'delete it')] : [];
}

/**
 * What is wrong with the characters of a text. `quotes` are the language's quotation marks, `latin`
 * holds words that stay in Latin letters in every language.
 */
export function characterIssues(
  text: string,
  code: LanguageCode,
  quotes: string,
  latin = '',
): Issue[] {
  if (specifiedTexts.includes(text)) return [];
  const decomposed =
    text === text.normalize('NFC')
      ? []
      : [
          error(
            'has letters and accents stored apart, which fonts and search handle badly',
            fixable,
          ),
        ];
  const plain = forbidden.filter(([pattern]) => pattern.test(visible(text, code)));
  return [
    ...invisibleIssues(text, code),
    ...plain
      // One apostrophe is one finding.
      .filter(
        ([pattern], index) => index === 0 || pattern.source !== "'" || plain[0] !== forbidden[0],
      )
      .map(([, what, mend]) => error(`has ${what}`, mend)),
    ...controlIssues(text),
    ...quotationIssues(text, quotes),
    ...scriptIssues(visible(text, code), code, latin),
    ...decomposed,
  ];
}

/** The text with everything mended that needs no judgement. */
export function mendText(text: string, code: LanguageCode): string {
  if (specifiedTexts.includes(text)) return text;
  return withApostrophes(unmixed(visible(text.normalize('NFC'), code), code))
    .replace(/\.\.\./g, '…')
    .replace(/[ \u00A0\u202F\u3000]{2,}/g, (run) => /[\u202F\u00A0]/.exec(run)?.[0] ?? ' ')
    .replace(/^[ \u00A0\u202F\u3000]+|[ \u00A0\u202F\u3000]+$/g, '');
}
