/** What accounts have bought. Money is not part of it: every payment succeeds. */
import { randomBytes } from 'node:crypto';
import { businessLicense, currency } from '@/config/plans/plans';
import { offers, type Offer } from '@/config/plans/offers';
import type { Database } from './queries';

/** The offer with this SKU. */
export function offerBySku(sku: string | undefined): Offer | undefined {
  return Object.values<Offer>(offers).find((offer) => offer.sku === sku);
}

/** One purchase. */
export interface Purchase {
  readonly order: string;
  readonly sku: string;
  readonly amount: number;
  readonly currency: string;
  /** License keys; none for a subscription. */
  readonly keys: readonly string[];
  readonly renews: boolean;
  /** ISO 8601. */
  readonly at: string;
}

interface Row {
  order: string;
  sku: string;
  keys: string;
  renews: boolean;
  at: Date;
}

const columns = 'token AS "order", sku, keys, renews, at';

function purchase({ keys, at, ...row }: Row): Purchase {
  const amount = offerBySku(row.sku)?.price.amount ?? 0;
  const list = keys.split(' ').filter(Boolean);
  return { ...row, amount, currency, keys: list, at: at.toISOString() };
}

/** A license key: four groups of five, without letters that are taken for digits. */
function licenseKey(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const key = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return key.replace(/.{5}(?=.)/g, '$&-');
}

/**
 * Buys an offer for an account and lets its plan run longer by the offer's months. The same token
 * buys once, however often its form is sent.
 * @returns `null` where the account has a subscription, and the offer would be another.
 */
export async function buyOffer(
  database: Database,
  { price, sku, isSubscription }: Offer,
  { token, userid, scope }: { token: string; userid: string; scope: string },
): Promise<Purchase | null> {
  const keys = isSubscription ? [] : Array.from({ length: businessLicense.keys }, licenseKey);
  await database.transaction(async ({ query }) => {
    // Two purchases at the same moment wait for each other at the account's row.
    const buyer = await query(
      `SELECT userid FROM accounts
        WHERE userid = $1 AND (NOT $2::boolean OR expiration_date <= extract(epoch FROM now()))
        FOR UPDATE`,
      [userid, isSubscription],
    );
    if (buyer.length === 0) return;
    const bought = await query(
      `INSERT INTO purchases (token, userid, scope, sku, keys, renews)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (token) DO NOTHING RETURNING id`,
      [token, userid, scope, sku, keys.join(' '), isSubscription],
    );
    if (bought.length === 0) return;
    await query(
      `UPDATE accounts SET expiration_date = extract(epoch FROM make_interval(months => $2::integer)
          + to_timestamp(greatest(expiration_date, extract(epoch FROM now()))))::bigint
        WHERE userid = $1`,
      [userid, price.months],
    );
  });
  const [row] = await database.query<Row>(
    `SELECT ${columns} FROM purchases WHERE token = $1 AND userid = $2`,
    [token, userid],
  );
  return row ? purchase(row) : null;
}

/** The purchases of an account, newest first. */
export async function purchasesOf(database: Database, userid: string): Promise<Purchase[]> {
  const rows = await database.query<Row>(
    `SELECT ${columns} FROM purchases WHERE userid = $1 ORDER BY id DESC`,
    [userid],
  );
  return rows.map(purchase);
}

/** The purchases that were made in a scope, oldest first. */
export async function listPurchases(database: Database, scope: string): Promise<Purchase[]> {
  const rows = await database.query<Row>(
    `SELECT ${columns} FROM purchases WHERE scope = $1 ORDER BY id`,
    [scope],
  );
  return rows.map(purchase);
}

/** Switches the renewal of an account's subscriptions. */
export async function setRenewal(
  database: Database,
  userid: string,
  renews: boolean,
): Promise<void> {
  await database.query(`UPDATE purchases SET renews = $2 WHERE userid = $1 AND keys = ''`, [
    userid,
    renews,
  ]);
}
