/** Opens the backend's database: Postgres, embedded in a folder or in memory, or a server of its own. */
import { lockFolder } from './lock';
import { migrate } from './migrations';
import type { Database } from './queries';

/** Opens the engine and brings the schema up to date. */
async function open(folder: string | null, url: string | undefined): Promise<Database> {
  if (!url) {
    const engine = await (await import('./pglite')).openPglite(folder);
    await migrate(engine);
    return engine;
  }
  const { openPostgres } = await import('./postgres');
  const patient = await openPostgres(url, true);
  await migrate(patient).finally(() => patient.close());
  return openPostgres(url);
}

/**
 * The database of a folder, or of a server. It opens with the first query: making a new one takes
 * some seconds.
 * @param folder where its files are; `null` keeps everything in memory.
 * @param url a Postgres server, which then is used instead.
 * @throws Error if another backend uses the folder.
 */
export function openDatabase(folder: string | null, url?: string): Database {
  const unlock = folder && !url ? lockFolder(folder) : () => undefined;
  let engine: Promise<Database> | undefined;
  // What could not be opened is tried again with the next query: a server may only just start.
  const opened = (): Promise<Database> =>
    (engine ??= open(folder, url).catch((error: unknown) => {
      engine = undefined;
      throw error;
    }));
  return {
    query: async (sql, params) => (await opened()).query(sql, params),
    transaction: async (run) => (await opened()).transaction(run),
    reclaim: async (tables) => (await opened()).reclaim?.(tables),
    async close() {
      try {
        // What could not be opened need not be closed.
        await (await engine?.catch(() => undefined))?.close();
      } finally {
        unlock();
      }
    },
  };
}
