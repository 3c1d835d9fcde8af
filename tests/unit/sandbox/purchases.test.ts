/** What was bought, as time goes by: it ends, or renews itself. */
import { afterAll, expect, test } from 'vitest';
import { offers } from '@/config/plans/offers';
import { accountOf, createAccount, openSession } from '@/sandbox/data/accounts';
import { openDatabase } from '@/sandbox/data/database';
import { running } from '@/sandbox/data/purchaseRows';
import { buyOffer, purchasesOf, setRenewal } from '@/sandbox/data/purchases';

const database = openDatabase(null);
afterAll(() => database.close());

const day = 24 * 60 * 60;

/** An account that bought an offer so many days ago. */
async function boughtBefore(id: keyof typeof offers, days: number) {
  const { userid } = await createAccount(database, { username: 'Mia Berg', expirationDate: 0 });
  const token = `order-${userid}`;
  await buyOffer(database, offers[id], { token, userid, scope: 'plans' });
  const past = `UPDATE purchases SET at = at - make_interval(days => $2),
    ends_at = ends_at - make_interval(days => $2) WHERE userid = $1`;
  await database.query(past, [userid, days]);
  const account = 'UPDATE accounts SET expiration_date = expiration_date - $2 WHERE userid = $1';
  await database.query(account, [userid, days * day]);
  return { userid, token };
}

const endOf = async (userid: string) => {
  const account = await accountOf(database, await openSession(database, userid));
  return account?.expirationDate ?? 0;
};

test.each([
  ['premiumYear', 400, true],
  ['premiumYear', 1200, true],
  ['businessLicense', 400, true],
  ['premiumMonth', 40, false],
  ['premiumHalfYear', 200, false],
  ['premiumTrial', 8, false],
] as const)('%s after %i days still runs: %s', async (offer, days, isRunning) => {
  const { userid } = await boughtBefore(offer, days);
  const left = running(await purchasesOf(database, userid));
  expect(left).toHaveLength(isRunning ? 1 : 0);
  expect((await endOf(userid)) > Date.now() / 1000).toBe(isRunning);
});

test('what has its renewal switched off ends', async () => {
  const { userid, token } = await boughtBefore('businessLicense', 300);
  await setRenewal(database, userid, token, false);
  await database.query(
    "UPDATE purchases SET ends_at = now() - interval '1 day' WHERE userid = $1",
    [userid],
  );
  expect(running(await purchasesOf(database, userid))).toEqual([]);
});

test('nobody switches what belongs to another account', async () => {
  const { userid, token } = await boughtBefore('premiumYear', 0);
  await setRenewal(database, '1', token, false);
  expect(await purchasesOf(database, userid)).toEqual([expect.objectContaining({ renews: true })]);
});

test('a subscription that follows a trial begins at its end', async () => {
  const { userid } = await boughtBefore('premiumTrial', 2);
  const trialEnd = await endOf(userid);
  await buyOffer(database, offers.premiumMonth, {
    token: `next-${userid}`,
    userid,
    scope: 'plans',
  });
  expect((await endOf(userid)) - trialEnd).toBeGreaterThan(27 * day);
});
