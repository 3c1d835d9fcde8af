/** What visitors have sent by the forms: kept before it is acknowledged, once for each idempotency key. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../data/queries';
import type { MailDraft } from '../mail/message';
import { queueMail } from '../mail/outbox';

/** Which form. */
export type EnquiryKind = 'business' | 'open-account' | 'send-link' | 'feedback';

/** A form that was filled in as it must be. */
export interface NewEnquiry {
  readonly scope: string;
  readonly kind: EnquiryKind;
  /** Empty where the form was sent without one: then each attempt counts. */
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Ids of files that have arrived before. */
  readonly attachments?: readonly string[];
}

/** An enquiry as it is read back; its fields stand beside these. */
export interface EnquiryRecord extends Record<string, unknown> {
  readonly id: string;
  readonly kind: EnquiryKind;
  /** ISO 8601. */
  readonly at: string;
}

/** An attachment is not there, or belongs to another report. */
export class UnknownAttachment extends Error {
  override readonly name = 'UnknownAttachment';

  constructor(readonly ids: readonly string[]) {
    super(`Unknown attachments: ${ids.join(', ')}`);
  }
}

/** A file as it is read back, and as a mail lists it. */
export interface AttachmentRecord {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/**
 * Keeps an enquiry, its files and its mail, all together or not at all. One with a key that is known
 * changes nothing.
 * @param write makes the mail, told of the files.
 * @returns the id of the enquiry with this key.
 * @throws UnknownAttachment
 */
export function keepEnquiry(
  database: Database,
  { scope, kind, key, fields, attachments = [] }: NewEnquiry,
  write: (id: string, files: readonly AttachmentRecord[]) => MailDraft,
): Promise<string> {
  return database.transaction(async (queries) => {
    const [kept] = await queries.query<{ id: string }>(
      `INSERT INTO enquiries (id, scope, kind, idempotency_key, fields)
        VALUES ($1, $2, $3, $4, $5::jsonb)
        ON CONFLICT (scope, kind, idempotency_key) DO NOTHING RETURNING id`,
      [randomUUID(), scope, kind, key || null, JSON.stringify(fields)],
    );
    if (!kept) {
      const [known] = await queries.query<{ id: string }>(
        'SELECT id FROM enquiries WHERE scope = $1 AND kind = $2 AND idempotency_key = $3',
        [scope, kind, key],
      );
      if (!known) throw new Error('The enquiry with this key was taken back meanwhile.');
      return known.id;
    }
    const files = await queries.query<AttachmentRecord>(
      `UPDATE attachments SET enquiry = $1, place = array_position($2::text[], id::text)
        WHERE id::text = ANY($2::text[]) AND scope = $3 AND enquiry IS NULL
        RETURNING id, name, size, type`,
      [kept.id, attachments, scope],
    );
    const unknown = attachments.filter((id) => !files.some((file) => file.id === id));
    if (unknown.length > 0) throw new UnknownAttachment(unknown);
    files.sort((one, other) => attachments.indexOf(one.id) - attachments.indexOf(other.id));
    await queueMail(queries, scope, write(kept.id, files));
    return kept.id;
  });
}

/** The enquiries of a scope, oldest first. */
export async function listEnquiries(database: Database, scope: string): Promise<EnquiryRecord[]> {
  const rows = await database.query<{ id: string; kind: EnquiryKind; fields: object; at: Date }>(
    `SELECT id, kind, fields, at FROM enquiries
      WHERE scope = $1 AND kind <> 'feedback' ORDER BY number`,
    [scope],
  );
  return rows.map(({ id, kind, fields, at }) => ({ ...fields, id, kind, at: at.toISOString() }));
}

/** The feedback of a scope with its files, oldest first. */
export async function listFeedback(database: Database, scope: string): Promise<EnquiryRecord[]> {
  const rows = await database.query<{
    id: string;
    fields: object;
    at: Date;
    attachments: AttachmentRecord[];
  }>(
    `SELECT id, fields, at, coalesce((
        SELECT json_agg(json_build_object('id', file.id, 'name', name, 'size', size, 'type', type)
          ORDER BY file.place, file.number)
        FROM attachments AS file WHERE file.enquiry = enquiries.id
      ), '[]') AS attachments
      FROM enquiries WHERE scope = $1 AND kind = 'feedback' ORDER BY number`,
    [scope],
  );
  return rows.map(({ id, fields, at, attachments }) => ({
    ...fields,
    id,
    kind: 'feedback',
    attachments,
    at: at.toISOString(),
  }));
}

/** Forgets the enquiries of a scope. */
export async function clearEnquiries(database: Database, scope: string): Promise<void> {
  await database.query(`DELETE FROM enquiries WHERE scope = $1 AND kind <> 'feedback'`, [scope]);
}

/** Forgets the feedback of a scope. @returns the ids of its files, also of those that belong to none yet. */
export async function clearFeedback(database: Database, scope: string): Promise<string[]> {
  return database.transaction(async ({ query }) => {
    const files = await query<{ id: string }>(
      'DELETE FROM attachments WHERE scope = $1 RETURNING id',
      [scope],
    );
    await query(`DELETE FROM enquiries WHERE scope = $1 AND kind = 'feedback'`, [scope]);
    return files.map(({ id }) => id);
  });
}
