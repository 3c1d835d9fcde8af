/** Whether a mail that a visitor waits for leaves while the visitor does: until then it is not called sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries } from '../data/queries';
import { DatabaseUnavailable } from '../data/unavailable';

/** How long it is waited for, in milliseconds, and how long before it is looked for first: then twice as long each time. */
const leavingTime = 2500;
const firstLook = 50;

async function isSent(database: Queries, scope: string, recipient: string): Promise<boolean> {
  const [mail] = await database.query<{ isSent: boolean }>(
    `SELECT sent_at IS NOT NULL AS "isSent" FROM outbox
      WHERE scope = $1 AND recipient = $2 ORDER BY number DESC LIMIT 1`,
    [scope, recipient],
  );
  return mail?.isSent ?? false;
}

/** Whether the last mail to somebody has left, or leaves at once. Where the database is away meanwhile, nobody knows. */
export async function hasLeft(
  database: Queries,
  scope: string,
  recipient: string,
): Promise<boolean> {
  const end = Date.now() + leavingTime;
  try {
    for (let wait = firstLook; Date.now() + wait < end; wait *= 2) {
      await sleep(wait);
      if (await isSent(database, scope, recipient)) return true;
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
  return false;
}
