/** Files as editors, systems and programs save, copy and rename them: named for what they are, and mended if that is certain. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOfName } from '@/locales/tool/fileNames';
import { findingLine } from '@/locales/tool/report';
import { checkLocales, fixLocales } from '@/locales/tool/run';
import { project, written, type Content } from './project';

const file = 'locales/de-DE.json';
const text = String(written({ home: { heading: 'Ihr ganzes Büro' } }));

function linesOf(root: string): string[] {
  return checkLocales({ root, strict: false })
    .findings.filter(({ level }) => level !== 'open')
    .map(findingLine);
}

function utf16(source: string, mark: string, big = false): Buffer {
  const bytes = Buffer.from(mark + source, 'utf16le');
  return big ? bytes.swap16() : bytes;
}

const mended: readonly (readonly [string, Content, string])[] = [
  ['a byte order mark', `\uFEFF${text}`, 'begins with a byte order mark (U+FEFF)'],
  ['UTF-16 with its mark', utf16(text, '\uFEFF'), 'is saved as UTF-16'],
  ['UTF-16, the other way round', utf16(text, '\uFEFF', true), 'is saved as UTF-16'],
  ['UTF-16 without a mark', utf16(text, ''), 'is saved as UTF-16'],
  ['no-break spaces', text.replace(/ {2}"/g, '\u00A0\u00A0"'), 'a no-break space (U+00A0)'],
  ['no-break spaces and a mark', `\uFEFF${text.replace(/ {2}"/g, '\u00A0"')}`, 'byte order mark'],
  ['a zero width space', text.replace('{\n', '{\u200B\n'), 'a zero width space (U+200B)'],
  ['CRLF', text.replace(/\n/g, '\r\n'), 'the order or the layout differs'],
  ['line ends of an old Mac', text.replace(/\n/g, '\r'), 'the order or the layout differs'],
  ['tabs as indentation', text.replace(/ {2}/g, '\t'), 'the order or the layout differs'],
  ['one line', text.replace(/\n\s*/g, ''), 'the order or the layout differs'],
];

describe('what an editor does is named, and --fix mends it', () => {
  test.each(mended)('%s', (_, content, said) => {
    const root = project({ [file]: content });
    expect(linesOf(root)[0]).toContain(said);
    expect(linesOf(root)[0]).toContain('run npm run locales -- --fix');
    expect(fixLocales(root)).toEqual([file]);
    expect(readFileSync(join(root, file), 'utf8')).toBe(text);
    expect(linesOf(root)).toEqual([]);
  });
});

const latin = (source: string) => Buffer.from(source, 'latin1');

describe('what nobody can read is named, and left alone', () => {
  test.each<[string, Buffer, string]>([
    [
      '0 bytes',
      Buffer.from(''),
      ':1 — the file is empty (0 bytes) — take back the last version: git',
    ],
    ['zeros', Buffer.alloc(3000), ':1 — the file holds nothing but blanks'],
    ['blanks', Buffer.from(' \n'), ':1 — the file holds nothing but blanks'],
    [
      'ANSI',
      latin(text),
      ':3 — the file is not saved as UTF-8 but in an older encoding (“ANSI”): “B\uFFFDro”, byte FC — open it in that encoding and save it as “UTF-8”',
    ],
    [
      'half UTF-8',
      Buffer.concat([Buffer.from(text), latin('ä')]),
      ':6 — the file is not saved as UTF-8',
    ],
    ['UTF-32', Buffer.from('\uFEFF\0{\0', 'utf16le'), ':1 — the file is saved as UTF-32'],
    [
      'a workbook',
      latin('PK\x03\x04xl/workbook.xml'),
      ':1 — the file is a ZIP archive or a document',
    ],
    ['a document', latin('{\\rtf1\\ansi'), ':1 — the file is a document in rich text (RTF)'],
  ])('%s', (_, content, said) => {
    const root = project({ [file]: content });
    const [line, ...more] = linesOf(root);
    expect(line).toContain(file + said);
    expect(more).toEqual([]);
    expect(fixLocales(root)).toEqual([]);
    expect(readFileSync(join(root, file)).equals(content)).toBe(true);
  });
});

describe('a file by another name', () => {
  const names = [
    'de-de.json',
    'DE-DE.JSON',
    'de_DE.json',
    'deDE.json',
    'de.json',
    'de-DE.json.txt',
    'de-DE.json.json',
    'de-DE.txt',
    'de-DE (1).json',
    'de-DE(2).json',
    'de-DE - Copy.json',
    'de-DE - Kopie (2).json',
    'de-DE copy.json',
    'Copy of de-DE.json',
    'de-DE.json~',
    'de-DE.json.bak',
    'de-DE.json.orig',
    ' de-DE.json',
  ];

  test.each(names)('%s is the file of its language', (name) => {
    const root = project({ [file]: null, [`locales/${name}`]: text });
    expect(linesOf(root)).toEqual([
      `locales/${name}:1 — the file has another name than de-DE.json — give it the name de-DE.json`,
    ]);
  });

  test.each(names.filter((name) => !name.endsWith('~')))('%s is a copy beside it', (name) => {
    const root = project({ [file]: text, [`locales/${name}`]: text });
    const weight = name.endsWith('.json') ? '' : 'warning: ';
    expect(linesOf(root)).toEqual([
      `locales/${name}:1 — ${weight}nothing reads this file: it looks like a copy of de-DE.json — if it is the newer one, give it the name de-DE.json; if not, move it out of locales/`,
    ]);
  });

  test.each(['de-DE.json~', '.de-DE.json.swp', '#de-DE.json#', '.de-DE.json.un~'])(
    '%s is an editor’s own',
    (name) => expect(linesOf(project({ [file]: text, [`locales/${name}`]: text }))).toEqual([]),
  );

  test.each(['glossary.txt', 'README.md', 'check.ts', 'xx-XX.json', 'notes.json', 'code.json'])(
    '%s is no language',
    (name) => expect(languageOfName(name)).toBe(null),
  );

  test('a folder is no file', () => {
    const root = project({ [file]: null });
    mkdirSync(join(root, file));
    expect(linesOf(root)).toEqual([expect.stringContaining(`${file}:1 — the file is missing`)]);
  });
});

test('a broken glossary is one finding, and texts are not blamed for it', () => {
  const files = {
    'locales/glossary.json': '{ "names": { "Mac": "x" ',
    [file]: { home: { heading: 'Mac' } },
  };
  expect(
    linesOf(project({ ...files, 'locales/en-US.json': { home: { heading: 'Mac' } } })),
  ).toEqual([
    expect.stringContaining('locales/glossary.json:1 — column 24: the file ends too early'),
    expect.stringContaining('is used in code'),
    expect.stringContaining('is used in code'),
  ]);
});

/** As `json.dumps`, `jq -a` and other programs write a file that they have read. */
test('letters written as escapes, four spaces deep, are the same file', () => {
  const escaped = text.replace('ü', '\\u00fc').replace(/^ +/gm, '$&$&').trimEnd();
  const root = project({ [file]: escaped });
  expect(linesOf(root)).toEqual([expect.stringContaining('the order or the layout differs')]);
  expect(fixLocales(root)).toEqual([file]);
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});
