/** The database's schema: the files of `migrations/` in their order. A step that has been released never changes. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './queries';

const folder = new URL('./migrations/', import.meta.url);

/** Any number that no other program uses for its locks in the same database. */
const migrationLock = 4_711_202_601;

/** The files' names by the number that they begin with, from 1. */
function steps(): readonly string[] {
  return readdirSync(folder).sort((one, other) => parseInt(one) - parseInt(other));
}

/** The statements of a file; each ends with a line. */
function statementsOf(name: string): string[] {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return text.split(/;\s*$/m).filter((sql) => sql.trim() !== '');
}

/** Brings a database up to date; several backends may begin at once, and one of them does it. */
export function migrate(database: Database): Promise<void> {
  return database.transaction(async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const [row] = await query<{ step: number | null }>('SELECT max(step) AS step FROM migrations');
    const applied = row?.step ?? 0;
    for (const [index, name] of steps().entries()) {
      if (index < applied) continue;
      for (const sql of statementsOf(name)) await query(sql);
      await query('INSERT INTO migrations (step) VALUES ($1)', [index + 1]);
    }
  });
}
