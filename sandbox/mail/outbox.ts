/** Mail in the database: written with what it is about, claimed by one sender at a time, kept as a record. */
import { randomUUID } from 'node:crypto';
import type { Queries } from '../data/queries';
import type { MailDraft } from './message';
import type { Mail } from './transport';

/** Seconds for which a mail is left to the sender that has claimed it; a living one renews its claim. */
const claimSeconds = 20;

/** How often it does, in milliseconds. */
export const claimRenewal = 5000;

/** Mail that is still to be sent, as SQL. */
export const waiting = 'sent_at IS NULL AND refused_at IS NULL';

/** A mail that is being sent. */
export interface ClaimedMail extends Mail {
  /** With the one that begins. */
  readonly attempts: number;
  /** Since when it has been tried. */
  readonly queuedAt: Date;
}

/** Puts a mail into the outbox: in the transaction that keeps what it is about. */
export async function queueMail(database: Queries, scope: string, mail: MailDraft): Promise<void> {
  await database.query(
    `INSERT INTO outbox (id, scope, recipient, reply_to, subject, body, html)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), scope, mail.recipient, mail.replyTo, mail.subject, mail.text, mail.html],
  );
}

/**
 * Takes mail that is due, the one that has waited longest for its turn first; several backends at
 * once take different ones.
 * @param which mail that was tried before, or never.
 */
export async function claimMail(
  database: Queries,
  limit: number,
  which: 'tried' | 'new',
): Promise<ClaimedMail[]> {
  if (limit <= 0) return [];
  return database.query<ClaimedMail>(
    `UPDATE outbox SET attempts = attempts + 1, claimed_until = now() + make_interval(secs => $2)
      WHERE id IN (
        SELECT id FROM outbox
        WHERE ${waiting} AND next_attempt_at <= now() AND (attempts > 0) = $3
          AND (claimed_until IS NULL OR claimed_until < now())
        ORDER BY next_attempt_at, number LIMIT $1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, recipient, reply_to AS "replyTo", subject, body AS text, html, attempts, at,
        queued_at AS "queuedAt"`,
    [limit, claimSeconds, which === 'tried'],
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

/** Notes that an attempt failed, and when the next one is due. @param delay milliseconds. */
export async function markFailed(
  database: Queries,
  id: string,
  reason: string,
  delay: number,
): Promise<void> {
  await database.query(
    `UPDATE outbox SET claimed_until = NULL, last_error = $2,
        next_attempt_at = now() + make_interval(secs => $3::float8 / 1000)
      WHERE id = $1`,
    [id, reason, delay],
  );
}

/** Ends the attempts for a mail. @param toTell the operator has to know; nobody is told of a lost note. */
export async function markEnded(
  database: Queries,
  id: string,
  reason: string,
  toTell: boolean,
): Promise<void> {
  await database.query(
    `UPDATE outbox SET claimed_until = NULL, last_error = $2, refused_at = now(),
        to_tell = $3 AND NOT is_note
      WHERE id = $1`,
    [id, reason, toTell],
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
