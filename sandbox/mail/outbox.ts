/** Mail in the database: written with what it is about, claimed by one sender at a time, kept as a record. */
import { randomUUID } from 'node:crypto';
import type { Queries } from '../data/queries';
import type { MailDraft } from './message';
import type { Mail } from './transport';

/** Seconds for which a mail is left to the sender that has claimed it; a living one renews its claim. */
const claimSeconds = 20;

/** How often it does, in milliseconds. */
export const claimRenewal = 5000;

const waiting = 'sent_at IS NULL AND refused_at IS NULL';

/** A mail that is being sent. */
export interface ClaimedMail extends Mail {
  /** With the one that begins. */
  readonly attempts: number;
}

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

/** Puts a mail into the outbox: in the transaction that keeps what it is about. */
export async function queueMail(database: Queries, scope: string, mail: MailDraft): Promise<void> {
  await database.query(
    `INSERT INTO outbox (id, scope, recipient, reply_to, subject, body, html)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), scope, mail.recipient, mail.replyTo, mail.subject, mail.text, mail.html],
  );
}

/** Takes mail that is due, oldest first; several backends at once take different ones. */
export async function claimMail(database: Queries, limit: number): Promise<ClaimedMail[]> {
  return database.query<ClaimedMail>(
    `UPDATE outbox SET attempts = attempts + 1, claimed_until = now() + make_interval(secs => $2)
      WHERE id IN (
        SELECT id FROM outbox
        WHERE ${waiting} AND next_attempt_at <= now()
          AND (claimed_until IS NULL OR claimed_until < now())
        ORDER BY number LIMIT $1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, recipient, reply_to AS "replyTo", subject, body AS text, html, attempts, at`,
    [limit, claimSeconds],
  );
}

/** Says that a sender is still at it. */
export async function renewClaim(database: Queries, id: string): Promise<void> {
  await database.query(
    `UPDATE outbox SET claimed_until = now() + make_interval(secs => $2)
      WHERE id = $1 AND claimed_until IS NOT NULL`,
    [id, claimSeconds],
  );
}

/** Gives back what a sender that has ended had claimed; only for a database that has one backend. */
export async function releaseClaims(database: Queries): Promise<void> {
  await database.query(`UPDATE outbox SET claimed_until = NULL WHERE ${waiting}`);
}

/** Notes that a mail has left. */
export async function markSent(database: Queries, id: string): Promise<void> {
  await database.query(
    'UPDATE outbox SET sent_at = now(), claimed_until = NULL, last_error = NULL WHERE id = $1',
    [id],
  );
}

/** Notes that an attempt failed. @param delay milliseconds until the next one; `null`: there is none. */
export async function markFailed(
  database: Queries,
  id: string,
  reason: string,
  delay: number | null,
): Promise<void> {
  await database.query(
    `UPDATE outbox SET claimed_until = NULL, last_error = $2,
        refused_at = CASE WHEN $3::float8 IS NULL THEN now() END,
        next_attempt_at = now() + make_interval(secs => coalesce($3::float8, 0) / 1000)
      WHERE id = $1`,
    [id, reason, delay],
  );
}

/** Milliseconds until the next mail is due, or `null` if none waits. */
export async function nextMail(database: Queries): Promise<number | null> {
  const [row] = await database.query<{ wait: number | null }>(
    `SELECT (extract(epoch FROM min(greatest(next_attempt_at, claimed_until)) - now()) * 1000)::float8
        AS wait FROM outbox WHERE ${waiting}`,
  );
  return row?.wait ?? null;
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
