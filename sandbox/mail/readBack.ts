/** The outbox as its operator and the tests see it: listed, counted, queued again, forgotten. */
import type { Queries } from '../data/queries';
import { waiting } from './outbox';

/** A mail as it is read back. */
export interface MailRecord {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attempts: number;
  /** ISO 8601. */
  readonly at: string;
  readonly sentAt: string | null;
  readonly refusedAt: string | null;
  readonly lastError: string | null;
}

/** Makes mail due at once: what waits, and what was ended. @returns how many there are. */
export async function requeueMail(database: Queries): Promise<number> {
  const rows = await database.query(
    `UPDATE outbox SET next_attempt_at = now(), queued_at = now(), refused_at = NULL, to_tell = false
      WHERE sent_at IS NULL RETURNING id`,
  );
  return rows.length;
}

/** How much mail there is: sent, waiting, ended; and what the last attempts for the waiting met. */
export async function mailCounts(database: Queries) {
  const [counts] = await database.query<{ sent: number; waiting: number; ended: number }>(
    `SELECT count(sent_at)::int AS sent, count(refused_at)::int AS ended,
        count(*) FILTER (WHERE ${waiting})::int AS waiting FROM outbox`,
  );
  const errors = await database.query<{ error: string; count: number; since: Date }>(
    `SELECT last_error AS error, count(*)::int AS count, min(queued_at) AS since FROM outbox
      WHERE sent_at IS NULL AND last_error IS NOT NULL
      GROUP BY last_error ORDER BY count DESC LIMIT 20`,
  );
  return { ...(counts ?? { sent: 0, waiting: 0, ended: 0 }), errors };
}

/** The mail of a scope, oldest first: that which has left, or that which has not. */
export async function listMail(
  database: Queries,
  scope: string,
  which: 'sent' | 'waiting',
): Promise<MailRecord[]> {
  const rows = await database.query<Record<'at' | 'sentAt' | 'refusedAt', Date | null>>(
    `SELECT id, recipient AS "to", reply_to AS "replyTo", subject, body AS text, html, attempts,
        at, sent_at AS "sentAt", refused_at AS "refusedAt", last_error AS "lastError"
      FROM outbox WHERE scope = $1 AND (sent_at IS NULL) = $2 ORDER BY number`,
    [scope, which === 'waiting'],
  );
  // Dates become ISO 8601 as everything becomes JSON.
  return JSON.parse(JSON.stringify(rows)) as MailRecord[];
}

/** Forgets the mail of a scope, also that which has not left. */
export async function clearMail(database: Queries, scope: string): Promise<void> {
  await database.query('DELETE FROM outbox WHERE scope = $1', [scope]);
}
