/** The record of what session recorders have sent, for tests to read back. */
import * as v from 'valibot';
import type { Database } from './database';

/** Most events of one batch. */
const maxEvents = 5000;

/** A batch: an event is whatever rrweb says, but it has a type and a time. */
export const recordingSchema = v.strictObject({
  session: v.pipe(v.string(), v.uuid()),
  /** Place of the batch in its recording, from 0. */
  batch: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  /** Path of the page that it was sent from. */
  page: v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)),
  events: v.pipe(
    v.array(
      v.looseObject({
        type: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
        timestamp: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxEvents),
  ),
});

/** A batch as it was sent. */
export type Recording = v.InferOutput<typeof recordingSchema>;

/** Keeps a batch; one that comes twice is kept once. */
export async function keepRecording(
  database: Database,
  scope: string,
  { session, batch, page, events }: Recording,
): Promise<void> {
  // Postgres knows no NUL in a text.
  const clean = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\0', '') : part,
    );
  await database.query(
    `INSERT INTO recordings (scope, session, batch, page, events)
      VALUES ($1, $2, $3, $4, $5::jsonb) ON CONFLICT DO NOTHING`,
    [scope, session, batch, page.replaceAll('\0', ''), clean(events)],
  );
}

/** The batches of a scope, in the order of their arrival. */
export function listRecordings(database: Database, scope: string): Promise<Recording[]> {
  return database.query<Recording>(
    'SELECT session, batch, page, events FROM recordings WHERE scope = $1 ORDER BY id',
    [scope],
  );
}

/** Forgets the batches of a scope. */
export async function clearRecordings(database: Database, scope: string): Promise<void> {
  await database.query('DELETE FROM recordings WHERE scope = $1', [scope]);
}
