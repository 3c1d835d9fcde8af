/** The A/B host's memory: which arms a scope is in, and which visitors have asked. */
import { defaultArm, experiments } from '@/config/visitor/experiments';
import type { Database } from './database';

/** A value per parameter, as the host gives it. */
export type Arms = Readonly<Record<string, string>>;

/** The arms of whoever has ordered no others. */
const defaultArms: Arms = Object.fromEntries(
  Object.values(experiments).map((name) => [name, defaultArm]),
);

/** One call, decrypted. */
export interface Asked {
  readonly uuid: string;
  readonly group: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Puts the visitors of a scope into arms; parameters that are not named stay at their default. */
export async function orderArms(database: Database, scope: string, arms: Arms): Promise<void> {
  await database.query(
    `INSERT INTO experiment_arms (scope, arms) VALUES ($1, $2)
      ON CONFLICT (scope) DO UPDATE SET arms = excluded.arms`,
    [scope, JSON.stringify(arms)],
  );
}

/** The arms of a scope. */
export async function armsOf(database: Database, scope: string): Promise<Arms> {
  const [row] = await database.query<{ arms: string }>(
    'SELECT arms FROM experiment_arms WHERE scope = $1',
    [scope],
  );
  return { ...defaultArms, ...(row && (JSON.parse(row.arms) as Arms)) };
}

/** Records a call. */
export async function recordAsked(
  database: Database,
  scope: string,
  { uuid, group }: Pick<Asked, 'uuid' | 'group'>,
): Promise<void> {
  await database.query('INSERT INTO experiment_calls (scope, uuid, asked) VALUES ($1, $2, $3)', [
    scope,
    uuid,
    group,
  ]);
}

/** The calls of a scope, oldest first. */
export async function listAsked(database: Database, scope: string): Promise<Asked[]> {
  const rows = await database.query<Omit<Asked, 'at'> & { at: Date }>(
    'SELECT uuid, asked AS "group", at FROM experiment_calls WHERE scope = $1 ORDER BY id',
    [scope],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Forgets the arms and calls of a scope. */
export async function clearExperiments(database: Database, scope: string): Promise<void> {
  await database.query('DELETE FROM experiment_arms WHERE scope = $1', [scope]);
  await database.query('DELETE FROM experiment_calls WHERE scope = $1', [scope]);
}
