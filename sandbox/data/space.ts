/** Room on the disk: what is left of it, and errors that say that there is none. */
import { mkdir, statfs } from 'node:fs/promises';
import { sqlState } from './sqlState';

/** There is no room for what was sent; the same may succeed when some has been made. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** Errors of a file system and of Postgres (`disk_full`) that say so. */
const full = /^(ENOSPC|EDQUOT|53100)$/;

/** What an error of a file or a statement is for the rest of the backend. */
export function asStorageFull(error: unknown): Error {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return full.test(sqlState(error) ?? code)
    ? new StorageFull(message, { cause: error })
    : (error as Error);
}

/** Room for what is to be kept in a folder. */
export interface Room {
  /** @throws StorageFull where fewer bytes are free. */
  require(bytes: number): Promise<void>;
}

/**
 * The room in a folder, which is made if need be.
 * @param folder `null` where nothing is kept on this disk.
 */
export function roomIn(folder: string | null): Room {
  return {
    async require(bytes) {
      if (folder === null || bytes === 0) return;
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      const free = bavail * bsize;
      if (free < bytes)
        throw new StorageFull(
          `The disk of ${folder} is full: ${bytes} bytes must be free, ${free} are.`,
        );
    },
  };
}
