/** The record of analytics events that arrived, for tests to read back. */
import * as v from 'valibot';
import { commonParameters, eventBatch, events, type EventName } from '@/config/visitor/events';
import { keepableJson } from '@/services/rules/keepable';
import type { Queries } from './queries';
import { usable } from './usable';

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

/** A batch, and of it what can be kept. */
export const batchSchema = v.strictObject({
  events: usable(eventSchema, eventBatch.events),
});

/** Keeps a batch, in the order of its events. */
export async function recordEvents(
  database: Queries,
  scope: string,
  batch: readonly KeptEvent[],
): Promise<void> {
  await database.query(
    `INSERT INTO events (scope, event)
      SELECT $1, value FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY ORDER BY ordinality`,
    [scope, keepableJson(batch)],
  );
}
