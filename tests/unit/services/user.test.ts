// @vitest-environment happy-dom
/** The calls about the user and what is for sale: what of an answer is believed, and every fault. */
import { describe, expect, test, vi } from 'vitest';
import { offers } from '@/config/plans/offers';
import { fetchSkus, skuOf } from '@/services/calls/sku';
import { fetchUser, logOut } from '@/services/calls/user';
import { faults, hang, json, runRemoteHost, text } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();

const user = {
  code: 0,
  userid: '10001001',
  username: 'Paula',
  pic: 'https://account.example/p.svg',
  expirationDate: 4_102_444_800,
  subscriptions: [{ sku: 'premium_1m' }],
  orders: [],
  vips: [],
};

describe('userforweb', () => {
  test('with code 0 has the fields', async () => {
    host.behaviour = json({ ...user, secret: 'x' });
    await expect(fetchUser()).resolves.toEqual(user);
    expect(host.requests).toEqual(['/api/userforweb']);
  });

  test.each([1, -1, 401])('with code %i has the code only', async (code) => {
    host.behaviour = json({ ...user, code });
    await expect(fetchUser()).resolves.toEqual({ code });
  });

  test.each([
    ['a userid that is a number', { userid: 7 }, { userid: '7' }],
    ['no name', { username: null }, { username: '' }],
    ['no picture', { pic: undefined }, { pic: '' }],
    ['a picture of a script', { pic: 'javascript:alert(1)' }, { pic: '' }],
    ['a picture without encryption', { pic: 'http://evil.example/a.png' }, { pic: '' }],
    ['a picture of this origin', { pic: '/p/a.svg' }, { pic: '/p/a.svg' }],
    ['a picture that is no text', { pic: 7 }, { pic: '' }],
    ['no date', { expirationDate: null }, { expirationDate: undefined }],
    ['no lists', { orders: null, vips: undefined }, { orders: [], vips: [] }],
  ])('may have %s', async (_, given, expected) => {
    host.behaviour = json({ ...user, ...given });
    await expect(fetchUser()).resolves.toEqual({ ...user, ...expected });
  });

  test.each([
    ['no userid', { userid: undefined }],
    ['an empty userid', { userid: ' ' }],
    ['a userid of another kind', { userid: {} }],
    ['a date in words', { expirationDate: '2100-01-01' }],
    ['a date before all time', { expirationDate: -1 }],
    ['a list that is none', { subscriptions: 'none' }],
    ['rows that are none', { orders: [1] }],
    ['a code in words', { code: '0' }],
  ])('fails with %s', async (_, given) => {
    host.behaviour = json({ ...user, ...given });
    await expect(fetchUser()).rejects.toMatchObject({ failure: 'bad-data' });
  });
});

describe('sku/show', () => {
  const row = {
    sku: 'P-1',
    plan: 'premium',
    period: 'year',
    months: 12,
    price: 29.99,
    currency: 'USD',
  };

  test('names the SKU of an offer; rows that are none are left out', async () => {
    host.behaviour = json({ code: 0, data: [null, {}, { ...row, sku: 'a b' }, row] });
    const skus = await fetchSkus();
    expect(skus).toEqual([row]);
    expect(skuOf(offers.premiumYear, skus)).toBe('P-1');
    expect(skuOf(offers.premiumMonth, skus)).toBe(offers.premiumMonth.sku);
  });

  test('of another code fails', async () => {
    host.behaviour = json({ code: 1, data: [row] });
    await expect(fetchSkus()).rejects.toMatchObject({ failure: 'bad-data' });
  });
});

describe.each([
  ['userforweb', fetchUser],
  ['sku/show', fetchSkus],
])('%s', (_, get) => {
  test.each(faults)('fails with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(get()).rejects.toMatchObject({ name: 'ServiceError', failure });
  });

  test('is given up where the host never answers', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(get()).rejects.toMatchObject({ failure: 'timeout' });
  });
});

describe('logout', () => {
  test.each([
    ['JSON', json({ code: 0 })],
    ['nothing', text('', 'application/json')],
    ['a page', text('<h1>Bye</h1>')],
  ])('is done with status 200 and %s', async (_, behaviour) => {
    host.behaviour = behaviour;
    await expect(logOut()).resolves.toBeUndefined();
    expect(host.requests).toEqual(['/p/logout']);
  });

  test.each(faults.filter(([, , failure]) => failure !== 'bad-data'))(
    'fails with %s',
    async (_, behaviour, failure) => {
      host.behaviour = behaviour;
      await expect(logOut()).rejects.toMatchObject({ failure });
    },
  );
});
