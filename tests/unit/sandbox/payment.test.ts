/** Buying at the payment host, and the account afterwards. */
import { beforeAll, describe, expect, test } from 'vitest';
import { facts } from '@/config/plans/facts';
import { offers, type Offer } from '@/config/plans/offers';
import { formatPrice } from '@/services/rules/price';
import { runBackend } from './backend';

const backend = runBackend();
beforeAll(() => backend.ready(), 60_000);

interface Made {
  readonly userid: string;
  readonly email: string;
  readonly password: string;
}

async function makeAccount(order: object = {}): Promise<Made & { cookie: string }> {
  const made = (await (await backend.send('POST', '/__sandbox/accounts', order)).json()) as Made;
  const { email, password } = made;
  const body = new URLSearchParams({ email, password });
  const answer = await backend.fetch('/signin/', { method: 'POST', body });
  return { ...made, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

let tokens = 0;
const pay = (
  cookie: string,
  sku: string,
  token = `token-${String((tokens += 1)).padStart(6, '0')}`,
) =>
  backend.fetch('/pay/', {
    method: 'POST',
    body: new URLSearchParams({ sku, token }),
    headers: { cookie, 'x-sandbox-scope': 'payments' },
  });
const user = (cookie: string) =>
  backend.json('/api/userforweb', { headers: { cookie } }) as Promise<{
    expirationDate: number;
    subscriptions: object[];
    orders: { keys: string[] }[];
    vips: object[];
  }>;

const monthsFromNow = (months: number, from = new Date()) =>
  new Date(from).setMonth(from.getMonth() + months) / 1000;
/** Months differ in length, and in hours where clocks change. */
const tolerance = 3 * 24 * 60 * 60;

test('the list has every offer of the site, at its price', async () => {
  expect(await backend.json('/api/web/sku/show')).toEqual({
    code: 0,
    data: Object.values<Offer>(offers).map(({ sku, plan, period, price }) => ({
      sku,
      plan,
      period,
      months: price.months,
      price: price.amount,
      currency: 'USD',
    })),
  });
});

describe('the payment page', () => {
  test.each([
    ['en-US', 'en-US', 'for 12 months'],
    ['de-DE', 'de-DE', 'für 12 Monate'],
    ['xx', 'en-US', 'for 12 months'],
  ])('names plan and price for %s as in %s', async (language, written, period) => {
    const price = formatPrice(offers.premiumYear.price.amount, written);
    const { cookie, email } = await makeAccount();
    const path = `/pay/?sku=${offers.premiumYear.sku}&language=${language}`;
    const answer = await backend.fetch(path, { headers: { cookie } });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const words of ['Premium', price, period, email]) expect(text).toContain(words);
    expect(text).toContain('pay-ready');
  });

  test.each([
    ['the address', '&language=ja-JP', '/de-DE/pricing/', 'fr', 'ja-JP'],
    ['the page that led here', '', '/de-DE/pricing/', 'fr', 'de-DE'],
    ['a language that there is not', '&language=xx', '/pricing/', 'fr', 'fr-FR'],
    ['what the browser likes best', '', '/', 'de;q=0.5, xx, it;q=0.8', 'it-IT'],
    ['nothing', '', '/', '', 'en-US'],
  ])('is in the language of %s', async (_, query, from, accepted, language) => {
    const path = `/pay/?sku=${offers.premiumYear.sku}${query}&from=${encodeURIComponent(from)}`;
    const answer = await backend.fetch(path, { headers: { 'accept-language': accepted } });
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  });

  test.each(['', 'sku=', 'sku=free', "sku=' OR 1=1"])('knows no offer "%s"', async (query) => {
    expect((await backend.fetch(`/pay/?${query}`)).status).toBe(400);
  });

  test('leads who is not signed in to the sign-in page and back', async () => {
    const answer = await backend.fetch(`/pay/?sku=${offers.premiumYear.sku}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(
      'href="/signin/?from=%2Fpay%2F%3Fsku%3Dpremium_12m%26language%3Den-US&amp;language=en-US"',
    );
    expect((await pay('', offers.premiumYear.sku)).status).toBe(401);
  });

  test('takes nothing from pages of other sites', async () => {
    const { cookie } = await makeAccount();
    const answer = await backend.fetch('/pay/', {
      method: 'POST',
      body: new URLSearchParams({ sku: offers.premiumYear.sku, token: 'a-token-of-theirs' }),
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('paying', () => {
  test.each(Object.entries<Offer>(offers))('for %s makes the plan run', async (_, offer) => {
    const { cookie, email } = await makeAccount();
    const text = await (await pay(cookie, offer.sku)).text();
    expect(text).toContain(`{&quot;type&quot;:&quot;paid&quot;,&quot;sku&quot;:&quot;${offer.sku}`);
    expect(text).toContain(email);
    const { expirationDate, subscriptions, orders, vips } = await user(cookie);
    const end =
      offer.kind === 'trial'
        ? Date.now() / 1000 + facts.trialDays * 24 * 60 * 60
        : monthsFromNow(offer.price.months);
    expect(Math.abs(expirationDate - end)).toBeLessThan(offer.kind === 'trial' ? 60 : tolerance);
    expect(orders).toHaveLength(1);
    expect(vips).toHaveLength(1);
    expect(subscriptions).toEqual([expect.objectContaining({ kind: offer.kind })]);
    expect(new Set(orders[0]?.keys).size).toBe(offer.kind === 'license' ? 3 : 0);
  });

  test('twice by the same form buys once', async () => {
    const { cookie } = await makeAccount();
    const answers = await Promise.all(
      ['same-token', 'same-token'].map((token) => pay(cookie, offers.premiumMonth.sku, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await user(cookie)).orders).toHaveLength(1);
  });

  test('for a second subscription is refused, for one license it is not', async () => {
    const { cookie } = await makeAccount();
    await pay(cookie, offers.premiumMonth.sku);
    const { expirationDate } = await user(cookie);
    const refused = await pay(cookie, offers.businessSubscription.sku);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Multiple subscriptions are not available.');
    expect((await user(cookie)).expirationDate).toBe(expirationDate);
    expect((await pay(cookie, offers.businessLicense.sku)).status).toBe(200);
    const year = monthsFromNow(12);
    expect(Math.abs((await user(cookie)).expirationDate - year)).toBeLessThan(tolerance);
    expect((await pay(cookie, offers.businessLicense.sku)).status).toBe(409);
  });

  test('nothing, a trial is had once, and a subscription may follow it', async () => {
    const { cookie } = await makeAccount();
    expect((await pay(cookie, offers.premiumTrial.sku)).status).toBe(200);
    const again = await pay(cookie, offers.premiumTrial.sku);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('This account has had a trial or a subscription before.');
    expect((await pay(cookie, offers.premiumMonth.sku)).status).toBe(200);
    expect((await user(cookie)).orders).toHaveLength(2);
  });

  test('for an account that ran out is a new subscription', async () => {
    const { cookie } = await makeAccount({ expirationDate: 1_000_000_000 });
    expect((await user(cookie)).subscriptions).toEqual([]);
    expect((await pay(cookie, offers.premiumMonth.sku)).status).toBe(200);
    expect((await user(cookie)).expirationDate).toBeGreaterThan(Date.now() / 1000);
  });

  test('is read back by scope', async () => {
    expect(await backend.json('/__sandbox/purchases?scope=payments')).toContainEqual(
      expect.objectContaining({ sku: offers.businessLicense.sku, amount: 129.99, currency: 'USD' }),
    );
    expect(await backend.json('/__sandbox/purchases?scope=other')).toEqual([]);
  });
});

describe('the account center', () => {
  const center = (cookie: string, init: RequestInit = {}) =>
    backend.fetch('/usercenter/', { ...init, headers: { cookie } });

  test('asks who is not signed in to sign in', async () => {
    const answer = await center('');
    expect(answer.headers.get('location')).toBe('/signin/?from=%2Fusercenter%2F&language=en-US');
  });

  test('shows the plan, and switches its renewal off and on', async () => {
    const { cookie, userid } = await makeAccount();
    expect(await (await center(cookie)).text()).toContain('Nothing was bought yet.');
    await pay(cookie, offers.premiumYear.sku);
    const text = await (await center(cookie)).text();
    expect(text).toContain(`ID:${userid}`);
    expect(text).toContain('renews on');
    const order = /name="order" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const body = new URLSearchParams({ order, renews: 'no' });
    expect((await center(cookie, { method: 'POST', body })).status).toBe(303);
    expect(await (await center(cookie)).text()).toContain('Switch renewal on');
  });
});

test.each([{ username: '' }, { expirationDate: -1 }, { email: 'a@example.com' }, null])(
  'no account is made of %j',
  async (order) => {
    expect((await backend.send('POST', '/__sandbox/accounts', order)).status).toBe(400);
  },
);
