/** The record of what session recorders have sent, for tests to read back. */
import * as v from 'valibot';
import { keepableJson } from '@/services/rules/keepable';
import type { Queries } from './queries';
import { usable } from './usable';
import { keptText } from './texts';

/** Most events of one batch. */
const maxEvents = 5000;

/** Longest path of a page. */
const maxPage = 500;

/** A batch: an event is whatever rrweb says, but it has a type and a time. */
export const recordingSchema = v.strictObject({
  session: v.pipe(v.string(), v.uuid()),
  /** Place of the batch in its recording, from 0. */
  batch: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  /** Path of the page that it was sent from. */
  page: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxPage)),
  events: usable(
    v.looseObject({
      type: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
      timestamp: v.pipe(v.number(), v.minValue(0)),
    }),
    maxEvents,
  ),
});

/** A batch as it was sent. */
export type Recording = v.InferOutput<typeof recordingSchema>;

/** Keeps a batch; one that comes twice is kept once. */
export async function keepRecording(
  database: Queries,
  scope: string,
  { session, batch, page, events }: Recording,
): Promise<void> {
  await database.query(
    `INSERT INTO recordings (scope, session, batch, page, events)
      VALUES ($1, $2, $3, $4, $5::jsonb) ON CONFLICT DO NOTHING`,
    [scope, session, batch, keptText(page, maxPage), keepableJson(events)],
  );
}
