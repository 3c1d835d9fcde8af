/** Who is premium; pure (specification, sections 4 and 6). */

/** What a user update may change. */
export interface UserUpdate {
  readonly userid?: string;
  /** Seconds since the epoch; `undefined` where the host gave none. */
  readonly expirationDate?: number;
}

/** The part of the user's state that the rules work on. */
export interface PremiumState {
  readonly hasLogined: boolean;
  readonly isPremiumUser: boolean;
  /** Seconds since the epoch; 0 where nothing runs. */
  readonly expirationDate: number;
}

/** Whether a date is still to come. Both in seconds since the epoch. */
export function isInFuture(date: number, now: number): boolean {
  return date > now;
}

/** Now, in seconds since the epoch. */
export function nowInSeconds(): number {
  return Date.now() / 1000;
}

/**
 * After a user update: with a userid the user has logged in; an expiration date, if given, makes
 * the user premium only if it is in the future, and is 0 if it has passed.
 */
export function afterUserUpdate(
  state: PremiumState,
  { userid, expirationDate }: UserUpdate,
  now: number,
): PremiumState {
  const hasLogined = state.hasLogined || Boolean(userid);
  if (expirationDate === undefined) return { ...pick(state), hasLogined };
  const isPremiumUser = isInFuture(expirationDate, now);
  return { hasLogined, isPremiumUser, expirationDate: isPremiumUser ? expirationDate : 0 };
}

/** After the expiration date was set by itself: it applies only if it is in the future. */
export function afterExpirationDate(state: PremiumState, date: number, now: number): PremiumState {
  if (!isInFuture(date, now)) return pick(state);
  return { ...pick(state), isPremiumUser: true, expirationDate: date };
}

function pick({ hasLogined, isPremiumUser, expirationDate }: PremiumState): PremiumState {
  return { hasLogined, isPremiumUser, expirationDate };
}
