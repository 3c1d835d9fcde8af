/** The folder of the attachments: under names made here, whole or not at all, none that nobody wants. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../data/queries';
import { keeping } from '../../data/keeping';
import { roomIn, StorageFull } from '../../data/space';
import type { Settings } from '../../settings';

/** How long an upload may take before its unfinished file counts as left behind, in milliseconds. */
const unfinishedAge = 60 * 60 * 1000;

const sweepInterval = 60 * 60 * 1000;

const unfinished = '.part';

/** Where attachments are. */
export interface AttachmentFolder {
  /** The path of a file that is there. */
  path(id: string): string;
  /** @throws StorageFull if files of so many bytes can't be kept. */
  requireRoom(bytes: number): Promise<void>;
  /** The path of a new one, while it arrives. */
  begin(): Promise<{ readonly id: string; readonly part: string }>;
  /** Deletes files. */
  remove(ids: readonly string[]): Promise<void>;
  /** Deletes now, and from time to time, what has been left behind. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the folder; without one in the settings, a temporary one that goes with the backend. */
export function openAttachments(database: Database, settings: Settings): AttachmentFolder {
  let temporary: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const opened = Date.now();
  const folder = (): string =>
    settings.filesFolder
      ? join(settings.filesFolder, 'attachments')
      : (temporary ??= mkdtempSync(join(tmpdir(), 'attachments-')));
  const room = roomIn(settings.filesFolder);
  const path = (id: string): string => join(folder(), id);
  const remove = async (names: readonly string[]): Promise<void> => {
    for (const name of names) await rm(path(name), { force: true });
  };

  /** Whether what is in the folder and in no row was left behind: an upload may be under way. */
  function isLeft(name: string, changed: number): boolean {
    // With a database server, the uploads may be those of another backend; without, they have ended with the last one.
    if (name.endsWith(unfinished) && !settings.databaseUrl && changed < opened) return true;
    return Date.now() - changed >= unfinishedAge;
  }

  async function sweep(): Promise<void> {
    const { days, unsentHours } = keeping.attachments;
    const orphans = await database.query<{ id: string }>(
      `DELETE FROM attachments WHERE at < now() - make_interval(days => $1)
          OR (enquiry IS NULL AND at < now() - make_interval(hours => $2))
        RETURNING id`,
      [days, unsentHours],
    );
    await remove(orphans.map(({ id }) => id));
    const names = await readdir(folder()).catch(() => [] as string[]);
    const rows = await database.query<{ id: string }>('SELECT id FROM attachments');
    const known = new Set(rows.map(({ id }) => id));
    for (const name of names.filter((candidate) => !known.has(candidate))) {
      const found = await stat(path(name)).catch(() => null);
      if (found && isLeft(name, found.mtimeMs)) await remove([name]);
    }
  }

  const tidy = (): Promise<void> =>
    sweep().catch((error: Error) =>
      console.warn(`Attachments can't be tidied: ${error.message.replace(/\s+/g, ' ')}`),
    );

  return {
    path,
    async requireRoom(bytes) {
      await room.require(bytes + settings.reserveBytes);
      const [kept] = await database.query<{ bytes: number }>(
        'SELECT coalesce(sum(size), 0)::bigint AS bytes FROM attachments',
      );
      if (Number(kept?.bytes) + bytes > keeping.attachments.bytes)
        throw new StorageFull('All attachments together have reached their limit.');
    },
    async begin() {
      const id = randomUUID();
      await mkdir(folder(), { recursive: true });
      return { id, part: path(id + unfinished) };
    },
    remove,
    async start() {
      if (timer || !settings.filesFolder) return;
      timer = setInterval(() => void tidy(), sweepInterval);
      timer.unref();
      await tidy();
    },
    async close() {
      clearInterval(timer);
      if (temporary) await rm(temporary, { recursive: true, force: true });
    },
  };
}
