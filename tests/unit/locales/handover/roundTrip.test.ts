/** What goes out comes back to the letter: every language, both formats, and odd texts. */
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '@/config/site/languages';
import { merged } from '@/locales/tool/handover/merge';
import { rowsOf } from '@/locales/tool/handover/rows';
import type { Row } from '@/locales/tool/handover/types';
import { readCatalogue } from '@/locales/tool/read';
import { guarded, unguarded } from '@/locales/tool/table/formula';
import { readCsv } from '@/locales/tool/table/read';
import { writeCsv } from '@/locales/tool/table/write';
import { readXliff } from '@/locales/tool/xliff/read';
import { writeXliff } from '@/locales/tool/xliff/write';

const formats = [
  ['XLIFF', writeXliff, readXliff],
  // Whoever reads the bytes has taken the mark away.
  ['CSV', writeCsv, (source: string) => readCsv(source.replace('\uFEFF', ''))],
] as const;

const source = readCatalogue('.', defaultLanguage);

describe.each(formats)('%s', (_, write, read) => {
  test.each(languageCodes)('gives %s back to the letter', (code) => {
    const own = readCatalogue('.', code);
    const returned = read(write(code, rowsOf(source, own, new Set())));
    expect(returned.language).toBe(code);
    const texts = new Map(
      returned.rows.flatMap(({ key, readings }) => {
        const text = readings[0]?.text;
        // Nothing: the language has yet to say it.
        return text ? [[key, { text }]] : [];
      }),
    );
    expect(merged(texts, source, { ...own, messages: new Map() })).toBe(own.source);
  });

  test.each([
    '=HYPERLINK("http://x", "y")',
    "'=1+1",
    "''x",
    "'",
    '+1',
    '-1',
    '@sum',
    '＝1',
    '<b>“a” & b</b> {n, plural, one {# day} other {# days}}',
    '&lt;b&gt; &amp;amp; &#60;',
    'a;b,c\td',
    'two\nlines\r\nand more',
    ' spaces \u00A0',
    ']]>',
    '日本語　ไทย हिन्दी 😀',
  ])('gives %j back to the letter', (text) => {
    const row: Row = { key: 'a.b', english: text, text, stale: false, note: '' };
    const after: Row = { key: 'a.c', english: 'x', text: 'y', stale: false, note: 'z' };
    const { rows } = read(write('de-DE', [row, after]));
    expect(rows.map(({ key, readings }) => [key, readings[0]])).toEqual([
      ['a.b', { english: text, text }],
      ['a.c', { english: 'x', text: 'y' }],
    ]);
  });

  test('knows the line of each text', () => {
    const file = write('de-DE', rowsOf(source, source, new Set()));
    const { rows } = read(file);
    const lines = file.split(/\r?\n/);
    for (const { key, line } of rows) expect(lines[line - 1]).toContain(key);
  });

  test('lists what is open, and only that', () => {
    const own = { ...source, messages: new Map([...source.messages].slice(2)) };
    expect(
      read(write('de-DE', rowsOf(source, own, new Set(), { open: true, stale: false }))).rows.map(
        ({ key }) => key,
      ),
    ).toEqual([...source.messages.keys()].slice(0, 2));
  });
});

test('no cell of a table is a formula', () => {
  for (const text of ['=1', '+1', '-1', '@a', '\t=1', '\r=1', "'=1", '＋1'])
    expect([guarded(text), unguarded(guarded(text))]).toEqual([`'${text}`, text]);
  expect(writeCsv('de-DE', [{ key: 'a', english: '=1', text: '=2', stale: false, note: '' }])).toBe(
    "\uFEFFkey,English,de-DE,note\r\na,'=1,'=2,\r\n",
  );
});
