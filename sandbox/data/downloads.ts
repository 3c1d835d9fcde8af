/** The record of what was downloaded: files, and visits of store pages. */
import type { Queries } from './queries';
import { keptText } from './texts';

/** Longest text that is kept of anything a client says of itself. */
const maxText = 500;

/** A download, as the request tells of it. */
export interface Download {
  readonly scope: string;
  /** The package's canonical file name, or the store. */
  readonly file: string;
  readonly channel?: string;
  readonly wid?: string;
  readonly path?: string;
  readonly userAgent?: string;
}

/** Records that a file was asked for. */
export async function recordDownload(database: Queries, download: Download): Promise<void> {
  const { scope, file, channel, wid, path, userAgent } = download;
  const told = [channel, wid, path, userAgent].map((text = '') => keptText(text, maxText));
  await database.query(
    `INSERT INTO downloads (scope, file, channel, wid, path, user_agent)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    [scope, file, ...told],
  );
}
