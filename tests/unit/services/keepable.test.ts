/** What is taken out of texts so that any database keeps them, and what is not. */
import { describe, expect, test } from 'vitest';
import { cut, keepableJson } from '@/services/rules/keepable';

describe('a value as JSON', () => {
  test.each([
    ['a\0b', 'ab'],
    ['\ud83d', '\ufffd'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
    ['a\ud83d\ud83d\ude00', 'a\ufffd😀'],
    ['\\u0000 \\\\u0000 \\ud83d', '\\u0000 \\\\u0000 \\ud83d'],
    ['\\\0\\\ud83d', '\\\\\ufffd'],
    ['\u0001\n"\b\x7f\u2028', '\u0001\n"\b\x7f\u2028'],
    ['語😀é', '語😀é'],
  ])('%j reads %j', (text, kept) => {
    expect(JSON.parse(keepableJson({ [`k${text}`]: [text] }))).toEqual({ [`k${kept}`]: [kept] });
  });

  test('keeps what is no text', () => {
    const value = { a: [1, null, true, {}], b: 'c' };
    expect(keepableJson(value)).toBe(JSON.stringify(value));
  });
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['a😀b', 3, 'a😀'],
  ['', 3, ''],
])('of %j, %i units are %j', (text, length, kept) => expect(cut(text, length)).toBe(kept));
