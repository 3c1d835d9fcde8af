/** Tables as spreadsheets save them, each file with what must come of it. */
import { describe, expect, test } from 'vitest';
import { english, german, handedIn, utf16 } from './files';

const table = (...rows: string[]) => ['key,English,de-DE,note', ...rows, ''].join('\r\n');
const row = `a.plain,${english['a.plain']},${german['a.plain']},`;
const tabs = table(row).replaceAll(',', '\t');

describe('is taken:', () => {
  test.each<[string, string | Uint8Array]>([
    ['commas', table(row)],
    ['a mark of UTF-8', `\uFEFF${table(row)}`],
    ['semicolons', table(row).replaceAll(',', ';')],
    ['sep=;', `sep=;\r\n${table(row).replaceAll(',', ';')}`],
    ['sep=; in quotes, after the mark', `\uFEFF"sep=;"\r\n${table(row).replaceAll(',', ';')}`],
    ['sep= a tab', `sep=\t\n${tabs}`],
    ['Unicode Text of Excel', utf16(tabs)],
    ['UTF-16, big end first', utf16(tabs, true)],
    ['UTF-16 without its mark', utf16(tabs).subarray(2)],
    ['line feeds alone', table(row).replaceAll('\r\n', '\n')],
    ['carriage returns alone', table(row).replaceAll('\r\n', '\r')],
    ['all cells in quotes', table(row).replaceAll(/[^,\r\n]+/g, '"$&"')],
    ['no note', `key,English,de-DE\na.plain,${english['a.plain']},${german['a.plain']}\n`],
    [
      'columns in another order',
      `de,note,KEY,english\n${german['a.plain']},,a.plain,${english['a.plain']}\n`,
    ],
    [
      'a column of one’s own',
      `key,English,mine,de_de\na.plain,${english['a.plain']},x,${german['a.plain']}\n`,
    ],
    [
      'empty rows and cells',
      `key,English,de-DE,note,,\n\n,,,,,\na.plain,${english['a.plain']},${german['a.plain']},,,\n`,
    ],
    ['a title above the table', `Texts; German\r\n\r\n${table(row)}`],
    ['a row of a program above the table', `"location","source","target","id"\r\n${table(row)}`],
    ['no line break at the end', table(row).trimEnd()],
  ])('%s', async (_, file) => {
    expect(await handedIn(file, {}, 'back.csv')).toEqual({
      texts: { 'a.plain': german['a.plain'] },
      said: [],
      open: 0,
      locked: 0,
    });
  });

  test.each([
    ['straight quotes', `"I'm here – ""now"" …"`],
    ['three dots', 'I’m here – “now” ...'],
    ['two hyphens and other quotes', '"I‘m here -- „now“ …"'],
    ['no-break spaces', 'I’m\u00A0here –\u00A0“now” …'],
  ])('autocorrected English: %s', async (_, cell) => {
    const file = table(`a.quote,${cell},Ich bin „jetzt“ hier …,`);
    const { texts, said } = await handedIn(file, {}, 'back.csv');
    expect([texts, said]).toEqual([{ 'a.quote': 'Ich bin „jetzt“ hier …' }, []]);
  });
});

const said = async (file: string | Uint8Array) => (await handedIn(file, {}, 'back.csv')).said;

describe('is told:', () => {
  test.each([
    ['windows-1252', Buffer.from(table('a.plain,Start free.,Für alle,'), 'latin1')],
    [
      'Mac Roman',
      Buffer.from(
        [...Buffer.from(table('a.plain,Start free.,F@r alle,'))].map((byte) =>
          byte === 0x40 ? 0x9f : byte,
        ),
      ),
    ],
  ])('%s, in one sentence', async (_, file) => {
    expect(await said(file)).toEqual([
      'back.csv:2 — is not saved as UTF-8, but in an older encoding of Windows or Mac — save it anew: in Excel as “CSV UTF-8”, in LibreOffice with the character set Unicode (UTF-8), in Numbers with the encoding Unicode (UTF-8), in a program for translators as UTF-8',
    ]);
  });

  test.each([
    ['#NAME?', '#NAME?'],
    ['#BEZUG!', '#BEZUG!'],
    ['#N/A', '#N/A'],
    ['a cell too narrow', '#######'],
    ['a fault of LibreOffice', 'Err:508'],
    ['a truth value', 'WAHR'],
    ['a truth value', 'TRUE'],
    ['a truth value', 'ИСТИНА'],
    ['a number', '1,5'],
    ['a number', '1.23E+05'],
    ['a date', '01.05.2026'],
    ['a date', '5. Mai'],
  ])('%s in a cell', async (_, cell) => {
    const rows = [row.replace(german['a.plain'], `"${cell}"`), `a.two,${english['a.two']},Gut.,`];
    const answer = await handedIn(table(...rows), {}, 'back.csv');
    expect(answer.said[0]).toBe(
      `back.csv:2 a.plain — the spreadsheet has made “${cell}” of the text — set the format of the column to Text, then type the text anew`,
    );
    expect(answer.texts['a.plain']).toBeUndefined();
  });

  test('a fault in the English column, as what it is', async () => {
    const [line] = await said(table(row.replace(english['a.plain'], '#NAME?')));
    expect(line).toContain('a.plain — the spreadsheet has made “#NAME?” of the text');
  });

  test.each([
    [
      'a comma without quotes',
      table('a.plain,Start free.,Kostenlos, sofort,,'),
      ':2 a.plain — its text seems to go on in the next cell: “Kostenlos |  sofort | ',
    ],
    [
      'a comma without quotes, and no note',
      table('a.plain,Start free.,Kostenlos, sofort.'),
      ':2 a.plain — its text seems to go on in the next cell',
    ],
    [
      'a quotation mark that is not closed',
      table('a.plain,Start free.,"Kostenlos,', row),
      ':2 — a quotation mark is not closed',
    ],
    [
      'a quotation mark inside a cell',
      table(row, 'a.two,x,"Ein "Wort"",'),
      ':3 — a quotation mark is not closed, or stands alone',
    ],
    [
      'no first row',
      `${row}\n`,
      ':1 — the first row does not name the columns: it is “a.plain | Start free. |',
    ],
    [
      'another language',
      table(row).replace('de-DE', 'nl-NL'),
      ':1 — no column is a language of the site: the first row has nl-NL, note',
    ],
    [
      'no language',
      table(row).replace('de-DE', 'German'),
      ':1 — no column is a language of the site',
    ],
    ['two languages', table(row).replace('note', 'fr'), ':1 — has two languages: de-DE and fr-FR'],
    [
      'a row sorted apart from its key',
      table(row.replace('a.plain', 'a.two')),
      ':2 a.two — stands beside the English text of a.plain',
    ],
    [
      'a text without a key',
      table(row.replace('a.plain', '')),
      ':2 — a text stands here without a key',
    ],
    [
      'no English',
      table(row.replace(english['a.plain'], '')),
      ':2 a.plain — has no English text beside it',
    ],
    [
      'English in the wrong encoding',
      table('a.quote,Iâ€™m here â€“ â€œnowâ€\u009D â€¦,Ich,'),
      ':2 a.quote — the letters were damaged by another encoding',
    ],
    [
      'English with question marks for letters',
      table('a.quote,I?m here ? ?now? ?,Ich,'),
      ':2 a.quote — the letters were damaged by another encoding',
    ],
    [
      'English that has changed',
      table(row.replace('Start free', 'Begin free')),
      ':2 a.plain — the English text has changed since the file was made',
    ],
  ])('%s', async (_, file, words) => {
    const lines = await said(file);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`back.csv${words}`), lines[0]).toBe(true);
  });

  test('the line on which a row begins, whatever ends the lines before it', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const rows = ['key,English,de-DE', '"a.three","One.\nTwo.\r\nThree.",', 'a.none,x,y', ''];
      expect(await said(rows.join(end))).toEqual([
        'back.csv:5 a.none — is a key that English does not have — correct the key, or delete the text',
      ]);
      expect((await said(`sep=,\n${rows.join(end)}`))[0]).toContain('back.csv:6 a.none');
    }
  });
});
