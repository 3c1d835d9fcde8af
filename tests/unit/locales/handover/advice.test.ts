/** Whoever follows what the import says has a file that it takes: each advice is followed here. */
import { expect, test } from 'vitest';
import { english, german, handedIn, utf16, xliff } from './files';

const one = english['a.plain'];
const eins = german['a.plain'];
const segment = (source: string, target: string) =>
  `<segment state="final"><source>${source}</source><target>${target}</target></segment>`;
const file = xliff(`<unit id="a.plain">${segment(one, eins)}</unit>`);
const table = `key,English,de-DE,note\na.plain,${one},${eins},\n`;
const code = (target: string) => xliff(`<unit id="a.plain">${segment(one, target)}</unit>`);

const tagged = (words: string) =>
  xliff(
    `<unit id="a.code">${segment('Get {file} from &lt;b&gt;the store&lt;/b&gt; now.', `Holen Sie {file} jetzt aus ${words}.`)}</unit>`,
  );

/** A file, words of the advice, and the file after it was followed. */
const followed: readonly (readonly [string | Uint8Array, string, string | Uint8Array])[] = [
  [code('Kostenlos & starten.'), 'write &amp; for it', code('Kostenlos &amp; starten.')],
  [code('Kostenlos&nbsp;starten.'), 'write the character itself', code('Kostenlos\u00A0starten.')],
  [code('Kostenlos < starten.'), 'write &lt; for a <', code('Kostenlos &lt; starten.')],
  [code('Kosten\u0001los starten.'), 'delete it', file],
  [
    tagged('<b>dem Laden</b>'),
    'write tags of the text as in the export: &lt;b&gt;',
    tagged('&lt;b&gt;dem Laden&lt;/b&gt;'),
  ],
  [file.slice(0, -20), 'export it anew', file],
  [file.replace('</target>', ''), 'put the end tag in that was lost', file],
  [`${file}</xliff>`, 'delete what stands behind </xliff>', file],
  [
    file.replace('<xliff', '<!DOCTYPE x>\n<xliff'),
    'delete what stands from <!DOCTYPE up to its >',
    file,
  ],
  [file.replace('srcLang="en-US"', 'srcLang="de"'), 'write srcLang="en-US"', file],
  [
    file.replace('trgLang="de-DE"', 'trgLang="xx"'),
    'write one of these as trgLang: en-US (en), de-DE (de)',
    file.replace('de-DE', 'de'),
  ],
  [file.replace('<target>', '<target order="7">'), 'delete it', file],
  [
    file.replace('<target>', '<target xml:lang="fr">'),
    'correct xml:lang',
    file.replace('<target>', '<target xml:lang="de">'),
  ],
  [file.replace('a.plain', 'a.plian'), 'correct the key', file],
  [
    code('<ph id="1"/>Kostenlos starten.'),
    'let the program write originalData, or keep {file} and &lt;b&gt; as plain text',
    file,
  ],
  [code('Kostenlos\uFFFD starten.'), 'type the letter that was lost', file],
  [
    Buffer.from(table.replace('Kostenlos', 'Für alle'), 'latin1'),
    'as “CSV UTF-8”',
    `\uFEFF${table}`,
  ],
  [Buffer.from([255, 254, 0, 0, 65, 0, 0, 0]), 'as “CSV UTF-8”', utf16(table)],
  [
    table.replace('key,', ''),
    'let the first row be as in the export: key, English, the language code, note',
    table,
  ],
  [
    table.replace('de-DE', 'German'),
    'write one of these above the translations',
    table.replace('de-DE', 'de'),
  ],
  [
    table.replace('note', 'fr'),
    'delete all columns of translations but one',
    table.replace(',note', '').replace(/,\n$/, '\n'),
  ],
  [
    table.replace(eins, 'Kostenlos, starten.'),
    'put a text that holds the separator in quotation marks',
    table.replace(eins, '"Kostenlos, starten."'),
  ],
  [table.replace(eins, `"${eins}`), 'write two "" for one inside a cell, or save the table', table],
  [
    table.replace(eins, '#NAME?'),
    'set the format of the column to Text, then type the text anew',
    table,
  ],
];

test.each(followed.map(([broken, advice, mended]) => [advice, broken, mended] as const))(
  '%s',
  async (advice, broken, mended) => {
    const before = await handedIn(broken);
    expect(before.said).toHaveLength(1);
    expect(before.said[0]).toContain(advice);
    const after = await handedIn(mended);
    expect(after.said.filter((line) => !line.includes('warning'))).toEqual([]);
    expect(Object.keys(after.texts)).toHaveLength(1);
  },
);
