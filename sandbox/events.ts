/** The record of analytics events that arrived, for tests to read back. */
import * as v from 'valibot';
import { commonParameters, events, type EventName } from '@/config/visitor/events';
import { eventBatch } from '@/config/visitor/events';
import type { Database } from './database';

/** An event as it was sent. */
export type KeptEvent = v.InferOutput<typeof eventSchema>;

const value = v.union([v.pipe(v.string(), v.maxLength(eventBatch.text)), v.number(), v.boolean()]);

const eventSchema = v.pipe(
  v.objectWithRest({ event: v.picklist(Object.keys(events) as EventName[]) }, value),
  v.check(
    ({ event, ...parameters }) =>
      Object.keys(parameters).every((name) =>
        [...commonParameters, ...events[event]].includes(name),
      ),
    'has a parameter that config/visitor/events.ts does not know',
  ),
);

/** A batch. */
export const batchSchema = v.strictObject({
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(eventBatch.events)),
});

/** Keeps a batch, in the order of its events. */
export async function recordEvents(
  database: Database,
  scope: string,
  batch: readonly KeptEvent[],
): Promise<void> {
  // Postgres knows no NUL in a text.
  const text = JSON.stringify(batch, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '') : part,
  );
  await database.query(
    `INSERT INTO events (scope, event)
      SELECT $1, value FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY ORDER BY ordinality`,
    [scope, text],
  );
}

/** The events of a scope, oldest first. */
export async function listEvents(database: Database, scope: string): Promise<KeptEvent[]> {
  const rows = await database.query<{ event: KeptEvent }>(
    'SELECT event FROM events WHERE scope = $1 ORDER BY id',
    [scope],
  );
  return rows.map(({ event }) => event);
}

/** Forgets the events of a scope. */
export async function clearEvents(database: Database, scope: string): Promise<void> {
  await database.query('DELETE FROM events WHERE scope = $1', [scope]);
}
