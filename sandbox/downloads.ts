/** The record of what was downloaded, for tests to read back. */
import type { Call } from './context';
import type { Database } from './database';

/** One download of a file, or visit of a store page. */
export interface Download {
  /** The package's canonical file name, or the store. */
  readonly file: string;
  readonly channel: string;
  readonly wid: string;
  readonly path: string;
  readonly userAgent: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Longest text that is kept of anything a client says of itself. */
const maxText = 500;

const text = (value: string | undefined): string => (value ?? '').slice(0, maxText);

/**
 * Records that a file was asked for. A HEAD request, and the later parts of a download that goes
 * on where it broke off, are no new downloads.
 */
export async function recordDownload(
  c: Call,
  database: Database,
  file: string,
  channel = '',
): Promise<void> {
  const range = c.req.header('range');
  if (c.req.method !== 'GET' || (range && !range.startsWith('bytes=0-'))) return;
  await database.query(
    `INSERT INTO downloads (scope, file, channel, wid, path, user_agent)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      c.var.scope,
      file,
      channel,
      text(c.req.query('wid')),
      text(c.env.incoming.url),
      text(c.req.header('user-agent')),
    ].map((value) => value.replaceAll('\0', '')),
  );
}

/** The downloads of a scope, oldest first. */
export async function listDownloads(database: Database, scope: string): Promise<Download[]> {
  const rows = await database.query<Omit<Download, 'at'> & { at: Date }>(
    `SELECT file, channel, wid, path, user_agent AS "userAgent", at
      FROM downloads WHERE scope = $1 ORDER BY id`,
    [scope],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Forgets the downloads of a scope. */
export async function clearDownloads(database: Database, scope: string): Promise<void> {
  await database.query('DELETE FROM downloads WHERE scope = $1', [scope]);
}
