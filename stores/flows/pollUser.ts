/** After a purchase: asks for the user until the plan has arrived (specification, section 4). */
import { timings } from '@/config/site/limits';
import { isInFuture, nowInSeconds } from '@/services/rules/premium';
import { fetchUserInfo, useUser } from '@/stores/user';

let polling: Promise<boolean> | undefined;

async function poll(): Promise<boolean> {
  let isRunning = false;
  let lastError: unknown;
  const arrived = await new Promise<boolean>((resolve) => {
    const end = (done: boolean) => {
      clearInterval(timer);
      clearTimeout(limit);
      resolve(done);
    };
    const fetchOnce = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await fetchUserInfo();
        if (isInFuture(useUser.getState().expirationDate, nowInSeconds())) end(true);
      } catch (error) {
        // A host that fails now may answer in half a second; what remains is told once, at the end.
        lastError = error;
      }
      isRunning = false;
    };
    const timer = setInterval(() => void fetchOnce(), timings.userPolling);
    const limit = setTimeout(() => end(false), timings.userPollingEnd);
  });
  if (!arrived && lastError !== undefined)
    console.warn(`account: the plan could not be looked up. ${String(lastError)}`);
  return arrived;
}

/**
 * Fetches the user every 500 ms, unless a fetch is still running, until the expiration date is in
 * the future or 60 s have passed. One polling runs at a time. Never rejects.
 * @returns whether the plan has arrived.
 */
export function pollUser(): Promise<boolean> {
  polling ??= poll().finally(() => {
    polling = undefined;
  });
  return polling;
}
