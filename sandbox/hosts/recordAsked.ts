/** Writes into the record of downloads what a request has asked for. */
import { recordDownload } from '../data/downloads';
import type { Queries } from '../data/queries';
import type { Call } from '../http/call';

/**
 * Records that a file, or a store's page, was asked for. A HEAD request, and the later parts of a
 * download that goes on where it broke off, are no new downloads.
 */
export async function recordAsked(
  c: Call,
  database: Queries,
  file: string,
  channel?: string,
): Promise<void> {
  const range = c.req.header('range');
  if (c.req.method !== 'GET' || (range && !range.startsWith('bytes=0-'))) return;
  await recordDownload(database, {
    scope: c.var.scope,
    file,
    channel,
    wid: c.req.query('wid'),
    path: c.env.incoming.url,
    userAgent: c.req.header('user-agent'),
  });
}
