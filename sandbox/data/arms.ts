/** The A/B host's memory: which arms a scope is in, and which visitors have asked. */
import { defaultArm, experiments } from '@/config/visitor/experiments';
import type { Queries } from './queries';

/** A value per parameter, as the host gives it. */
export type Arms = Readonly<Record<string, string>>;

/** The arms of whoever has ordered no others. */
const defaultArms: Arms = Object.fromEntries(
  Object.values(experiments).map((name) => [name, defaultArm]),
);

/** Puts the visitors of a scope into arms; parameters that are not named stay at their default. */
export async function orderArms(database: Queries, scope: string, arms: Arms): Promise<void> {
  await database.query(
    `INSERT INTO experiment_arms (scope, arms) VALUES ($1, $2)
      ON CONFLICT (scope) DO UPDATE SET arms = excluded.arms`,
    [scope, JSON.stringify(arms)],
  );
}

/** The arms of a scope. */
export async function armsOf(database: Queries, scope: string): Promise<Arms> {
  const [row] = await database.query<{ arms: string }>(
    'SELECT arms FROM experiment_arms WHERE scope = $1',
    [scope],
  );
  return { ...defaultArms, ...(row && (JSON.parse(row.arms) as Arms)) };
}

/** Puts the visitors of a scope back into the default arms. */
export async function clearArms(database: Queries, scope: string): Promise<void> {
  await database.query('DELETE FROM experiment_arms WHERE scope = $1', [scope]);
}

/** Records a call, decrypted. */
export async function recordArmsCall(
  database: Queries,
  scope: string,
  { uuid, group }: { readonly uuid: string; readonly group: string },
): Promise<void> {
  await database.query('INSERT INTO experiment_calls (scope, uuid, asked) VALUES ($1, $2, $3)', [
    scope,
    uuid,
    group,
  ]);
}
