/** Texts to translators and back: nothing is lost on the way, and nothing wrong comes in. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '@/config/site/languages';
import { guarded, readCsv, unguarded, writeCsv } from '@/locales/tool/csv';
import { rowsOf, UnreadableFile, withReturned, type Row } from '@/locales/tool/handover';
import { readCatalogue } from '@/locales/tool/read';
import { readXliff, writeXliff } from '@/locales/tool/xliff';
import { english, project, written } from './project';

const formats = [
  ['XLIFF', writeXliff, readXliff],
  ['CSV', writeCsv, readCsv],
] as const;

const source = readCatalogue('.', defaultLanguage);

describe.each(formats)('%s', (_, write, read) => {
  test.each(languageCodes)('gives %s back to the letter', (code) => {
    const own = readCatalogue('.', code);
    const returned = read(write(code, rowsOf(source, own, false)));
    expect(returned.language).toBe(code);
    const empty = { ...own, messages: new Map() };
    expect(withReturned(returned, source, empty)).toBe(own.source);
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
    const row: Row = { key: 'a.b', english: text, text, note: '' };
    const after: Row = { key: 'a.c', english: 'x', text: 'y', note: 'z' };
    const { rows } = read(write('de-DE', [row, after]));
    expect(rows.map(({ line: _line, ...rest }) => rest)).toEqual([
      { key: 'a.b', english: text, text },
      { key: 'a.c', english: 'x', text: 'y' },
    ]);
  });

  test('knows the line of each text', () => {
    const file = write('de-DE', rowsOf(source, source, false));
    const { rows } = read(file);
    const lines = file.split(/\r?\n/);
    for (const { key, line } of rows) expect(lines[line - 1]).toContain(key);
  });

  test('lists what is open, and only that', () => {
    const own = { ...source, messages: new Map([...source.messages].slice(2)) };
    expect(read(write('de-DE', rowsOf(source, own, true))).rows.map(({ key }) => key)).toEqual(
      [...source.messages.keys()].slice(0, 2),
    );
  });
});

test('no cell of a table is a formula', () => {
  for (const text of ['=1', '+1', '-1', '@a', '\t=1', '\r=1', "'=1", '＋1'])
    expect([guarded(text), unguarded(guarded(text))]).toEqual([`'${text}`, text]);
  expect(writeCsv('de-DE', [{ key: 'a', english: '=1', text: '=2', note: '' }])).toBe(
    "\uFEFFkey,English,de-DE,note\r\na,'=1,'=2,\r\n",
  );
});

describe('a table from a spreadsheet', () => {
  test.each([
    ['semicolons', 'key;English;de-DE;note\r\na.b;One;Eins;\r\n'],
    ['tabs', 'key\tEnglish\tde-DE\tnote\na.b\tOne\tEins\t\n'],
    ['no note', '\uFEFFkey,English,de-DE\na.b,One,Eins\n'],
    ['empty rows', 'key,English,de-DE,note\n\n,,,\na.b,One,Eins,\n'],
  ])('may have %s', (_, file) => {
    expect(readCsv(file).rows).toMatchObject([{ key: 'a.b', english: 'One', text: 'Eins' }]);
  });
});

describe('XLIFF from a program', () => {
  const file = (body: string) =>
    `<xliff version="2.1" srcLang="en-US" trgLang="de-DE"><file id="f"><group id="g"><unit id="a.b">${body}</unit></group></file></xliff>`;

  test('may be cut into segments', () => {
    const segments =
      '<segment><source>One. </source><target>Eins. </target></segment>' +
      '<ignorable><source> </source><target> </target></ignorable>' +
      '<segment><source><![CDATA[Two <b>]]></source><target>Zwei&#160;</target></segment>';
    expect(readXliff(file(segments)).rows).toEqual([
      { key: 'a.b', english: 'One.  Two <b>', text: 'Eins.  Zwei\u00A0', line: 1 },
    ]);
  });

  test.each([
    ['marks', file('<segment><source>x</source><target><ph id="1"/>y</target></segment>'), 'a.b'],
    ['broken XML', '<xliff version="2.0"', 'is no XML'],
    ['another version', '<xliff version="1.2"></xliff>', 'is no XLIFF 2 file'],
    ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${file('')}`, 'has a document type'],
  ])('is refused with %s', (_, source, problem) => {
    expect(() => readXliff(source)).toThrow(UnreadableFile);
    expect(() => readXliff(source)).toThrow(problem);
  });
});

describe('the commands', () => {
  const config = resolve('tsconfig.json');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const run = (root: string, command: string, ...options: string[]) => {
    const file = resolve(`locales/${command}.ts`);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [tsx, '--tsconfig', config, file, ...options],
      { cwd: root, encoding: 'utf8' },
    );
    return { status, said: stdout + stderr };
  };
  const german = { home: { heading: 'Ihr ganzes Büro' } };
  const table = (...rows: string[]) => ['key,English,de-DE,note', ...rows, ''].join('\r\n');

  test('take out, and in again; what is not in the file stays', () => {
    const root = project({ 'locales/de-DE.json': german });
    expect(run(root, 'export', '--language', 'de', '--format', 'csv', '--open')).toEqual({
      status: 0,
      said: '2 texts in handover/de-DE.csv\n',
    });
    const path = join(root, 'handover/de-DE.csv');
    const lead = english.home.lead;
    expect(readFileSync(path, 'utf8')).toContain(`\r\nhome.lead,${lead},,\r\n`);
    writeFileSync(path, table(`home.lead,${lead},{file} steht bei <b>Google Play</b>.,`));
    expect(run(root, 'import', 'handover/de-DE.csv').said).toBe(
      '1 texts are new or changed in locales/de-DE.json\n',
    );
    expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(
      written({
        home: { ...german.home, lead: '{file} steht bei <b>Google Play</b>.' },
      }),
    );
  });

  test('say what is wrong in the words of the check, and write nothing', () => {
    const root = project({ 'locales/de-DE.json': german });
    const rows = [
      'home.heading,Your old office,Ihr Büro,',
      `home.lead,${english.home.lead},{file bei <b>Google Play</b>.,`,
      'home.nothing,Nothing,Nichts,',
      'home.heading,Your whole office,Ihr’s...,',
    ];
    writeFileSync(join(root, 'back.csv'), table(...rows));
    const { status, said } = run(root, 'import', 'back.csv');
    expect(status).toBe(1);
    expect(said).toContain(
      'back.csv:2 home.heading — the English text has changed since the file was made; it is now “Your whole office” — translate the new text in a new export',
    );
    expect(said).toMatch(/back\.csv:3 home\.lead — the name between \{ and \} cannot be read/);
    expect(said).toContain('back.csv:4 home.nothing — is a key that English does not have');
    expect(said).toContain('back.csv:5 home.heading — stands twice, first on line 2');
    expect(said).toContain('nothing was written');
    expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(written(german));
  });

  test('say how they are used', () => {
    expect(run('.', 'export', '--language', 'xx')).toMatchObject({ status: 2 });
    expect(run('.', 'import')).toMatchObject({ status: 2 });
    expect(run('.', 'import', 'no-such-file.csv').said).toContain('There is no file');
  });
});
