/** The database's schema, as the ordered steps that built it. A step that has been released never changes. */

import type { Database } from './database';
import { accounts } from './migrations/accounts';
import { enquiries } from './migrations/enquiries';
import { experiments } from './migrations/experiments';
import { purchases } from './migrations/purchases';
import { recordings } from './migrations/recordings';
import { reports } from './migrations/reports';

/** Files of a report stand in the order in which it names them, whichever arrived first. */
const placeOfFiles = ['ALTER TABLE attachments ADD COLUMN place integer NOT NULL DEFAULT 0'];

/** Statements of each step; its number is its place in the list, from 1. */
const migrations: readonly (readonly string[])[] = [
  accounts,
  enquiries,
  experiments,
  reports,
  purchases,
  recordings,
  placeOfFiles,
];

/** Any number that no other program uses for its locks in the same database. */
const migrationLock = 4_711_202_601;

/** Brings a database up to date; several backends may begin at once, and one of them does it. */
export function migrate(database: Database): Promise<void> {
  return database.transaction(async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const [row] = await query<{ step: number | null }>('SELECT max(step) AS step FROM migrations');
    const applied = row?.step ?? 0;
    for (const [index, statements] of migrations.entries()) {
      if (index < applied) continue;
      for (const sql of statements) await query(sql);
      await query('INSERT INTO migrations (step) VALUES ($1)', [index + 1]);
    }
  });
}
