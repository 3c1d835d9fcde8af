/** Embedded Postgres: nothing to install, one process, one connection. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './queries';
import { readTemplate, saveTemplate } from './emptyDatabase';

/** Opens the database in a folder, which is made if need be. @param folder `null` keeps it in memory. */
export async function openPglite(folder: string | null): Promise<Database> {
  const files = folder ? resolve(folder, 'db') : 'memory://';
  const isNew = !existsSync(join(files, 'PG_VERSION'));
  const template = isNew ? await readTemplate() : undefined;
  const engine = await PGlite.create(files, template && { loadDataDir: template });
  if (isNew && !template) await saveTemplate(engine);
  return {
    query: async <Row>(sql: string, params: unknown[] = []) =>
      (await engine.query<Row>(sql, params)).rows,
    transaction: (run) =>
      engine.transaction((queries) =>
        run({
          query: async <Row>(sql: string, params: unknown[] = []) =>
            (await queries.query<Row>(sql, params)).rows,
        }),
      ),
    close: () => engine.close(),
  };
}
