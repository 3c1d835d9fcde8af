/** When a mail is tried again, and when it no longer is. */

/** Milliseconds: longest wait between two attempts for a mail, and between two looks at a server that is away. */
const longestWait = 30 * 60_000;
const longestLook = 60_000;

/** How long a mail is tried, in milliseconds (RFC 5321, 4.5.4.1). */
export const triedFor = 5 * 24 * 60 * 60_000;

const doubled = (first: number, times: number, longest: number): number =>
  Math.min(longest, first * 2 ** Math.min(Math.max(times - 1, 0), 20));

/** Milliseconds until the next attempt. @param first after the first one. */
export const waitAfter = (attempts: number, first: number): number =>
  doubled(first, attempts, longestWait);

/** Milliseconds until the next look at a server that was away so many times. */
export const lookAfter = (failures: number, first: number): number =>
  doubled(first, failures, longestLook);

/** Whether a mail has been tried long enough. */
export const isOver = (queuedAt: Date, now = Date.now()): boolean =>
  now - queuedAt.getTime() >= triedFor;
