/** Which messages of a framed page are believed. */
import { describe, expect, test } from 'vitest';
import { originOf, readFrameMessage } from '@/services/rules/frameMessage';

const frame = { the: 'frame' };
const origin = 'https://account.example';
const expected = { source: frame, origin };
const read = (data: unknown, more: object = {}) =>
  readFrameMessage({ origin, source: frame, data, ...more }, expected);

test.each([
  { type: 'signin-ready' },
  { type: 'signin', code: 0 },
  { type: 'pay-ready' },
  { type: 'paid', sku: 'premium_1m', email: 'a@example.com' },
])('%j is believed', (data) => expect(read(data)).toEqual(data));

test('of more than is known, what is known is taken', () =>
  expect(read({ type: 'signin', code: 0, userid: '1' })).toEqual({ type: 'signin', code: 0 }));

describe('a message is not believed', () => {
  const signin = { type: 'signin', code: 0 };
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of an origin that begins alike', { origin: 'https://account.example.evil.example' }],
    ['of the same host without encryption', { origin: 'http://account.example' }],
    ['of an opaque origin', { origin: 'null' }],
    ['of another window', { source: { the: 'frame' } }],
    ['of no window', { source: null }],
  ])('%s', (_, more) => expect(read(signin, more)).toBeNull());

  test('while there is no frame', () => {
    const message = { origin, source: null, data: signin };
    expect(readFrameMessage(message, { source: null, origin })).toBeNull();
  });

  test.each([
    null,
    undefined,
    '',
    'signin',
    '{"type":"signin","code":0}',
    0,
    {},
    { type: 'signin' },
    { type: 'signin', code: 1 },
    { type: 'signin', code: '0' },
    { type: 'paid' },
    { type: 'paid', sku: 1, email: '' },
    { type: 'paid', sku: 'a', email: 'x'.repeat(255) },
    { type: 'downloader-ready' },
    { code: 0 },
  ])('that says %j', (data) => expect(read(data)).toBeNull());
});

test.each([
  ['', 'https://site.example', 'https://site.example'],
  ['https://account.example', 'https://site.example', 'https://account.example'],
  ['https://account.example:8443/base', 'https://site.example', 'https://account.example:8443'],
])('the origin of host "%s" on %s is %s', (host, page, expectedOrigin) => {
  expect(originOf(host, page)).toBe(expectedOrigin);
});
