/** What has arrived, read back by scope, oldest first, and forgotten again. */
import type { Queries } from './queries';

/** Each kind of record that is one table: what is read back of a row. */
const columns = {
  downloads: 'file, channel, wid, path, user_agent AS "userAgent", at',
  events: 'event',
  recordings: 'session, batch, page, events',
  experiment_calls: 'uuid, asked AS "group", at',
} as const;

/** A kind of record. */
export type RecordKind = keyof typeof columns;

/** The records of a scope. */
export function listRecords<Row>(
  database: Queries,
  kind: RecordKind,
  scope: string,
): Promise<Row[]> {
  return database.query(`SELECT ${columns[kind]} FROM ${kind} WHERE scope = $1 ORDER BY id`, [
    scope,
  ]);
}

/** Forgets the records of a scope. */
export async function clearRecords(
  database: Queries,
  kind: RecordKind,
  scope: string,
): Promise<void> {
  await database.query(`DELETE FROM ${kind} WHERE scope = $1`, [scope]);
}
