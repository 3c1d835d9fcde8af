/** Who may buy what; pure (specification, section 8; decisions, Second round). */
import { offerBySku, type Offer, type OfferKind } from '@/config/plans/offers';
import { isInFuture } from './premium';

/** A row of an account's lists, as the store host wrote it: nothing of it is certain. */
export interface HeldRow {
  readonly kind?: unknown;
  readonly plan?: unknown;
  readonly sku?: unknown;
  /** Seconds since the epoch. */
  readonly expirationDate?: unknown;
  readonly renews?: unknown;
}

/** What is known of an account when something is bought. */
export interface Holdings {
  readonly isPremiumUser: boolean;
  readonly subscriptions: readonly HeldRow[];
  readonly orders: readonly HeldRow[];
}

/** What a row of the account is; hosts that do not say so have subscriptions in these lists. */
export function kindOf({ kind, sku }: HeldRow): OfferKind {
  if (kind === 'license' || kind === 'trial') return kind;
  return offerBySku(sku)?.kind ?? 'subscription';
}

function runs({ expirationDate }: HeldRow, now: number): boolean {
  return typeof expirationDate !== 'number' || isInFuture(expirationDate, now);
}

/** Why there is no purchase: one of the kind is there already, or the trial is not for this account. */
export type Refusal = 'multiple' | 'trial';

/**
 * Why an account may not have an offer (specification, section 8; decisions, Second round): of a kind
 * that it has already there is no second, and the trial is for who has had neither trial nor subscription.
 * @param now seconds since the epoch.
 * @returns `null` where it may.
 */
export function refusalOf(
  { kind }: Pick<Offer, 'kind'>,
  { isPremiumUser, subscriptions, orders }: Holdings,
  now: number,
): Refusal | null {
  const running = subscriptions.filter((row) => runs(row, now)).map(kindOf);
  // Premium that no row explains is a subscription that the host does not list.
  if (isPremiumUser && running.length === 0) running.push('subscription');
  if (kind !== 'trial') return running.includes(kind) ? 'multiple' : null;
  const had = [...running, ...[...subscriptions, ...orders].map(kindOf)];
  return had.some((one) => one !== 'license') ? 'trial' : null;
}
