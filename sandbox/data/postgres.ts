/** A Postgres server, which several backends may share. */
import pg from 'pg';
import type { Database, Queries } from './queries';

const connections = 10;

/** Milliseconds. */
const connectTimeout = 10_000;

const bigint = pg.types.builtins.INT8;

function queriesOf(client: pg.Pool | pg.PoolClient): Queries {
  return {
    query: async <Row>(sql: string, params: unknown[] = []) =>
      (await client.query(sql, params)).rows as Row[],
  };
}

/**
 * Connects to a server.
 * @param url `postgres://user:password@host:port/database`
 * @throws Error naming the variable if nobody answers there.
 */
export async function openPostgres(url: string): Promise<Database> {
  const types = {
    // As the embedded engine does; no number here is too large for it.
    getTypeParser: ((id: number, format?: 'text') =>
      id === bigint ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    types,
  });
  // An idle connection that breaks is replaced with the next query.
  pool.on('error', (error) => console.warn(`The database closed a connection: ${error.message}`));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const reason = String((error as Error).message || (error as NodeJS.ErrnoException).code);
    throw new Error(`DATABASE_URL: the database does not answer (${reason}).`);
  }
  return {
    ...queriesOf(pool),
    async transaction(run) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await run(queriesOf(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
