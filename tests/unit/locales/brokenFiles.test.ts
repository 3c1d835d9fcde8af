/** Edits that break a file as JSON: each is told where it was made, and what the finding says mends it. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '@/locales/tool/finding';
import { JsonProblem, readJson } from '@/locales/tool/json';
import { findingLine } from '@/locales/tool/report';
import { checkLocales } from '@/locales/tool/run';
import { followed } from './advice';
import { project } from './project';

const english = {
  site: { title: 'Your office', skip: 'Skip to content', tab: 'opens a new tab' },
  nav: {
    product: { name: 'Product' },
    mac: { name: 'Mac', description: 'For every Mac' },
    linux: { name: 'Linux', description: 'For every Linux' },
  },
  home: { heading: 'Your whole office' },
};

const good = `{
  "site": {
    "title": "Ihr Büro",
    "skip": "Zum Inhalt springen",
    "tab": "öffnet einen Tab"
  },
  "nav": {
    "product": {
      "name": "Produkt"
    },
    "mac": {
      "name": "Mac",
      "description": "Für jeden Mac"
    },
    "linux": {
      "name": "Linux",
      "description": "Für jedes Linux"
    }
  },
  "home": {
    "heading": "Ihr ganzes Büro"
  }
}
`;

const file = 'locales/de-DE.json';

function errorsOf(source: string): Finding[] {
  const root = project({
    'locales/en-US.json': english,
    'locales/glossary.json': { names: { Mac: 'x', Linux: 'x' }, 'de-DE': { quotes: '„…“' } },
    [file]: source,
  });
  return checkLocales({ root, strict: false }).findings.filter(
    (finding) => finding.level === 'error' && finding.file === file,
  );
}

/** The good file with one line changed; null takes the line away. */
function edited(line: number, change: (text: string) => string | null): string {
  return good
    .split('\n')
    .flatMap((text, index) => (index === line - 1 ? (change(text) ?? []) : text))
    .join('\n');
}

/** Line, its change, and what is said, which names the edited line or the one before it. */
type Edit = readonly [
  what: string,
  line: number,
  change: (text: string) => string | null,
  said: string,
];

const gone = () => null;
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const twice = (text: string) => `${text}\n${text}`;

const braces: readonly Edit[] = [
  ['the end of a group gone', 6, gone, 'the closing } of "site" is missing'],
  ['its brace gone', 6, swap('}', ''), 'the closing } of "site" is missing'],
  ['brace and comma gone', 6, () => '', 'the closing } of "site" is missing'],
  ['the end of a deeper group gone', 14, gone, 'the closing } of "mac" is missing'],
  ['the end of the last deeper group gone', 18, gone, 'the closing } of "linux" is missing'],
  ['the end of an outer group gone', 19, gone, 'the closing } of "nav" is missing'],
  ['the last brace gone', 23, gone, 'the file ends too early'],
  ['an end twice', 6, twice, 'a } too many'],
  ['a deeper end twice', 10, twice, 'a } too many'],
  ['a deeper end twice, comma once', 14, (text) => `    }\n${text}`, 'a } too many'],
  ['the last brace twice', 23, twice, 'a } too many'],
  ['an opening brace gone', 7, swap(' {', ''), 'the opening { after "nav": is missing'],
  ['a deeper opening brace gone', 11, swap('{', ''), 'the opening { after "mac": is missing'],
  ['the line of a group gone', 7, gone, 'the line "nav": { is missing before "product"'],
  ['the line of a deeper group gone', 15, gone, 'the line "linux": { is missing before "name"'],
  ['the first line gone', 1, gone, 'the file does not begin with {'],
  ['an opening bracket', 7, swap('{', '['), 'a [ where a { belongs'],
  ['an opening parenthesis', 7, swap('{', '('), 'a ( where a { belongs'],
  ['a closing bracket', 6, swap('}', ']'), 'a ] where a } belongs'],
  ['a closing parenthesis', 6, swap('}', ')'), 'a ) where a } belongs'],
  ['an opening brace for a closing one', 6, swap('}', '{'), 'a { where a } belongs'],
  ['a closing brace for an opening one', 7, swap('{', '}'), 'a } where a { belongs'],
  [
    'a fullwidth brace',
    7,
    swap('{', '｛'),
    '｛ (fullwidth left curly bracket, U+FF5B) where { belongs',
  ],
  ['a bracket before an opening brace', 7, swap('{', '[{'), 'a [ before the {'],
  ['an opening brace twice', 7, swap('{', '{ {'), 'two opening braces'],
  ['a text in braces', 4, swap(/("[^"]+")(,)$/, '{$1}$2'), 'a text without a key in braces'],
];

const separators: readonly Edit[] = [
  ['a comma gone', 4, swap(/,$/, ''), 'a comma is missing after this entry'],
  ['a comma gone after a group', 6, swap(',', ''), 'a comma is missing after this entry'],
  ['a comma twice', 4, swap(/,$/, ',,'), 'two commas'],
  ['a comma twice, in two lines', 4, swap(/,$/, ',\n,'), 'two commas'],
  ['a comma before the end of a group', 5, swap(/$/, ','), 'a comma before a closing brace'],
  ['a comma after an opening brace', 7, swap(/$/, ','), 'a comma after an opening brace'],
  ['a semicolon for a comma', 4, swap(/,$/, ';'), '; (U+003B) where , belongs'],
  ['a semicolon after a group', 6, swap(/,$/, ';'), '; (U+003B) where , belongs'],
  ['a full stop for a comma', 4, swap(/,$/, '.'), '“.” behind the text'],
  ['a Japanese comma', 4, swap(/,$/, '、'), '、 (ideographic comma, U+3001) where , belongs'],
  ['a letter behind the text', 4, swap(/,$/, 'x,'), '“x” behind the text'],
  ['a letter behind the comma', 4, swap(/$/, 'x'), '“x” behind the entry'],
  ['a colon gone', 4, swap(':', ''), 'a colon is missing after "skip"'],
  ['a colon twice', 4, swap(':', '::'), 'two colons'],
  ['a comma for the colon', 4, swap(':', ','), ', where : belongs'],
  ['a semicolon for the colon', 4, swap(':', ';'), '; (U+003B) where : belongs'],
  ['an equals sign', 4, swap(':', ' ='), '= (U+003D) where : belongs'],
  ['a fullwidth colon', 4, swap(':', '：'), '： (fullwidth colon, U+FF1A) where : belongs'],
  ['no text', 4, swap(/"[^"]+",$/, ','), 'the text after the colon is missing'],
  ['no text in the last entry', 5, swap(/"[^"]+"$/, ''), 'the text after the colon is missing'],
];

const marks: readonly Edit[] = [
  [
    'curly marks around a key',
    4,
    swap('"skip"', '“skip”'),
    '“ (left double quotation mark, U+201C) where " belongs',
  ],
  [
    'a curly mark behind a key',
    4,
    swap('"skip"', '"skip”'),
    '” (right double quotation mark, U+201D) where " belongs',
  ],
  [
    'a curly mark before a key',
    4,
    swap('"skip"', '“skip"'),
    '“ (left double quotation mark, U+201C) where " belongs',
  ],
  [
    'curly marks around a text',
    4,
    swap(/: "(.+)"/, ': “$1”'),
    '“ (left double quotation mark, U+201C) where " belongs',
  ],
  [
    'German marks around a text',
    4,
    swap(/: "(.+)"/, ': „$1“'),
    '„ (double low-9 quotation mark, U+201E) where " belongs',
  ],
  [
    'a curly mark behind a text',
    4,
    swap(/",$/, '”,'),
    '” (right double quotation mark, U+201D) where the closing " belongs',
  ],
  [
    'a curly mark behind the last text',
    5,
    swap(/"$/, '“'),
    '“ (left double quotation mark, U+201C) where the closing " belongs',
  ],
  [
    'curly marks everywhere',
    4,
    swap(/"([^"]+)"/g, '“$1”'),
    '“ (left double quotation mark, U+201C) where " belongs',
  ],
  ['apostrophes', 4, swap(/"([^"]+)"/g, "'$1'"), '\' (U+0027) where " belongs'],
  ['an apostrophe behind a text', 4, swap(/",$/, "',"), '\' (U+0027) where the closing " belongs'],
  ['no mark behind the text', 4, swap(/",$/, ','), 'the closing quotation mark is missing'],
  ['no mark behind the last text', 5, swap(/"$/, ''), 'the closing quotation mark is missing'],
  ['neither mark nor comma', 4, swap(/",$/, ''), 'the closing quotation mark is missing'],
  ['no mark before the text', 4, swap(': "', ': '), 'a text must stand in double quotation marks'],
  [
    'no marks around the text',
    4,
    swap(/: "(.+)"/, ': $1'),
    'a text must stand in double quotation marks',
  ],
  [
    'no marks around the key',
    4,
    swap('"skip"', 'skip'),
    'a key must stand in double quotation marks',
  ],
  [
    'no mark behind the key',
    4,
    swap('"skip"', '"skip'),
    'the quotation mark behind the key skip is missing',
  ],
  [
    'no mark before the key',
    4,
    swap('"skip"', 'skip"'),
    'a key must stand in double quotation marks',
  ],
  [
    'a mark twice behind the text',
    4,
    swap(/",$/, '"",'),
    'two quotation marks at the end of the text',
  ],
  ['a mark twice before the text', 4, swap(': "', ': ""'), 'two quotation marks at the beginning'],
  [
    'straight marks in a text',
    4,
    swap('Inhalt', '"Inhalt"'),
    'text after the closing quotation mark',
  ],
  [
    'straight marks at the end',
    4,
    swap('springen', '"springen"'),
    'text after the closing quotation mark',
  ],
  [
    'straight marks at the beginning',
    4,
    swap('Zum', '"Zum"'),
    'text after the closing quotation mark',
  ],
  [
    'straight marks and a comma',
    4,
    swap('Inhalt', '"Inhalt", und'),
    'text after the closing quotation mark',
  ],
  ['a line break in a text', 4, swap('Inhalt ', 'Inhalt\n    '), 'a line break inside a text'],
  ['a tab in a text', 4, swap('Inhalt ', 'Inhalt\t'), 'a tab (U+0009) inside a text'],
  [
    'a control character',
    4,
    swap('Inhalt ', 'Inhalt\u0001'),
    'a control character (U+0001) inside a text',
  ],
  ['a backslash before the mark', 4, swap(/",$/, '\\",'), 'a backslash \\ before the closing "'],
];

const strangers: readonly Edit[] = [
  [
    'no-break spaces as indentation',
    4,
    swap(/^ {4}/, '\u00A0\u00A0'),
    'a no-break space (U+00A0) between the entries',
  ],
  [
    'an ideographic space',
    4,
    swap(': ', ':\u3000'),
    'an ideographic space (U+3000) between the entries',
  ],
  [
    'a zero width space behind the comma',
    4,
    swap(/$/, '\u200B'),
    'a zero width space (U+200B) between the entries',
  ],
  [
    'a byte order mark in the middle',
    4,
    swap(/^/, '\uFEFF'),
    'a byte order mark (U+FEFF) between the entries',
  ],
  ['a comment', 4, swap(/^/, '    // neu\n'), 'JSON has no comments'],
  ['a comment behind an entry', 4, swap(/$/, ' // neu'), 'JSON has no comments'],
  ['a comment in the style of C', 4, swap(/^/, '/* neu */'), 'JSON has no comments'],
  ['a comment of a script', 4, swap(/^/, '# neu\n'), 'JSON has no comments'],
  ['a comment of a page', 4, swap(/^/, '<!-- neu -->\n'), 'JSON has no comments'],
  [
    'a merge not settled',
    4,
    (text) => `<<<<<<< HEAD\n${text}\n=======\n${text}\n>>>>>>> neu`,
    'two versions of the file',
  ],
  ['a letter behind the end', 23, swap('}', '}x'), 'text after the end of the file'],
];

describe.each([
  ['a brace', braces],
  ['a separator', separators],
  ['a quotation mark', marks],
  ['something strange', strangers],
])('%s', (_, edits) => {
  test.each(edits)('%s', (_what, line, change, said) => {
    let source = edited(line, change);
    const [first] = errorsOf(source);
    expect(first && findingLine(first)).toContain(said);
    expect([line - 1, line, line + 1]).toContain(first?.line);
    for (let round = 0; round < 4; round += 1) {
      const [next] = errorsOf(source);
      if (!next) break;
      source = followed(source, next);
    }
    expect(errorsOf(source).map(findingLine), source).toEqual([]);
  });
});

describe('any character put in, taken out or exchanged is told where it is', () => {
  const { leaves, groups } = readJson(good);
  const shape = new Set([...groups.keys(), ...leaves.map(({ key }) => key)]);

  function lineTold(source: string): number | null {
    try {
      readJson(source, { shape });
      return null;
    } catch (cause) {
      if (cause instanceof JsonProblem) return cause.line;
      throw cause;
    }
  }

  test.each(['', '{', '}', '[', ']', ',', ':', '"', '“', ';', 'x', '\n', '\u00A0', '\\'])(
    '%j',
    (put) => {
      const far = [...good].flatMap((_, index) => {
        const line = good.slice(0, index).split('\n').length;
        const edits = [
          good.slice(0, index) + put + good.slice(index + 1),
          good.slice(0, index) + put + good.slice(index),
        ];
        return edits.flatMap((source) => {
          const told = lineTold(source) ?? line;
          return Math.abs(told - line) > 1 ? [{ line, told, source }] : [];
        });
      });
      expect(far).toEqual([]);
    },
  );
});
