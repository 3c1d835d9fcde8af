/** A form that comes again: a browser repeats what was not answered, and without scripts it has no key of its own. */
import { createHash } from 'node:crypto';
import type { Queries } from '../data/queries';
import type { EnquiryKind } from './enquiries';

/** How long the same again is a repetition, in seconds. */
export const repeatSeconds = 5 * 60;

/** What makes two forms the same. */
interface Content {
  readonly scope: string;
  readonly kind: EnquiryKind;
  readonly fields: Readonly<Record<string, string>>;
  /** Digests of its files. */
  readonly files: readonly string[];
}

/** The key for a form without one: that of the same form if it has come shortly before. */
export async function repeatKey(database: Queries, content: Content): Promise<string> {
  const { scope, kind, fields, files } = content;
  const text = JSON.stringify([Object.entries(fields).sort(), [...files].sort()]);
  const digest = createHash('sha256').update(text).digest('base64url');
  const [known] = await database.query<{ key: string }>(
    `SELECT idempotency_key AS key FROM enquiries
      WHERE scope = $1 AND kind = $2 AND starts_with(idempotency_key, $3)
        AND at > now() - make_interval(secs => $4)
      ORDER BY number DESC LIMIT 1`,
    [scope, kind, `${digest}-`, repeatSeconds],
  );
  // Two that come at once get the same key, and only one of them a row.
  return known?.key ?? `${digest}-${Math.floor(Date.now() / 1000 / repeatSeconds)}`;
}
