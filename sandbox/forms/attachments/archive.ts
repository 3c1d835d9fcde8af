/** The names in a zip archive, from its directory alone: nothing is unpacked. */
import { openPromise } from 'yauzl';

const maxEntries = 10_000;

/** As they stand: strange names are no reason to refuse an archive that nobody here unpacks. */
const options = { decodeStrings: false, autoClose: false };

/**
 * The names of an archive's entries.
 * @returns `null` for what is no archive, or has a directory that is broken or too large.
 * @throws Error of the file system.
 */
export async function entryNames(path: string): Promise<string[] | null> {
  try {
    const archive = await openPromise(path, options);
    try {
      if (archive.entryCount > maxEntries) return null;
      const names: string[] = [];
      for await (const { fileName } of archive.eachEntry()) names.push(String(fileName));
      return names;
    } finally {
      archive.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error;
    return null;
  }
}
