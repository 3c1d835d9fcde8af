/** The backend's database: embedded Postgres in a folder, or in memory. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './lock';
import { migrate } from './migrations';
import { readTemplate, saveTemplate } from './template';

/** All that the rest of the backend knows of the database. */
export interface Database {
  /** Runs one statement with `$1`-style parameters and gives its rows. */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Opens the engine and brings the schema up to date. */
async function open(folder: string | null): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const files = folder ? resolve(folder, 'db') : 'memory://';
  const isNew = !existsSync(join(files, 'PG_VERSION'));
  const template = isNew ? await readTemplate() : undefined;
  const engine = await PGlite.create(files, {
    relaxedDurability: true,
    ...(template && { loadDataDir: template }),
  });
  if (isNew && !template) await saveTemplate(engine);
  await engine.query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
  const { rows } = await engine.query<{ step: number | null }>(
    'SELECT max(step) AS step FROM migrations',
  );
  await migrate((sql, params) => engine.query(sql, params), rows[0]?.step ?? 0);
  return engine;
}

/**
 * The database of a folder. It opens with the first query: making a new one takes some seconds.
 * @param folder where its files are; `null` keeps everything in memory.
 * @throws Error if another server uses the folder.
 */
export function openDatabase(folder: string | null): Database {
  const unlock = folder ? lockFolder(folder) : () => undefined;
  let engine: Promise<PGlite> | undefined;
  return {
    async query<Row>(sql: string, params: unknown[] = []): Promise<Row[]> {
      engine ??= open(folder);
      return (await (await engine).query<Row>(sql, params)).rows;
    },
    async close() {
      try {
        await (await engine)?.close();
      } finally {
        unlock();
      }
    },
  };
}
