/** One broken file per kind of finding: where it is reported, and with which words. */
import { describe, expect, test } from 'vitest';
import { findingLine } from '@/locales/tool/report';
import { checkLocales } from '@/locales/tool/run';
import { english, project, type Content } from './project';

type Row = readonly [kind: string, files: Record<string, Content | null>, line: string];

function linesOf(files: Record<string, Content | null>, level: string, strict = false): string[] {
  return checkLocales({ root: project(files), strict })
    .findings.filter((finding) => finding.level === level)
    .map(findingLine);
}

/** German with one text; the others stay open. */
function german(heading: string) {
  return { 'locales/de-DE.json': { home: { heading } } };
}

/** A language's `home.lead` beside “Get {file} from <b>Google Play</b>.” */
function lead(text: string, file = 'de-DE') {
  return { [`locales/${file}.json`]: { home: { lead: text } } };
}

function days(text: string, file: string) {
  return { [`locales/${file}.json`]: { plan: { days: text } } };
}

const de = 'locales/de-DE.json';

const reading: readonly Row[] = [
  [
    'a missing file',
    { [de]: null },
    `${de}:1 — the file is missing — take back the last version: git restore ${de}; only for a new language write {} into it`,
  ],
  [
    'a comma too many',
    { [de]: '{\n  "home": {\n    "a": "x",\n  }\n}' },
    `${de}:3 — column 13: a comma before a closing brace — delete the comma`,
  ],
  [
    'a comma too few',
    { [de]: '{\n  "a": "x"\n  "b": "y"\n}' },
    `${de}:2 — column 11: a comma is missing after this entry — add a comma`,
  ],
  [
    'a key twice',
    { [de]: '{\n  "plan": {},\n  "home": {},\n  "plan": {}\n}' },
    `${de}:4 plan — stands twice, first on line 2 — keep one of the two`,
  ],
  [
    'a list',
    { [de]: { home: { heading: ['Ein Büro'] } } },
    `${de}:3 home.heading — is no text — write one text in double quotation marks`,
  ],
  [
    'an empty text',
    german(' '),
    `${de}:3 home.heading — is empty — write the text, or delete the line`,
  ],
  [
    'a file of no language',
    { 'locales/xx-XX.json': {} },
    'locales/xx-XX.json:1 — no language in config/site/languages.ts has this file — add its row, or move the file out of locales/',
  ],
  [
    'a key that is not camelCase',
    { 'locales/en-US.json': { ...english, 'my-key': 'x' } },
    'locales/en-US.json:9 my-key — “my-key” is no camelCase key',
  ],
  [
    'a key too deep',
    { 'locales/en-US.json': { ...english, a: { b: { c: { d: 'x' } } } } },
    'locales/en-US.json:12 a.b.c.d — is nested more than 3 deep — rename it',
  ],
  [
    'a broken glossary',
    { 'locales/glossary.json': '{\n  "names": "\n}' },
    'locales/glossary.json:2 — column 12: the closing quotation mark is missing',
  ],
  [
    'a list in the glossary',
    { 'locales/glossary.json': { 'de-DE': { terms: { you: { forbid: ['du'] } } } } },
    'locales/glossary.json:5 de-DE.terms.you.forbid — is no text — separate several words by commas',
  ],
  [
    'an unknown field in the glossary',
    { 'locales/glossary.json': { 'de-DE': { term: 'x' } } },
    'locales/glossary.json:3 de-DE.term — has no place in the glossary',
  ],
];

const keys: readonly Row[] = [
  [
    'an extra key',
    { [de]: { home: { titel: 'Ein Büro' } } },
    `${de}:3 home.titel — is a key that English does not have — correct the key`,
  ],
  [
    'a key used in vain',
    { 'app/page.tsx': "\nt('home.titel');" },
    'app/page.tsx:2 ….home.titel — is used in code and stands in no message file — add it to locales/en-US.json',
  ],
];

const icu: readonly Row[] = [
  [
    'an open brace',
    lead('Von <b>Google Play</b>: {file'),
    `${de}:3 home.lead — a { has no closing } (character 25) — add the }, or delete the {`,
  ],
  [
    'a lone closing brace',
    lead('Von <b>Google Play</b>: {file}}'),
    `${de}:3 home.lead — a } has no opening { — delete the }`,
  ],
  [
    'a tag not closed',
    lead('Holen Sie {file} von <b>Google Play.'),
    `${de}:3 home.lead — a tag is not closed (character 22) — copy the tags from English`,
  ],
  [
    'a value lost',
    lead('Von <b>Google Play</b>.'),
    `${de}:3 home.lead — lacks {file}, which English has — put {file} where it belongs`,
  ],
  [
    'a value renamed',
    lead('{datei} von <b>Google Play</b>.'),
    `${de}:3 home.lead — has {datei}, which English does not have — use the names of English, unchanged: {file}, <b>`,
  ],
  [
    'a value in a plain text',
    german('Ein {n} Büro'),
    `${de}:3 home.heading — has {n}, which English does not have — delete it`,
  ],
  [
    'a value of another kind',
    lead('{file, number} von <b>Google Play</b>.'),
    `${de}:3 home.lead — {file} is a number here and a plain text in English — write what stands between { and } as in English`,
  ],
  [
    'a tag lost',
    lead('{file} von Google Play.'),
    `${de}:3 home.lead — lacks <b>, which English has — put <b> where it belongs`,
  ],
  [
    'a plural form lost',
    days('{days, plural, one {# день} few {# дня} other {# дня}}', 'ru-RU'),
    'locales/ru-RU.json:3 plan.days — {days} lacks the plural form “many” — add many {…}: the form for 0, 5, 6, 7',
  ],
  [
    'a form without its number',
    days('{days, plural, one {день} few {# дня} many {# дней} other {# дня}}', 'ru-RU'),
    'locales/ru-RU.json:3 plan.days — the plural form “one” of {days} does not show the number — write # where the number belongs: the form is also used for 21, 31',
  ],
  [
    'a form without “other”',
    days('{days, plural, one {# Tag}}', 'de-DE'),
    `${de}:3 plan.days — the form “other” is missing`,
  ],
];

const words: readonly Row[] = [
  [
    'a text left in English',
    german('Your whole office'),
    `${de}:3 home.heading — is left in English: “Your whole office” — translate it; if it is a name, add it to locales/glossary.json, if this language says the same, to locales/tool/allowList.ts`,
  ],
  [
    'a name lost',
    lead('{file} aus dem <b>Spiele-Laden</b>.'),
    `${de}:3 home.lead — has lost the name Google Play — write Google Play as it is`,
  ],
  [
    'a word that the glossary rules out',
    german('Dein ganzes Büro'),
    `${de}:3 home.heading — says “dein” for “you” — say Sie, Ihr, as locales/glossary.json has it`,
  ],
  [
    'a straight apostrophe',
    german("War's das?"),
    `${de}:3 home.heading — has a straight apostrophe (') — write ’`,
  ],
  [
    'a straight quotation mark',
    german('Ein "Büro"'),
    `${de}:3 home.heading — has a straight quotation mark (") — use the marks of this language: „…“`,
  ],
  [
    'three dots',
    german('Ein Büro...'),
    `${de}:3 home.heading — has three dots — write the one character …`,
  ],
  [
    'a broken character',
    german('Ein B\uFFFDro'),
    `${de}:3 home.heading — has a broken character (\uFFFD) — type the letter that was lost`,
  ],
  [
    'a tab',
    german('Ein\tBüro'),
    `${de}:3 home.heading — has a tab (in the file: \\t) — write a space; if a backslash is meant, write two: \\\\`,
  ],
  [
    'a line break',
    german('Ein\nBüro'),
    `${de}:3 home.heading — has a line break (in the file: \\n or \\r) — write a space; if a backslash is meant, write two: \\\\`,
  ],
  [
    'an invisible character',
    german('Ein Bü\u00ADro'),
    `${de}:3 home.heading — has a soft hyphen (U+00AD) after “Bü” — delete it and type the words around it anew, or run npm run locales -- --fix`,
  ],
  [
    'a space at the end',
    german('Ein Büro '),
    `${de}:3 home.heading — has a space at its beginning or end — delete it`,
  ],
  ['two spaces', german('Ein  Büro'), `${de}:3 home.heading — has two spaces in a row — leave one`],
  [
    'accents stored apart',
    german('Ein Bu\u0308ro'),
    `${de}:3 home.heading — has letters and accents stored apart`,
  ],
  [
    'Cyrillic letters in a Latin word',
    german('Ein Bür\u043E'),
    `${de}:3 home.heading — “Bür\u043E” mixes Latin and Cyrillic letters that look alike: its “\u043E” (U+043E) is Cyrillic — write “Büro”, or run npm run locales -- --fix`,
  ],
  [
    'Latin letters in a Cyrillic word',
    { 'locales/ru-RU.json': { home: { heading: 'Весь oфис' } } },
    'locales/ru-RU.json:3 home.heading — “oфис” mixes Latin and Cyrillic letters that look alike: its “o” (U+006F) is Latin — write “офис”, or run npm run locales -- --fix',
  ],
  [
    'letters of another language',
    german('Ein オフィス'),
    `${de}:3 home.heading — “オフィス” is written in Katakana letters — write it in this language`,
  ],
  [
    'a text too long for its place',
    {
      'locales/en-US.json': { header: { signIn: 'Sign in' } },
      [de]: { header: { signIn: 'Hier können Sie sich anmelden' } },
    },
    `${de}:3 header.signIn — is 29 columns wide; the header holds 16 — say it in fewer letters`,
  ],
];

const warnings: readonly Row[] = [
  [
    'an end mark of another kind',
    german('Ihr ganzes Büro.'),
    `${de}:3 home.heading — warning: ends with a full stop, in English with no mark — check whether this is meant`,
  ],
  [
    'quotation marks of another language',
    german('Ihr «Büro»'),
    `${de}:3 home.heading — warning: has quotation marks of another language: « » — use the marks of this language: „…“`,
  ],
  [
    'a plural form that is not used',
    days('{days, plural, one {#日} other {#日}}', 'ja-JP'),
    'locales/ja-JP.json:3 plan.days — warning: {days} has the plural form “one”, which this language does not use — delete one {…}; the forms are other',
  ],
  [
    'another order',
    { [de]: '{\n  "plan": {},\n  "home": {}\n}\n' },
    `${de}:2 — warning: the order or the layout differs from English — run npm run locales -- --fix`,
  ],
  [
    'an unused key',
    { 'locales/en-US.json': { ...english, old: 'Old text' } },
    'locales/en-US.json:9 old — warning: is used nowhere in code — delete it from every language, or show it',
  ],
];

describe('a broken file is reported with its place and how to mend it', () => {
  test.each([...reading, ...keys, ...icu, ...words])('%s', (_, files, line) => {
    expect(linesOf(files, 'error')).toContainEqual(expect.stringContaining(line));
  });
});

describe('what may be right is only pointed out', () => {
  test.each(warnings)('%s', (_, files, line) => {
    expect(linesOf(files, 'warning')).toContainEqual(expect.stringContaining(line));
    expect(linesOf(files, 'error')).toEqual([]);
  });
});

describe('a missing text', () => {
  const heading = `${de}:2 home.heading — is not translated: “Your whole office” — add it under "home"; until then visitors read English`;
  const files = lead('{file} bei <b>Google Play</b>.');

  test('is open, not an error', () => {
    expect(linesOf(files, 'open')).toContain(heading);
    expect(linesOf(files, 'error')).toEqual([]);
  });

  test('is an error in a strict run, as an unused key is', () => {
    expect(linesOf(files, 'error', true)).toContain(heading);
    const old = { 'locales/en-US.json': { ...english, old: 'Old text' } };
    expect(linesOf(old, 'error', true)).toContainEqual(expect.stringContaining('is used nowhere'));
  });
});

test('English that cannot be read is the only thing reported', () => {
  const lines = linesOf({ 'locales/en-US.json': '{' }, 'error');
  expect(lines).toEqual([
    'locales/en-US.json:1 — column 2: the file ends too early — write the missing } at the end',
  ]);
});

test('good texts pass', () => {
  const good = {
    'locales/de-DE.json': {
      home: { heading: 'Ihr ganzes Büro', lead: 'Holen Sie {file} bei <b>Google Play</b>.' },
      plan: { days: '{days, plural, one {# Tag} other {# Tage}}' },
    },
    'locales/ja-JP.json': {
      home: { heading: 'オフィスを丸ごと', lead: '{file}は<b>Google Play</b>で入手。' },
      plan: { days: '{days, number}日' },
    },
    'locales/ru-RU.json': {
      home: { heading: 'Весь офис', lead: 'Скачайте {file} в <b>Google Play</b>.' },
      plan: { days: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}' },
    },
  };
  expect([...linesOf(good, 'error'), ...linesOf(good, 'warning')]).toEqual([]);
});
