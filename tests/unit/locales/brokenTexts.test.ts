/** Edits that leave JSON whole and damage a text: each is named, and its advice, or `--fix`, leads to a right text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '@/config/site/languages';
import type { Finding } from '@/locales/tool/finding';
import { findingLine } from '@/locales/tool/report';
import { checkLocales, fixLocales } from '@/locales/tool/run';
import { project } from './project';

const english = {
  plain: 'Skip to the content',
  value: 'Opens {file} for you',
  tag: 'Read the <b>privacy policy</b> first',
  quote: 'Choose “Open” in the menu',
  days: '{days, plural, one {# day for {file}} other {# days for {file}}}',
  months: 'for 12 months',
  twice: '{file} is a copy of {file}',
  name: 'Open it in Google Play',
};

type Key = keyof typeof english;

function projectWith(code: LanguageCode, key: Key, text: string): string {
  return project({
    'locales/en-US.json': { home: english },
    [`locales/${code}.json`]: { home: { [key]: text } },
  });
}

function findingsOf(root: string): Finding[] {
  return checkLocales({ root, strict: false }).findings.filter(
    ({ level, file, key }) =>
      level !== 'open' &&
      key.startsWith('home.') &&
      !file.includes('en-US') &&
      file.endsWith('.json'),
  );
}

/** The mark of a row whose advice is to run `--fix`. */
const fix = Symbol('run --fix');

type Row = readonly [
  key: Key,
  broken: string,
  said: string,
  advice: string,
  right: string,
  how?: typeof fix,
  code?: LanguageCode,
];

const plain = 'Zum Inhalt springen';
const value = 'Öffnet {file} für Sie';
const tag = 'Lesen Sie zuerst die <b>Datenschutzerklärung</b>';
const quote = 'Wählen Sie im Menü „Öffnen“';
const byFix = 'run npm run locales -- --fix';

/** One row for each character: put into the middle of a word, it is named, and `--fix` takes it out. */
const inkless = [
  ['\u00AD', 'a soft hyphen (U+00AD)'],
  ['\u180E', 'a Mongolian vowel separator (U+180E)'],
  ['\u200B', 'a zero width space (U+200B)'],
  ['\u200C', 'a zero width non-joiner (U+200C)'],
  ['\u200D', 'a zero width joiner (U+200D)'],
  ['\u200E', 'a left-to-right mark (U+200E)'],
  ['\u200F', 'a right-to-left mark (U+200F)'],
  ['\u202A', 'a left-to-right embedding (U+202A)'],
  ['\u202B', 'a right-to-left embedding (U+202B)'],
  ['\u202C', 'a pop directional formatting (U+202C)'],
  ['\u202D', 'a left-to-right override (U+202D)'],
  ['\u202E', 'a right-to-left override (U+202E)'],
  ['\u2060', 'a word joiner (U+2060)'],
  ['\u2061', 'a function application (U+2061)'],
  ['\u2062', 'an invisible times (U+2062)'],
  ['\u2063', 'an invisible separator (U+2063)'],
  ['\u2064', 'an invisible plus (U+2064)'],
  ['\u2065', 'a character that Unicode does not know (U+2065)'],
  ['\u2066', 'a left-to-right isolate (U+2066)'],
  ['\u2067', 'a right-to-left isolate (U+2067)'],
  ['\u2068', 'a first strong isolate (U+2068)'],
  ['\u2069', 'a pop directional isolate (U+2069)'],
  ['\uFEFF', 'a byte order mark (U+FEFF)'],
] as const;

const characters: readonly Row[] = [
  ...inkless.map(([mark, name]): Row => [
    'plain',
    `Zum In${mark}halt springen`,
    `has ${name} after “In”`,
    byFix,
    plain,
    fix,
  ]),
  ['plain', 'Zum\u2003Inhalt springen', 'has an em space (U+2003) after “Zum”', byFix, plain, fix],
  ['plain', 'Zum\u2028Inhalt springen', 'has a line separator (U+2028)', byFix, plain, fix],
  ['plain', 'Zum\u3000Inhalt springen', 'has an ideographic space (U+3000)', byFix, plain, fix],
  [
    'plain',
    'Zum \uE000Inhalt springen',
    'has a character for private use (U+E000)',
    'write what was meant',
    plain,
  ],
  ['plain', 'Zum\u2009Inhalt springen', 'has a thin space (U+2009)', 'write what was meant', plain],
  [
    'value',
    'Öffnet {fi\u200Cle} für Sie',
    'has a zero width non-joiner (U+200C) after “{fi”',
    byFix,
    value,
    fix,
  ],
  [
    'value',
    'Öffnet {file\u200B} für Sie',
    'has a zero width space (U+200B) after “{file”',
    byFix,
    value,
    fix,
  ],
  [
    'tag',
    'Lesen Sie zuerst die <b\u200B>Datenschutzerklärung</b>',
    'has a zero width space',
    byFix,
    tag,
    fix,
  ],
  [
    'value',
    'Öffnet {filе} für Sie',
    '“filе” mixes Latin and Cyrillic letters that look alike: its “е” (U+0435) is Cyrillic',
    'write “file”',
    value,
    fix,
  ],
  ['plain', 'Zum Inhаlt springen', 'its “а” (U+0430) is Cyrillic', 'write “Inhalt”', plain, fix],
  [
    'plain',
    'Zum Ιnhalt springen',
    '“Ιnhalt” mixes Latin and Greek letters',
    'write “Inhalt”',
    plain,
    fix,
  ],
  ['plain', 'Zum Inhalt ѕргіngеn', 'mixes Latin and Cyrillic letters', 'type it anew', plain],
  [
    'plain',
    'Перейти к coдержимому',
    'its “c” (U+0063), “o” (U+006F) are Latin',
    'write “содержимому”',
    'Перейти к содержимому',
    fix,
    'ru-RU',
  ],
  [
    'plain',
    'Перейти k содержимому',
    '“k” is written in Latin letters that look Cyrillic',
    'in Cyrillic letters',
    'Перейти к содержимому',
    undefined,
    'ru-RU',
  ],
  [
    'plain',
    'Zum オフィス springen',
    '“オフィス” is written in Katakana letters',
    'write it in this language',
    plain,
  ],
  [
    'plain',
    'Zum ᚠᚢᚦ springen',
    '“ᚠᚢᚦ” is written in letters of another language',
    'write it in this language',
    plain,
  ],
  [
    'plain',
    'Vai all`inizio',
    'has a grave accent (`, U+0060) for an apostrophe',
    byFix,
    'Vai all’inizio',
    fix,
    'it-IT',
  ],
  [
    'plain',
    'Vai all´inizio',
    'has another mark for an apostrophe',
    byFix,
    'Vai all’inizio',
    fix,
    'it-IT',
  ],
  [
    'plain',
    'Vai all‘inizio',
    'has an opening mark (‘) for an apostrophe',
    byFix,
    'Vai all’inizio',
    fix,
    'it-IT',
  ],
  [
    'plain',
    "Vai all'inizio",
    "has a straight apostrophe (')",
    'write ’',
    'Vai all’inizio',
    fix,
    'it-IT',
  ],
  [
    'value',
    "Apre l'{file} per te",
    "has a straight apostrophe (') before { or <",
    'write ’',
    'Apre l’{file} per te',
    fix,
    'it-IT',
  ],
  [
    'plain',
    'C:\new\temp',
    'has a tab (in the file: \\t)',
    'if a backslash is meant, write two',
    plain,
  ],
  [
    'plain',
    'Zum Inhalt\nspringen',
    'has a line break (in the file: \\n or \\r)',
    'write a space',
    plain,
  ],
  ['plain', 'Zum Inhalt spr\u0007ingen', 'has a control character (U+0007)', 'delete it', plain],
  ['plain', 'Zum Inhalt sprıngen\u0000', 'has a null (U+0000)', 'delete it', plain],
  [
    'value',
    'Ã–ffnet {file} fÃ¼r Sie',
    'was read in a wrong encoding: “Ã–ffnet {file} fÃ¼r Sie”',
    'write “Öffnet {file} für Sie”',
    value,
  ],
  [
    'value',
    'Öffnet „{file}“ fÃ¼r Sie',
    'was read in a wrong encoding',
    'write “Öffnet „{file}“ für Sie”',
    'Öffnet „{file}“ für Sie',
  ],
  [
    'plain',
    'Zum \u00C3\u009Cbersicht springen',
    'was read in a wrong encoding',
    'write “Zum Übersicht springen”',
    plain,
  ],
  ...['Zur ?bersicht', 'Zur Gr??e', 'Zum Men? springen', 'Zur ??????'].map((text): Row => [
    'plain',
    text,
    `has question marks where letters were lost: “${text}”`,
    'type the letters again',
    plain,
  ]),
  [
    'value',
    'Öffnet ｛file｝ für Sie',
    'has ｛ (fullwidth left curly bracket, U+FF5B)',
    'write {, as English has it',
    value,
  ],
  [
    'tag',
    'Lesen Sie zuerst die ＜b＞Datenschutzerklärung＜/b＞',
    'has ＜ (fullwidth less-than sign, U+FF1C)',
    'write <, as English has it',
    tag,
  ],
  ['plain', 'Zum 𝗜𝗻𝗵𝗮𝗹𝘁 springen', 'has letters of mathematics', 'write plain letters', plain],
  ['plain', 'Zum Inhalt springen ', 'has a space at its beginning or end', byFix, plain, fix],
  ['plain', 'Zum  Inhalt springen', 'has two spaces in a row', byFix, plain, fix],
  ['plain', 'Zum Inhalt springen...', 'has three dots', byFix, 'Zum Inhalt springen…', undefined],
];

const marks: readonly Row[] = [
  [
    'quote',
    'Wählen Sie im Menü „Öffnen',
    'has „ without a closing “',
    'write “ where the words end',
    quote,
  ],
  [
    'quote',
    'Wählen Sie im Menü Öffnen“',
    'has “ without „ before it',
    'write „ where the words begin',
    quote,
  ],
  [
    'quote',
    'Wählen Sie im Menü "Öffnen"',
    'has a straight quotation mark',
    'use the marks of this language: „…“',
    quote,
  ],
  [
    'quote',
    'Wählen Sie im Menü “Öffnen”',
    'has quotation marks of another language: ”',
    'use the marks of this language: „…“',
    quote,
  ],
  [
    'quote',
    'メニューの「開くを選びます',
    'has 「 without a closing 」',
    'write 」 where the words end',
    'メニューの「開く」を選びます',
    undefined,
    'ja-JP',
  ],
  [
    'quote',
    'Choisissez « Ouvrir dans le menu',
    'has « without a closing »',
    'write » where',
    'Choisissez « Ouvrir » dans le menu',
    undefined,
    'fr-FR',
  ],
];

const slips: readonly Row[] = [
  [
    'plain',
    'Zum&nbsp;Inhalt springen',
    'has the HTML entity &nbsp;',
    'write a no-break space',
    plain,
  ],
  ['plain', 'Inhalt &amp; mehr', 'has the HTML entity &amp;', 'write &', 'Inhalt & mehr'],
  ['plain', 'Zum Inhalt &#8594;', 'has the HTML entity &#8594;', 'write →', 'Zum Inhalt →'],
  [
    'plain',
    'Zum Inhalt &#x110000;',
    'has the HTML entity &#x110000;',
    'write the character itself',
    'Zum Inhalt →',
  ],
  ['plain', 'Zum **Inhalt** springen', 'has Markdown: bold', 'delete the marks', plain],
  ['plain', 'Zum *Inhalt* springen', 'has Markdown: italic words', 'delete the marks', plain],
  ['plain', 'Zum _Inhalt_ springen', 'has Markdown: italic words', 'delete the marks', plain],
  ['plain', 'Zum `Inhalt` springen', 'has Markdown: code', 'delete the marks', plain],
  ['plain', '# Zum Inhalt springen', 'has Markdown: a heading', 'delete the marks', plain],
  [
    'plain',
    '- Zum Inhalt springen',
    'has Markdown: a heading or a list',
    'delete the marks',
    plain,
  ],
  ['plain', '[Zum Inhalt](hier) springen', 'has Markdown: a link', 'delete the marks', plain],
  [
    'plain',
    'Zum Inhalt<br/>springen',
    'has <br/>, which the site shows as it is',
    'delete it',
    plain,
  ],
  [
    'plain',
    'Zum Inhalt<br>springen',
    'a tag is not closed',
    'delete the tag: English has none here',
    plain,
  ],
  [
    'tag',
    'Lesen Sie zuerst die <b>Datenschutzerklärung',
    'a tag is not closed',
    'copy the tags from English',
    tag,
  ],
  [
    'tag',
    'Lesen Sie zuerst die <b></b>',
    'has nothing between <b> and </b>',
    'put the words there',
    tag,
  ],
  [
    'tag',
    'Lesen Sie <b>zuerst</b> die <b>Erklärung</b>',
    'has <b> 2 times, English 1',
    'leave <b> only where it belongs',
    tag,
  ],
  ['value', 'Öffnet {file} {file} für Sie', 'has {file} twice in a row', 'delete one', value],
  [
    'value',
    'Öffnet {file} für Sie: {file}',
    'has {file} 2 times, English 1',
    'leave {file} only where',
    value,
  ],
  [
    'twice',
    'Das ist eine Kopie von {file}',
    'has {file} 1 times, English 2',
    'put in {file} where it is missing',
    '{file} ist eine Kopie von {file}',
  ],
  [
    'days',
    '{days, plural, one {# Tag} other {# Tage für {file}}}',
    'lacks {file} in some of its forms',
    'put {file} in each form',
    '{days, plural, one {# Tag für {file}} other {# Tage für {file}}}',
  ],
  [
    'plain',
    'Mehr auf www.example.org',
    'has the address of a page: www.example.org',
    'the site fills it in',
    plain,
  ],
  [
    'plain',
    'Mehr auf https://example.org/x',
    'has the address of a page',
    'the site fills it in',
    plain,
  ],
  [
    'plain',
    'Mehr auf beispiel.de',
    'has the address of a page: beispiel.de',
    'leave it out',
    plain,
  ],
  [
    'plain',
    'Schreiben Sie an hilfe@example.org',
    'has an email address: hilfe@example.org',
    'leave it out',
    plain,
  ],
  ['plain', 'Nur 29,99 € im Monat', 'has a price: 29,99 €', 'leave it out', plain],
  ['plain', 'Nur $30 im Monat', 'has a price: $30', 'leave it out', plain],
  [
    'plain',
    'Всего 300 руб',
    'has a price: 300 руб',
    'leave it out',
    'Перейти к содержимому',
    undefined,
    'ru-RU',
  ],
  [
    'plain',
    'Rufen Sie an: +49 30 123456',
    'has a telephone number or a date',
    'leave it out',
    plain,
  ],
  ['plain', 'Rufen Sie an: 030/123 456 78', 'has a telephone number', 'leave it out', plain],
  [
    'months',
    'für 24 Monate',
    'has the number 24, which English does not have',
    'write what English says',
    'für 12 Monate',
  ],
  [
    'months',
    '१४ महीने के लिए',
    'has the number 14',
    'write what English says',
    '१२ महीने के लिए',
    undefined,
    'hi-IN',
  ],
];

const foreign: readonly Row[] = [
  [
    'plain',
    'Skip to the content',
    'is left in English: “Skip to the content”',
    'translate it',
    plain,
  ],
  ['plain', 'Skip to the content hier', 'is left in English', 'translate it', plain],
  [
    'months',
    'für 12 Monate for 12 months',
    'is left in English: “for 12 months”',
    'translate it',
    'für 12 Monate',
  ],
  [
    'plain',
    'Zum Inhalt? Skip to the content',
    'is left in English: “Skip to the content”',
    'translate it',
    plain,
  ],
  [
    'plain',
    'Skip to the content po',
    'is left in English',
    'translate it',
    'Laktawan papunta sa nilalaman',
    undefined,
    'fil-PH',
  ],
  [
    'tag',
    'Zuerst. Read the <b>privacy policy</b> first',
    'is left in English: “Read the privacy policy first”',
    'translate it',
    tag,
  ],
  [
    'tag',
    'まず。Read the <b>privacy policy</b> first',
    'is left in English',
    'translate it',
    'まず<b>プライバシーポリシー</b>をお読みください',
    undefined,
    'ja-JP',
  ],
];

const days = '{days, plural, one {# Tag für {file}} other {# Tage für {file}}}';
const name = 'Öffnen Sie es in Google Play';

const messages: readonly Row[] = [
  ['plain', ' ', 'is empty', 'write the text, or delete the line to leave it open', plain],
  ['value', 'Öffnet {file', 'a { has no closing }', 'add the }, or delete the {', value],
  ['value', 'Öffnet file} für Sie', 'a } has no opening {', 'delete the }, or add the {', value],
  ['value', 'Öffnet {} für Sie', 'nothing between { and }', 'copy what stands between', value],
  ['value', 'Öffnet {file für Sie}', 'cannot be read', 'copy what stands between { and }', value],
  ['value', 'Öffnet {file, } für Sie', 'a comma between { and }', 'copy what stands', value],
  ['value', 'Öffnet {file, zahl} für Sie', 'the word after the comma', 'use number, plural', value],
  ['value', 'Öffnet {Datei} für Sie', 'lacks {file}', 'put {file} where it belongs', value],
  ['value', 'Öffnet {file} {ort}', 'has {ort}, which English does not', 'use the names', value],
  [
    'tag',
    'Lesen Sie zuerst die Datenschutzerklärung</b>',
    'a tag is closed that was not opened',
    'copy the tags from English',
    tag,
  ],
  [
    'tag',
    'Lesen Sie zuerst die Datenschutzerklärung',
    'lacks <b>',
    'put <b> where it belongs in the sentence',
    tag,
  ],
  [
    'days',
    '{days, plural, one {# Tag für {file}}}',
    'the form “other” is missing',
    'add other {…} as the last form',
    days,
  ],
  [
    'days',
    '{days, plural, other {# Tage für {file}}}',
    '{days} lacks the plural form “one”',
    'add one {…}',
    days,
  ],
  [
    'days',
    '{days, plural, one {# Tag für {file}} other {Tage für {file}}}',
    'the plural form “other” of {days} does not show the number',
    'write # where the number belongs',
    days,
  ],
  [
    'days',
    '{days, plural, one {# Tag für {file}} one {# Tag} other {# Tage für {file}}}',
    'a form stands twice',
    'keep one of the two',
    days,
  ],
  ['name', 'Öffnen Sie es im Laden', 'has lost the name Google Play', 'write Google Play', name],
  ['plain', 'Springen Sie zum Büropaket', 'says “Büropaket”', 'Office-Suite', plain],
  ['plain', 'Zum Inhalt springen.', 'ends with a full stop', 'check whether', plain],
];

const all: [string, readonly Row[]][] = Object.entries({
  characters,
  marks,
  slips,
  foreign,
  messages,
});

describe.each(all)('%s', (_, rows) => {
  test.each(rows.map((row) => ({ name: `${row[0]} ${JSON.stringify(row[1])}`, row })))(
    '$name',
    ({ row }) => {
      const [key, broken, said, advice, right, how, code = 'de-DE'] = row;
      const root = projectWith(code, key, broken);
      const lines = findingsOf(root).map(findingLine);
      const line = lines.find((found) => found.includes(said));
      expect(line, lines.join('\n')).toContain(advice);
      if (how === fix) {
        expect(fixLocales(root)).toEqual([`locales/${code}.json`]);
        const tree = JSON.parse(readFileSync(join(root, `locales/${code}.json`), 'utf8')) as {
          home: Record<string, string>;
        };
        expect(tree.home[key]).toBe(right);
      }
      const warnings = ['ends with an ellipsis'];
      const left = findingsOf(projectWith(code, key, right)).map(findingLine);
      expect(left.filter((text) => !warnings.some((word) => text.includes(word)))).toEqual([]);
    },
  );
});

describe('--fix leaves alone what it does not understand', () => {
  test.each([
    ['C:\new\temp'],
    ["Das 'Büro'"],
    ['Zum \uE000Inhalt'],
    ['Zum `Inhalt` springen'],
    ['Zum&nbsp;Inhalt'],
    ['"Öffnen"'],
    ['Ein Bü\uFFFDro'],
    ['{a'],
    ["l'{a} und '{b}"],
  ])('%j', (text) => {
    const root = projectWith('de-DE', 'plain', text);
    fixLocales(root);
    const tree = JSON.parse(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')) as {
      home: { plain: string };
    };
    expect(tree.home.plain).toBe(text);
  });
});

describe('marks that a language needs stay', () => {
  test.each<[LanguageCode, string]>([
    ['hi-IN', 'सामग्री पर जाएँ र्\u200Dय'],
    ['hi-IN', 'क्\u200Cष पर जाएँ'],
    ['th-TH', 'ข้ามไป\u200Bยังเนื้อหา'],
    ['ja-JP', 'コンテンツ\u3000へ移動'],
    ['fr-FR', 'Aller au contenu\u00A0!'],
  ])('%s %j', (code, text) => {
    const root = projectWith(code, 'plain', text);
    expect(
      findingsOf(root)
        .map(findingLine)
        .filter((line) => line.includes(' has ')),
    ).toEqual([]);
    fixLocales(root);
    expect(readFileSync(join(root, `locales/${code}.json`), 'utf8')).toContain(text);
  });

  test.each<[LanguageCode, string]>([
    ['hi-IN', 'WPS\u200D Office'],
    ['th-TH', 'WPS\u200B Office'],
    ['de-DE', 'WPS\u200B Office'],
  ])('%s %j', (code, text) => {
    const lines = findingsOf(projectWith(code, 'plain', text)).map(findingLine);
    expect(lines).toContainEqual(expect.stringContaining('has a zero width'));
  });
});

describe('keys', () => {
  test.each([
    ['plain\u200B', 'is a key that has a zero width space (U+200B) after “home.plain”'],
    ['рlain', 'is a key in which “рlain” mixes Latin and Cyrillic letters that look alike'],
    ['plain ', 'is a key that has a space'],
    ['pl\u00ADain', 'is a key that has a soft hyphen (U+00AD)'],
  ])('%j', (key, said) => {
    const root = project({
      'locales/en-US.json': { home: english },
      'locales/de-DE.json': { home: { [key]: plain } },
    });
    const [line, ...more] = findingsOf(root).map(findingLine);
    expect(line).toContain(said);
    expect(line).toContain('write home.plain, or run npm run locales -- --fix');
    expect(more).toEqual([]);
    expect(fixLocales(root)).toEqual(['locales/de-DE.json']);
    expect(findingsOf(root)).toEqual([]);
  });
});
