/** Who is signed in (specification, sections 3 and 4, Sign in and out). */
import { create } from 'zustand';
import { afterExpirationDate, afterUserUpdate, nowInSeconds } from '@/services/rules/premium';
import { rememberSignedIn, showSignedIn } from '@/services/page/signedInHint';
import type { UserAnswer, WebUser } from '@/services/calls/user';
import { setUserProperties } from '@/services/page/userProperties';
import { resetSubscriptions, subscriptionsKnown, type AccountRow } from './subscriptions';

/** Fields of the user store. */
export interface UserState {
  /** Address of the picture. */
  readonly pic: string;
  readonly username: string;
  readonly userid: string;
  /** Seconds since the epoch; 0 where nothing runs. */
  readonly expirationDate: number;
  readonly subscriptions: readonly AccountRow[];
  readonly orders: readonly AccountRow[];
  readonly vips: readonly AccountRow[];
  readonly hasLogined: boolean;
  readonly isPremiumUser: boolean;
}

export const useUser = create<UserState>(() => ({
  pic: '',
  username: '',
  userid: '',
  expirationDate: 0,
  subscriptions: [],
  orders: [],
  vips: [],
  hasLogined: false,
  isPremiumUser: false,
}));

/** Takes over what is known of the user. Nothing of another account that was signed in before stays. */
export function updateUser(user: Partial<WebUser>): void {
  useUser.setState((state) => {
    const isOther = Boolean(user.userid && state.userid) && user.userid !== state.userid;
    const before = isOther ? useUser.getInitialState() : state;
    return { ...before, ...user, ...afterUserUpdate(before, user, nowInSeconds()) };
  });
  const { userid, subscriptions, vips } = useUser.getState();
  subscriptionsKnown(subscriptions, vips);
  if (userid) rememberSignedIn(true);
}

/** Sets the end of what runs, in seconds since the epoch; a date that has passed changes nothing. */
export function setExpirationDate(date: number): void {
  useUser.setState((state) => afterExpirationDate(state, date, nowInSeconds()));
}

/** Counts sign-outs: an answer that was asked for before one is of no account any more. */
let signOuts = 0;

let first: Promise<boolean> | undefined;

/** Back to logged-out, also for whoever asks whether somebody is signed in. */
export function resetUser(): void {
  signOuts += 1;
  first = Promise.resolve(false);
  useUser.setState(useUser.getInitialState(), true);
  resetSubscriptions();
  rememberSignedIn(false);
}

/**
 * Fetches the user; code 0 stores the fields, any other code stores nothing.
 * @returns the code.
 * @throws ServiceError; nothing is stored then.
 */
export async function fetchUserInfo(): Promise<number> {
  const asked = signOuts;
  const { fetchUser } = await import('@/services/calls/user');
  const answer: UserAnswer = await fetchUser();
  if (asked !== signOuts) return 1;
  if (answer.code === 0) {
    const { code, ...user } = answer as WebUser & { code: 0 };
    const isNews = !useUser.getState().hasLogined;
    updateUser(user);
    // Said once, however often a purchase is looked for.
    if (isNews) setUserProperties({ ow_sign: true });
    return code;
  }
  // Nothing is stored (section 7); only the hint goes, which would keep a place free for nobody.
  console.debug(`account: nobody is signed in, code ${answer.code}`);
  if (!useUser.getState().hasLogined) rememberSignedIn(false);
  return answer.code;
}

/** Fetches the user. A failure is logged and stores nothing. @returns whether somebody is signed in. */
export async function refreshUser(): Promise<boolean> {
  try {
    return (await fetchUserInfo()) === 0;
  } catch (error) {
    console.warn(`account: who is signed in could not be found out. ${String(error)}`);
    // The place that was kept free for the picture goes back to the sign-in link.
    showSignedIn(useUser.getState().hasLogined);
    return false;
  }
}

/** Whether somebody is signed in, asked once per page load. */
export function knownUser(): Promise<boolean> {
  first ??= refreshUser();
  return useUser.getState().hasLogined ? Promise.resolve(true) : first;
}

/** Signs out: with status 200 user and privileges are cleared. Errors are swallowed (specification, section 8). */
export async function signOut(): Promise<void> {
  try {
    const { logOut } = await import('@/services/calls/user');
    await logOut();
  } catch {
    return;
  }
  resetUser();
  setUserProperties({ ow_sign: false });
}

/** Forgets that the user was asked for; for tests. */
export function forgetKnownUser(): void {
  first = undefined;
}
