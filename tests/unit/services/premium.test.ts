/** The rules of specification, section 4: who has logged in, who is premium. */
import { describe, expect, test } from 'vitest';
import { afterExpirationDate, afterUserUpdate, isInFuture } from '@/services/rules/premium';

const now = 1_800_000_000;
const loggedOut = { hasLogined: false, isPremiumUser: false, expirationDate: 0 };
const free = { hasLogined: true, isPremiumUser: false, expirationDate: 0 };
const premium = { hasLogined: true, isPremiumUser: true, expirationDate: now + 10 };

test.each([
  [now + 1, true],
  [now + 0.5, true],
  [now, false],
  [now - 1, false],
  [0, false],
  [-1, false],
  [NaN, false],
])('%d is in the future: %s', (date, expected) => expect(isInFuture(date, now)).toBe(expected));

describe('after a user update', () => {
  test.each([
    ['with a userid', loggedOut, { userid: '1' }, free],
    ['without one', loggedOut, {}, loggedOut],
    ['with an empty one', loggedOut, { userid: '' }, loggedOut],
    ['without one, of who has logged in', free, {}, free],
    [
      'with a date in the future',
      loggedOut,
      { userid: '1', expirationDate: now + 5 },
      { hasLogined: true, isPremiumUser: true, expirationDate: now + 5 },
    ],
    ['with a date that has passed', loggedOut, { userid: '1', expirationDate: now - 5 }, free],
    ['with the very second', loggedOut, { userid: '1', expirationDate: now }, free],
    ['with 0', loggedOut, { userid: '1', expirationDate: 0 }, free],
    ['with a date that has passed, of a premium user', premium, { expirationDate: now - 5 }, free],
    ['with 0, of a premium user', premium, { userid: '1', expirationDate: 0 }, free],
    ['without a date, of a premium user', premium, { userid: '1' }, premium],
    [
      'with a date and no userid',
      loggedOut,
      { expirationDate: now + 5 },
      { hasLogined: false, isPremiumUser: true, expirationDate: now + 5 },
    ],
  ])('%s', (_, state, update, expected) => {
    expect(afterUserUpdate(state, update, now)).toEqual(expected);
  });
});

describe('after the expiration date was set', () => {
  test.each([
    [
      'in the future',
      free,
      now + 5,
      { hasLogined: true, isPremiumUser: true, expirationDate: now + 5 },
    ],
    ['in the past', free, now - 5, free],
    ['in the past, of a premium user', premium, now - 5, premium],
    ['to this second', premium, now, premium],
    ['to 0', premium, 0, premium],
    ['nearer than before', premium, now + 1, { ...premium, expirationDate: now + 1 }],
  ])('%s', (_, state, date, expected) => {
    expect(afterExpirationDate(state, date, now)).toEqual(expected);
  });
});
