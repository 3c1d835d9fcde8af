/** Rules of one text, as tables. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '@/config/site/languages';
import { specifiedTexts } from '@/locales/tool/allowList';
import { characterIssues, mendText } from '@/locales/tool/characters';
import { fits } from '@/locales/tool/finding';
import { glossaryIssues, readGlossary } from '@/locales/tool/glossary';
import { columnsOf } from '@/locales/tool/places';
import { textIssues } from '@/locales/tool/rules';

const glossary = readGlossary('.');

function problems(code: LanguageCode, english: string, text: string, key = 'a.b'): string[] {
  return textIssues({ key, text, english, code }, glossary).map(({ problem }) => problem);
}

const number = '{n, number} days';
const plural = '{n, plural, one {# day} other {# days}}';

describe('numbers: each language picks number, plural or selectordinal', () => {
  test.each<[LanguageCode, string, string, string[]]>([
    ['de-DE', number, '{n, plural, one {# Tag} other {# Tage}}', []],
    ['de-DE', plural, '{n, number} Tage', []],
    ['de-DE', plural, '{n, plural, one {Ein Tag} other {# Tage}}', []],
    ['fr-FR', plural, '{n, plural, one {# jour} other {# jours}}', []],
    ['fr-FR', plural, '{n, plural, one {# jour} many {# de jours} other {# jours}}', []],
    [
      'fr-FR',
      plural,
      '{n, plural, one {Un jour} other {# jours}}',
      ['the plural form “one” of {n} does not show the number'],
    ],
    ['fr-FR', plural, '{n, plural, =0 {Aucun jour} one {Un jour} other {# jours}}', []],
    [
      'pl-PL',
      plural,
      '{n, plural, one {# dzień} other {# dnia}}',
      ['{n} lacks the plural form “few”', '{n} lacks the plural form “many”'],
    ],
    ['hi-IN', plural, '{n, plural, other {# दिन}}', ['{n} lacks the plural form “one”']],
    ['th-TH', plural, '{n, plural, other {# วัน}}', []],
    [
      'vi-VN',
      plural,
      '{n, plural, other {ngày}}',
      ['the plural form “other” of {n} does not show the number'],
    ],
    [
      'it-IT',
      '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
      '{n, selectordinal, many {l’#º} other {il #º}}',
      [],
    ],
    ['it-IT', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '{n, number}º', []],
    [
      'de-DE',
      '{n, select, a {x} other {y}}',
      '{n, select, b {x} other {y}}',
      ['{n} has the choice “b”, which never comes'],
    ],
    [
      'de-DE',
      '{n, date} x',
      '{n, number} x',
      ['{n} is a number here and a date or time in English'],
    ],
  ])('%s %s → %s', (code, english, text, expected) =>
    expect(problems(code, english, text)).toEqual(expected),
  );
});

describe('English words that may stay', () => {
  test.each<[LanguageCode, string, boolean]>([
    ['de-DE', 'WPS Office', true],
    ['de-DE', '{title} | WPS Office', true],
    ['de-DE', 'Download', true],
    ['pl-PL', 'Download', false],
    ['fil-PH', 'Help Center', true],
    ['ms-MY', 'Help Center', false],
    ['ja-JP', 'PDF', true],
    ['ja-JP', 'Writer documents', false],
    ['de-DE', '{amount} {unit}', true],
  ])('%s “%s”: %s', (code, text, stays) =>
    expect(problems(code, text, text).some((problem) => /left in English/.test(problem))).toBe(
      !stays,
    ),
  );
});

describe('names survive', () => {
  test.each<[LanguageCode, string, string, string[]]>([
    ['ja-JP', 'Get WPS Office', 'WPS Officeを入手', []],
    ['pl-PL', 'For Linux', 'Na Linuksa', []],
    ['de-DE', 'For Linux', 'Für Linuks', ['has lost the name Linux']],
    ['ru-RU', 'With Premium', 'С Премиум', ['has lost the name Premium']],
    ['de-DE', 'Small business', 'Kleinunternehmen', []],
    ['de-DE', 'In other words', 'Anders gesagt', []],
    ['ru-RU', 'Save DOCX', 'Сохраните DOC', ['has lost the name DOCX']],
  ])('%s %s → %s', (code, english, text, expected) =>
    expect(problems(code, english, text)).toEqual(expected),
  );
});

describe('the glossary', () => {
  test.each<[LanguageCode, string, string[]]>([
    ['de-DE', 'Du kannst', ['du']],
    ['de-DE', 'durch die Tür', []],
    ['pl-PL', 'Pan Tadeusz', ['Pan']],
    ['pl-PL', 'pan', []],
    ['id-ID', 'perangkat Anda', []],
    ['id-ID', 'perangkat anda', ['anda']],
    ['ja-JP', 'ブラウザーで開く', []],
    ['ja-JP', 'ブラウザで開く', ['ブラウザ']],
    ['th-TH', 'ดาวน์โหลดครับ', ['ครับ']],
    ['hi-IN', 'तुम्हारा', ['तुम्हारा']],
  ])('%s “%s” → %j', (code, text, expected) =>
    expect(
      glossaryIssues(text, code, glossary.languages).map(
        ({ problem }) => /“(.*?)”/.exec(problem)?.[1],
      ),
    ).toEqual(expected),
  );

  test('does not look at names of values', () => {
    expect(problems('vi-VN', 'Open {file}', 'Mở {file}')).toEqual([]);
  });
});

describe('end marks are compared by kind', () => {
  test.each<[LanguageCode, string, string, number]>([
    ['ja-JP', 'Ready?', '準備完了？', 0],
    ['ja-JP', 'Ready.', '準備完了', 0],
    ['th-TH', 'Ready.', 'พร้อม', 0],
    ['th-TH', 'Ready?', 'พร้อมหรือยัง', 0],
    ['th-TH', 'Ready?', 'พร้อม.', 1],
    ['ja-JP', 'Ready?', '準備完了', 1],
    ['hi-IN', 'Ready.', 'तैयार।', 0],
    ['de-DE', 'Choose Yes.', 'Wählen Sie „Ja“.', 0],
    ['de-DE', 'Starting: {file}', 'Startet: {file}', 0],
    ['de-DE', 'Ready?', 'Bereit.', 1],
    ['de-DE', 'Name:', 'Name', 1],
  ])('%s %s → %s', (code, english, text, count) =>
    expect(
      problems(code, english, text).filter((problem) => /ends with/.test(problem)),
    ).toHaveLength(count),
  );
});

test.each([
  [' Ein  Büro... ', 'Ein Büro…'],
  ['Ein\tBüro', 'Ein\tBüro'],
  ['12 \u00A0Monate', '12\u00A0Monate'],
  ['Bu\u0308ro', 'Büro'],
  ['Nichts zu tun', 'Nichts zu tun'],
])('%j is mended to %j', (text, mended) => expect(mendText(text, 'de-DE')).toBe(mended));

test.each([
  ['Menu', 4],
  ['メニュー', 8],
  ['हिन्दी', 5],
  ['ไทย', 3],
])('%s is %i columns wide', (text, columns) => expect(columnsOf(text)).toBe(columns));

test.each([
  ['nav.home.name', 'nav.*.name', true],
  ['nav.name', 'nav.*.name', false],
  ['nav.home.name.x', 'nav.*.name', false],
  ['home.title', '*.title', true],
])('%s fits %s: %s', (name, pattern, expected) => expect(fits(name, pattern)).toBe(expected));

test('a text of the specification stays to the letter', () => {
  for (const text of specifiedTexts) {
    expect(characterIssues(text, 'en-US', '“”')).toEqual([]);
    expect(mendText(text, 'en-US')).toBe(text);
  }
});
