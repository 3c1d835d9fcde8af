/** What accounts have bought or tried. Money is not part of it: every payment succeeds. */
import { randomBytes } from 'node:crypto';
import { facts } from '@/config/plans/facts';
import { businessLicense, renewalMonths } from '@/config/plans/plans';
import type { Offer } from '@/config/plans/offers';
import { isInFuture, nowInSeconds } from '@/services/rules/premium';
import { refusalOf, type Refusal } from '@/services/rules/purchase';
import {
  purchaseColumns,
  purchaseOf,
  rowsOf,
  running,
  type Purchase,
  type PurchaseRow,
} from './purchaseRows';
import type { Database, Queries } from './queries';

type Query = Queries['query'];

/** A license key: four groups of five, without letters that are taken for digits. */
function licenseKey(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const key = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return key.replace(/.{5}(?=.)/g, '$&-');
}

/** The account's plan runs as long as the longest of what it has. */
const extendAccount = `UPDATE accounts SET expiration_date = greatest(expiration_date,
    (SELECT floor(extract(epoch FROM max(ends_at))) FROM purchases WHERE userid = $1))::bigint
  WHERE userid = $1 AND EXISTS (SELECT FROM purchases WHERE userid = $1)`;

/** What has come to its end and renews itself goes on, as often as it would have by now. */
async function renewDue(query: Query, userid: string): Promise<void> {
  const renew = `UPDATE purchases SET ends_at = ends_at + make_interval(months => $2::integer)
    WHERE userid = $1 AND renews AND ends_at <= now() RETURNING id`;
  let renewed = 0;
  while ((await query(renew, [userid, renewalMonths])).length > 0) renewed += 1;
  if (renewed > 0) await query(extendAccount, [userid]);
}

/** What buying came to: the purchase, or why there is none. */
export type Bought = Purchase | Refusal;

/**
 * Buys an offer for an account, or starts its trial. It runs from now, after a trial from its end. The
 * same token buys once, however often its form is sent.
 * @returns the refusal where the account may not have the offer.
 */
export async function buyOffer(
  database: Database,
  { price, sku, kind }: Offer,
  { token, userid, scope }: { token: string; userid: string; scope: string },
): Promise<Bought> {
  const keys = kind === 'license' ? Array.from({ length: businessLicense.keys }, licenseKey) : [];
  return database.transaction(async ({ query }) => {
    // Two purchases at the same moment wait for each other at the account's row.
    const [buyer] = await query<{ ends: number }>(
      'SELECT expiration_date AS ends FROM accounts WHERE userid = $1 FOR UPDATE',
      [userid],
    );
    await renewDue(query, userid);
    const orders = await rowsOf(query, userid);
    const before = orders.find(({ order }) => order === token);
    if (before) return before;
    const now = nowInSeconds();
    const refusal = refusalOf(
      { kind },
      {
        isPremiumUser: isInFuture(Number(buyer?.ends), now),
        subscriptions: running(orders),
        orders,
      },
      now,
    );
    if (refusal) return refusal;
    const [row] = await query<PurchaseRow>(
      `INSERT INTO purchases (token, userid, scope, sku, kind, keys, renews, ends_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, make_interval(months => $8::integer, days => $9::integer)
          + (SELECT greatest(now(), max(ends_at) FILTER (WHERE kind = 'trial'))
            FROM purchases WHERE userid = $2))
        RETURNING ${purchaseColumns}`,
      [
        ...[token, userid, scope, sku, kind, keys.join(' '), price.months === renewalMonths],
        ...[price.months, kind === 'trial' ? facts.trialDays : 0],
      ],
    );
    await query(extendAccount, [userid]);
    if (!row) throw new Error('A purchase was not kept');
    return purchaseOf(row);
  });
}

/** The purchases of an account, newest first; what is due renews itself, and is written only then. */
export async function purchasesOf(database: Database, userid: string): Promise<Purchase[]> {
  const purchases = await rowsOf(database.query, userid);
  const now = nowInSeconds();
  const isDue = purchases.some((one) => one.renews && !isInFuture(one.expirationDate, now));
  if (!isDue) return purchases;
  return database.transaction(async ({ query }) => {
    await renewDue(query, userid);
    return rowsOf(query, userid);
  });
}

/** The purchases that were made in a scope, oldest first. */
export async function listPurchases(database: Database, scope: string): Promise<Purchase[]> {
  const rows = await database.query<PurchaseRow>(
    `SELECT ${purchaseColumns} FROM purchases WHERE scope = $1 ORDER BY id`,
    [scope],
  );
  return rows.map(purchaseOf);
}

/** Switches the renewal of one of an account's purchases; a trial and what is over have none. */
export async function setRenewal(
  database: Database,
  userid: string,
  order: string,
  renews: boolean,
): Promise<void> {
  await database.query(
    `UPDATE purchases SET renews = $3
      WHERE userid = $1 AND token = $2 AND kind <> 'trial' AND ends_at > now()`,
    [userid, order, renews],
  );
}
