/** Characters that have no place in a text of the site, and spaces where none belong. */
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { scriptRows } from '@/config/site/scripts';
import { specifiedTexts } from './allowList';
import { error, warning, type Issue } from './finding';

const fixable = 'run npm run locales -- --fix';

/** Pattern, what it is, what to do. */
const forbidden: readonly (readonly [RegExp, string, string])[] = [
  [/'/u, "a straight apostrophe (')", 'write ’'],
  [/\.\.\./u, 'three dots', `write the one character …, or ${fixable}`],
  [/\uFFFD/u, 'a broken character (�)', 'type the letter that was lost'],
  [/\t/u, 'a tab', `write a space, or ${fixable}`],
  [/[^\P{Cc}\t]/u, 'a line break or another control character', 'delete it'],
  [
    /[\u00AD\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u,
    'an invisible character',
    'type the words around it anew',
  ],
  [/^\s|\s$/u, 'a space at its beginning or end', `delete it, or ${fixable}`],
  [/[ \u00A0\u202F\u3000]{2}/u, 'two spaces in a row', `leave one, or ${fixable}`],
];

/** Scripts that some language of the site is written in, and one that is taken for them. */
const known = [...new Set(Object.values(scriptRows).flatMap(({ letters }) => letters)), 'Greek'];

const patterns: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ['Latin', ...known].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]),
);

/** Scripts whose letters look like Latin ones, so that a wrong key on the keyboard is not seen. */
const alike = ['Cyrillic', 'Greek'];

/** Every quotation mark that some language of the site might use. */
const quotationMarks = /[“”„‟«»‹›「」『』]/gu;

function scriptIssues(text: string, code: LanguageCode): Issue[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const allowed: readonly string[] = ['Latin', ...scriptRows[languageOf(code).script].letters];
  return words.flatMap((word) => {
    const found = Object.keys(patterns).filter((name) => patterns[name]?.test(word));
    const lookalike = alike.find((name) => found.includes(name) && found.includes('Latin'));
    const strange = found.find((name) => !allowed.includes(name));
    if (lookalike)
      return [
        error(`“${word}” mixes Latin and ${lookalike} letters that look alike`, 'type it anew'),
      ];
    if (strange)
      return [error(`“${word}” is written in ${strange} letters`, 'write it in this language')];
    return [];
  });
}

function quotationIssues(text: string, quotes: string): Issue[] {
  const mend = `use the marks of this language: ${quotes}`;
  if (text.includes('"')) return [error('has a straight quotation mark (")', mend)];
  const others = (text.match(quotationMarks) ?? []).filter((mark) => !quotes.includes(mark));
  return others.length > 0
    ? [warning(`has quotation marks of another language: ${others.join(' ')}`, mend)]
    : [];
}

/** What is wrong with the characters of a text. `quotes` are the language's quotation marks. */
export function characterIssues(text: string, code: LanguageCode, quotes: string): Issue[] {
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
  return [
    ...forbidden
      .filter(([pattern]) => pattern.test(text))
      .map(([, what, mend]) => error(`has ${what}`, mend)),
    ...quotationIssues(text, quotes),
    ...scriptIssues(text, code),
    ...decomposed,
  ];
}

/** The text with everything mended that needs no judgement. */
export function mendText(text: string): string {
  if (specifiedTexts.includes(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\.\.\./g, '…')
    .replace(/\t/g, ' ')
    .replace(/[ \u00A0\u202F\u3000]{2,}/g, (run) => /[\u202F\u00A0]/.exec(run)?.[0] ?? ' ')
    .trim();
}
