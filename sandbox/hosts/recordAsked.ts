/** Writes into the record of downloads what a request has asked for. */
import { recordDownload } from '../data/downloads';
import { StorageFull } from '../data/space';
import { DatabaseUnavailable } from '../data/unavailable';
import type { Call } from '../http/call';
import type { Sandbox } from './host';

/** Milliseconds between lines in the log. */
const tellInterval = 60_000;

let told = -Infinity;

/** Keeps a record if it can be kept now: nobody waits for a file because of what is counted of it. */
export async function keepIfRoom(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    if (!(error instanceof StorageFull || error instanceof DatabaseUnavailable)) throw error;
    if (Date.now() - told < tellInterval) return;
    told = Date.now();
    console.warn(`Downloads are not recorded: ${error.message.replace(/\s+/g, ' ')}`);
  }
}

/**
 * Records that a file, or a store's page, was asked for. A HEAD request, and the later parts of a
 * download that goes on where it broke off, are no new downloads.
 */
export async function recordAsked(
  c: Call,
  { database, retention }: Pick<Sandbox, 'database' | 'retention'>,
  file: string,
  channel?: string,
): Promise<void> {
  const range = c.req.header('range');
  if (c.req.method !== 'GET' || (range && !range.startsWith('bytes=0-'))) return;
  await keepIfRoom(async () => {
    const path = c.env.incoming.url;
    const userAgent = c.req.header('user-agent');
    await retention.admit('downloads', `${path}${userAgent}`.length);
    const { scope } = c.var;
    const wid = c.req.query('wid');
    await recordDownload(database, { scope, file, channel, wid, path, userAgent });
  });
}
