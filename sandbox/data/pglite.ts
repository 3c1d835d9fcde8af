/** Embedded Postgres: nothing to install, one process, one connection. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './queries';
import { readTemplate, saveTemplate } from './emptyDatabase';
import { asStorageFull, roomIn } from './space';
import { watch } from './watchdog';

/**
 * Bytes that stay free: without room for the next part of its log (16 MB) the engine dies. What is
 * there already, such as mail that leaves, may go further than what is new.
 */
const reserve = { change: 20_000_000, insert: 40_000_000 };

/**
 * The engine's settings. Its log is as short as can be: whole pages in it would help after a failure of
 * the machine only, which an engine that never waits for the disk (see docs/operations.md) does not survive anyway.
 */
const postgresqlconf = [
  'full_page_writes = off',
  'min_wal_size = 32MB',
  'max_wal_size = 48MB',
  'timezone = UTC',
  "datestyle = 'iso, mdy'",
];

/** Parts of the log that may add up: this engine never tidies them by itself. */
const logParts = 4;

/** Milliseconds between looks at the log. */
const logInterval = 10_000;

/** The bytes that must be free for a statement, by its first word. */
function roomFor(sql: string): number {
  if (/^\s*(SELECT|CHECKPOINT)\b/i.test(sql)) return 0;
  return /^\s*(UPDATE|DELETE|VACUUM)\b/i.test(sql) ? reserve.change : reserve.insert;
}

/** Opens the database in a folder, which is made if need be. @param folder `null` keeps it in memory. */
export async function openPglite(folder: string | null): Promise<Database> {
  const files = folder ? resolve(folder, 'db') : 'memory://';
  const isNew = !existsSync(join(files, 'PG_VERSION'));
  const template = isNew ? await readTemplate() : undefined;
  const room = roomIn(folder);
  await room.require(reserve.insert);
  const engine = await PGlite.create(files, {
    ...(template && { loadDataDir: template }),
    ...(folder && { postgresqlconf }),
  });
  if (isNew && !template) await saveTemplate(engine);
  const watchdog = folder ? watch() : undefined;

  /** Runs what needs the engine, with an eye on it. */
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const ended = watchdog?.began();
    try {
      return await work();
    } catch (error) {
      watchdog?.heed(error);
      throw asStorageFull(error);
    } finally {
      ended?.();
    }
  }

  const query = <Row>(sql: string, params: unknown[] = []): Promise<Row[]> =>
    run(async () => {
      await room.require(roomFor(sql));
      return (await engine.query<Row>(sql, params)).rows;
    });

  async function shortenLog(): Promise<void> {
    const parts = await readdir(join(files, 'pg_wal'));
    if (parts.filter((name) => /^[\dA-F]{24}$/.test(name)).length > logParts)
      await query('CHECKPOINT');
  }
  const tell = (error: Error) => console.warn(`The database can't be tidied: ${error.message}`);
  const timer = folder && setInterval(() => void shortenLog().catch(tell), logInterval).unref();

  return {
    query,
    transaction: (work) =>
      run(async () => {
        await room.require(reserve.insert);
        return engine.transaction((queries) =>
          work({
            query: async <Row>(sql: string, params: unknown[] = []) =>
              (await queries.query<Row>(sql, params)).rows,
          }),
        );
      }),
    async reclaim(tables) {
      await query(`VACUUM ${tables.join(', ')}`);
      await query('CHECKPOINT');
    },
    async close() {
      if (timer) clearInterval(timer);
      await engine.close();
      await watchdog?.close();
    },
  };
}
