/** What passes as an email address, a phone number and a version number, odd but right ones included. */
import { describe, expect, test } from 'vitest';
import { isEmail, isPhone, isVersion } from '@/services/rules/validation';

describe('email addresses', () => {
  test.each([
    'a@b.co',
    'first.last@example.com',
    "o'brien+offers_2@mail.example.co.uk",
    '!#$%&*/=?^`{|}~-@example.com',
    '1@2x.example',
    'jörg@müller.example',
    '山田@例え.テスト',
    'उपयोगकर्ता@उदाहरण.भारत',
    'x@a-b.xn--p1ai',
    `${'n'.repeat(64)}@example.com`,
    `a@${'d'.repeat(63)}.museum`,
  ])('%s', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '',
    ' ',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    ' a@b.co',
    'a@b.co ',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@.b.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.co.',
    'a@b.c',
    'a@192.0.2.1',
    'a@[192.0.2.1]',
    '"a"@b.co',
    'a,b@c.co',
    'a;b@c.co',
    '<a@b.co>',
    'A <a@b.co>',
    'a@b.co\n',
    'a@b.co\r\nBcc: c@d.co',
    'a\0@b.co',
    `${'n'.repeat(65)}@example.com`,
    `a@${'d'.repeat(64)}.com`,
    `a@${'d.'.repeat(126)}com`,
  ])('not %j', (text) => expect(isEmail(text)).toBe(false));

  test('a long wrong one is told at once', () => {
    const started = performance.now();
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('phone numbers', () => {
  test.each([
    '12345',
    '+4930123456',
    '+49 (0)30 123 456-78',
    '030/123 45 67',
    '+1 (555) 010-9999 ext. 12',
    '555.010.9999 x7',
    '1-555-010-9999#42',
    '+55 11 91234‑5678',
    '٠١٢٣٤٥٦٧٨٩',
    ' 12345 ',
  ])('%s', (text) => expect(isPhone(text)).toBe(true));

  test.each([
    '',
    '1234',
    '+',
    '-----',
    'call me 12345',
    '12345a',
    '1+2345',
    '++12345',
    '123456789012345678901',
    `1${' '.repeat(50)}2345`,
  ])('not %j', (text) => expect(isPhone(text)).toBe(false));
});

describe('version numbers', () => {
  test.each([
    '12',
    '12.2',
    '12.2.0.21546',
    'v6.9.0',
    'V6.9.0',
    '6.9.0 (8865)',
    '6.9.0-8865',
    '11.1.0.11723.XA',
    '12.2.0beta2',
    '12.2.0-arm64',
    '18.13.1',
    ' 18.13.1 ',
  ])('%s', (text) => expect(isVersion(text)).toBe(true));

  test.each([
    '',
    '.',
    'v',
    'latest',
    '12.',
    '.12',
    '12..2',
    '12,2',
    '1.2.3.4.5.6.7',
    '12.2.0.21546 on Windows 11',
    '<b>12</b>',
    '1'.repeat(50),
  ])('not %j', (text) => expect(isVersion(text)).toBe(false));
});
