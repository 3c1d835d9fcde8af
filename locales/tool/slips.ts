/** What other programs leave in a text, and what the site fills in itself: marks of HTML and Markdown, addresses, prices, numbers. */
import type { LanguageCode } from '@/config/site/languages';
import { error, type Issue } from './finding';
import { allWords, type Elements } from './icu';
import { writingOf } from './letters';

/** The characters behind the entities that editors write. */
const entities: Readonly<Record<string, string>> = {
  nbsp: 'a no-break space (U+00A0)',
  amp: '&',
  lt: '‹ or the word for it',
  gt: '› or the word for it',
  quot: 'the quotation mark of the language',
  apos: '’',
  shy: 'nothing',
};

/** The character of a number; undefined if Unicode has none. */
function characterOf(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function entityIssues(text: string): Issue[] {
  return [...new Set(text.match(/&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,6});/gi) ?? [])].map(
    (found) => {
      const name = found.slice(1, -1);
      const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
      const right = name.startsWith('#') ? characterOf(code) : entities[name];
      return error(`has the HTML entity ${found}`, `write ${right ?? 'the character itself'}`);
    },
  );
}

const markdown: readonly (readonly [RegExp, string])[] = [
  [/\*\*[^*]+\*\*|__[^_]+__|~~[^~]+~~/u, 'bold, italic or struck words (**…**)'],
  [/(?<![\p{L}\d*])[*_](?![\s*_])[^*_]+(?<!\s)[*_](?![\p{L}\d*])/u, 'italic words (*…* or _…_)'],
  [/`[^`]+`/u, 'code (`…`)'],
  [/\[[^\]]+\]\([^)]*\)/u, 'a link ([…](…))'],
  [/^\s*(?:#{1,6}|[*+-]|\d+[.)])\s/u, 'a heading or a list at its beginning'],
];

function markdownIssues(text: string): Issue[] {
  const found = markdown.find(([pattern]) => pattern.test(text));
  return found
    ? [error(`has Markdown: ${found[1]}`, 'delete the marks: the site shows them as they are')]
    : [];
}

const money =
  '(?:[$€£¥₽₹₫฿₱]|\\b(?:USD|EUR|GBP|JPY|CNY|RUB|INR|VND|THB|PHP|MYR|IDR|BRL|MXN|PLN)\\b|(?:zł|руб|円|Rp|RM|R\\$)(?!\\p{L}))';

const domains =
  'com|org|net|info|io|app|dev|eu|edu|gov|de|fr|es|mx|id|pl|br|ru|in|ph|my|it|jp|th|vn|cn|co|uk';

/** What must come as a value from the site; the first that fits is told. */
const filledIn: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]+@[^\s@]+\.\p{L}{2,}/u, 'an email address'],
  [
    new RegExp(
      `https?:\\/\\/\\S+|\\bwww\\.\\S+|\\b[a-z\\d-]{2,}\\.(?:${domains})\\b(?:\\/\\S*)?`,
      'u',
    ),
    'the address of a page',
  ],
  [
    new RegExp(
      `${money}\\s?\\d[\\d.,\\s\\u00A0\\u202F]*|\\d[\\d.,\\u00A0\\u202F]*\\s?${money}`,
      'u',
    ),
    'a price',
  ],
  [
    /(?:\+|\(0|\b0)\d[\d\s()./-]{5,}\d|\b\d{1,4}(?:[\s./-]\d{2,}){2,}/u,
    'a telephone number or a date',
  ],
];

function filledInIssues(text: string): Issue[] {
  for (const [pattern, what] of filledIn) {
    const found = pattern.exec(text)?.[0].trim();
    if (found)
      return [
        error(
          `has ${what}: ${found}`,
          'the site fills it in: write {…} as English has it, or leave it out',
        ),
      ];
  }
  return [];
}

/** The zeros of digits that a language of the site might use; nine follow each. */
const zeros = ['०', '๐', '０', '٠'];

/** Numbers in a text, written in Western digits. */
function numbersIn(text: string): string[] {
  const western = zeros.reduce(
    (left, zero) =>
      left.replace(/\p{Nd}/gu, (digit) => {
        const value = digit.charCodeAt(0) - zero.charCodeAt(0);
        return value >= 0 && value <= 9 ? String(value) : digit;
      }),
    text,
  );
  return western.match(/\d+/g) ?? [];
}

function numberIssues(text: string, english: string, code: LanguageCode): Issue[] {
  const known = new Set(numbersIn(english));
  const { digits } = writingOf(code);
  return [...new Set(numbersIn(text))]
    .filter((number) => !known.has(number) && Number(number) > digits)
    .map((number) =>
      error(
        `has the number ${number}, which English does not have`,
        'write what English says; numbers of the business come from {…}',
      ),
    );
}

/** What a text says that it should not say itself. For English, `english` is the text itself. */
export function slipIssues(own: Elements, english: Elements, code: LanguageCode): Issue[] {
  const text = allWords(own);
  const entityFound = entityIssues(text);
  const typed = filledInIssues(text);
  return [
    ...entityFound,
    ...markdownIssues(text),
    ...typed,
    ...(typed.length + entityFound.length > 0 ? [] : numberIssues(text, allWords(english), code)),
  ];
}

/** Tags that the parser takes for plain text: `<br/>`. */
export function tagIssues(own: Elements): Issue[] {
  const found = /<\/?\p{L}[^>]*>/u.exec(allWords(own))?.[0];
  return found
    ? [
        error(
          `has ${found}, which the site shows as it is`,
          'delete it; only the tags of English work',
        ),
      ]
    : [];
}
