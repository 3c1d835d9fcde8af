/** Attachments in the database: one row for a file, however often it is sent with the same key. */
import type { Database } from '../../data/queries';
import type { AttachmentFolder } from './folder';
import type { ReceivedFile } from './file';

/** An attachment as its sender is told of it. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** Keeps files that have arrived; of one that is known, the new copy is deleted. */
export async function keepAttachments(
  database: Database,
  folder: AttachmentFolder,
  scope: string,
  key: string,
  files: readonly ReceivedFile[],
): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const { id, name, size, type, digest } of files) {
      // An update that changes nothing gives the row that is there.
      const [row] = await database.query<{ id: string }>(
        `INSERT INTO attachments (id, scope, idempotency_key, name, size, type, digest)
          VALUES ($1, $2, $3, $4, $5, $6, $7)
          ON CONFLICT (scope, idempotency_key, name, digest)
          DO UPDATE SET name = attachments.name RETURNING id`,
        [id, scope, key || null, name, size, type, digest],
      );
      kept.push({ id: row?.id ?? id, name, size });
    }
    return kept;
  } finally {
    const ids = kept.map(({ id }) => id);
    await folder.remove(files.map(({ id }) => id).filter((id) => !ids.includes(id)));
  }
}
