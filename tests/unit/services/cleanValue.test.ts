/** What is pasted is cleaned, not refused; what is meant as it is stays. Browser and backend share the rule. */
import { describe, expect, test } from 'vitest';
import type { Check } from '@/config/forms/forms';
import { cleanValue } from '@/services/rules/cleanValue';
import { isEmail, isPhone, isVersion } from '@/services/rules/validation';

const passes: Readonly<Partial<Record<Check, (text: string) => boolean>>> = {
  email: isEmail,
  phone: isPhone,
  version: isVersion,
};

type Row = readonly [check: Check, pasted: string, meant: string];

const rows: readonly Row[] = [
  ...[
    'ana@example.com',
    ' ana@example.com\u00a0',
    '\u200bana@example.com\u200b',
    '\u202aana@example.com\u202c',
    '\u2066ana@example.com\u2069',
    '\ufeffana@example.com',
    'ana@exam\u00adple.com',
    'ana@example.com\r\n',
    'mailto:ana@example.com',
    'MAILTO:ana@example.com?subject=Hello%20you',
    'mailto:ana%40example.com',
    'Ana Example <ana@example.com>',
    '"Example, Ana" <ana@example.com>;',
    '<ana@example.com>',
    '<mailto:ana@example.com>',
    '“ana@example.com”',
    '(ana@example.com)',
    'ana@example.com,',
    'ana@example.com.',
    'ana @ example.com',
    'ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ana＠example。com',
    'ana@example｡com',
  ].map((pasted): Row => ['email', pasted, 'ana@example.com']),
  ['email', 'o’neil@example.com', "o'neil@example.com"],
  ['email', 'ana－b@my−site.example', 'ana-b@my-site.example'],
  ['email', 'anaーb@my‑site.example', 'ana-b@my-site.example'],
  ['email', 'お@サーバー.example', 'お@サーバー.example'],
  ['email', 'jo\u0308rg@müller.example', 'jörg@müller.example'],
  ...[
    '+49 30 123456',
    'tel:+49 30 123456',
    'tel:+49%2030%20123456',
    'callto://+49 30 123456',
    '\u202a+49 30 123456\u202c',
    '+49\u00a030\u202f123456',
    '＋４９　３０　１２３４５６',
    '+४९ ३० १२३४५६',
    '+٤٩ ٣٠ ١٢٣٤٥٦',
  ].map((pasted): Row => ['phone', pasted, '+49 30 123456']),
  ...[
    '03-1234-5678',
    '０３－１２３４－５６７８',
    '03−1234−5678',
    '03ー1234ー5678',
    '03ｰ1234ｰ5678',
  ].map((pasted): Row => ['phone', pasted, '03-1234-5678']),
  ['phone', '（03）1234―5678', '(03)1234-5678'],
  ['phone', '01・23・45・67', '01.23.45.67'],
  ['phone', '+49 30 1234;ext=5', '+49 30 1234;ext=5'],
  ...[
    '12.2.0.21546',
    '１２．２．０．２１５４６',
    '12。2。0。21546',
    '\u200e12.2.0.21546\u200e',
    '१२.२.०.२१५४६',
    ' 12.2.0.21546\n',
  ].map((pasted): Row => ['version', pasted, '12.2.0.21546']),
  ['version', '12.2−beta', '12.2-beta'],
  ['name', 'Zoe\u0308 \u00a0Example\t', 'Zoë Example'],
  ['name', '\u202egnp.elpmaxE', 'gnp.elpmaxE'],
  ['name', '山田　太郎', '山田 太郎'],
  ['name', 'サーバー・ｻｰﾋﾞｽ', 'サーバー・ｻｰﾋﾞｽ'],
  ['name', 'Ana\u200b\r\nX-Header: y', 'Ana X-Header: y'],
  // Joiners that shape the letters stay.
  ['name', 'क्‍ष', 'क्‍ष'],
  ['name', 'می‌خواهم', 'می‌خواهم'],
  ['name', '\u200dAna\u200c \u200dB', 'Ana B'],
  ['text', '👩‍💻 \ud83d works', '👩‍💻 works'],
  ['text', 'a\0b', 'a b'],
];

test.each(rows)('%s %j is %j', (check, pasted, meant) => {
  expect(cleanValue(pasted, check)).toBe(meant);
  expect(cleanValue(meant, check)).toBe(meant);
  expect(passes[check]?.(meant) ?? true).toBe(true);
});

describe('what is wrong stays wrong', () => {
  test.each([
    ['email', 'ana'],
    ['email', 'ana@'],
    ['email', 'a@b.co c@d.co'],
    ['email', 'Ana <ana>'],
    ['email', 'Ana <a@b.co>, Bo <c@d.co>'],
    ['phone', 'call me'],
    ['version', 'the newest'],
  ] as const)('%s %j', (check, pasted) =>
    expect(passes[check]?.(cleanValue(pasted, check))).toBe(false),
  );
});

test('a long text keeps its lines and tabs', () => {
  const text = 'One\r\n\ttwo\rthree\u2028four\u00a0\u200b five\u202e \n';
  expect(cleanValue(text, 'text', true)).toBe('One\n\ttwo\nthree\nfour  five');
});
