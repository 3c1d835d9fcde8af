/** Tells the operator by mail of mails that were given up. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../data/queries';
import { writeMail } from './message';

interface Ended {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly error: string;
}

/** Mails that one note names; of more it says how many. */
const most = 50;

function noteOn(ended: readonly Ended[], operator: string) {
  const more = ended.length - most;
  const lines = ended
    .slice(0, most)
    .map(({ id, recipient, subject, error }) => `${id}\n${recipient}: ${subject}\n${error}`);
  return writeMail({
    recipient: operator,
    subject: `${ended.length} mails were given up`,
    opening:
      'They are kept in the outbox. When the cause is mended, "npm run mail -- --requeue" sends them.',
    body: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n\n'),
  });
}

/** Puts a note into the outbox on all that was given up since the last one; several backends write one. @returns whether there was any. */
export function tellOperator(database: Database, operator: string): Promise<boolean> {
  return database.transaction(async ({ query }) => {
    const ended = await query<Ended>(
      `UPDATE outbox SET to_tell = false
        WHERE id IN (SELECT id FROM outbox WHERE to_tell FOR UPDATE SKIP LOCKED)
        RETURNING id, recipient, subject, coalesce(last_error, '') AS error`,
    );
    if (ended.length === 0) return false;
    const { recipient, replyTo, subject, text, html } = noteOn(ended, operator);
    await query(
      `INSERT INTO outbox (id, scope, recipient, reply_to, subject, body, html, is_note)
        VALUES ($1, '', $2, $3, $4, $5, $6, true)`,
      [randomUUID(), recipient, replyTo, subject, text, html],
    );
    return true;
  });
}
