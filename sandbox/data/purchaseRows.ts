/** The rows of what accounts have bought or tried. */
import { currency } from '@/config/plans/plans';
import { offerBySku, type Offer, type OfferKind } from '@/config/plans/offers';
import { isInFuture, nowInSeconds } from '@/services/rules/premium';
import type { Queries } from './queries';

/** One purchase, or the trial. */
export interface Purchase {
  readonly order: string;
  readonly sku: string;
  readonly plan: Offer['plan'];
  readonly kind: OfferKind;
  readonly amount: number;
  readonly currency: string;
  /** License keys; none for anything else. */
  readonly keys: readonly string[];
  readonly renews: boolean;
  /** ISO 8601. */
  readonly at: string;
  /** When it ends or renews itself, in seconds since the epoch. */
  readonly expirationDate: number;
}

/** A purchase as the database gives it. */
export interface PurchaseRow {
  order: string;
  sku: string;
  kind: OfferKind;
  keys: string;
  renews: boolean;
  at: Date;
  ends: Date;
}

/** The columns of such a row. */
export const purchaseColumns = 'token AS "order", sku, kind, keys, renews, at, ends_at AS ends';

/** The purchase of a row. */
export function purchaseOf({ keys, at, ends, ...row }: PurchaseRow): Purchase {
  const offer = offerBySku(row.sku);
  return {
    ...row,
    plan: offer?.plan ?? 'premium',
    amount: offer?.price.amount ?? 0,
    currency,
    keys: keys.split(' ').filter(Boolean),
    at: at.toISOString(),
    expirationDate: Math.floor(ends.getTime() / 1000),
  };
}

/** The purchases of an account, newest first. */
export async function rowsOf(query: Queries['query'], userid: string): Promise<Purchase[]> {
  const rows = await query<PurchaseRow>(
    `SELECT ${purchaseColumns} FROM purchases WHERE userid = $1 ORDER BY id DESC`,
    [userid],
  );
  return rows.map(purchaseOf);
}

/** What runs at this moment. */
export function running(purchases: readonly Purchase[]): Purchase[] {
  const now = nowInSeconds();
  return purchases.filter(({ expirationDate }) => isInFuture(expirationDate, now));
}
