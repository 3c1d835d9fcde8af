/** A Postgres server, which several backends may share, and which may go away and come back. */
import pg from 'pg';
import type { Database, Queries } from './queries';
import { asUnavailable, DatabaseUnavailable } from './unavailable';

const connections = 10;

/** How long the server may be silent, in milliseconds; `statement` is what it allows itself. */
const limits = { connect: 8000, statement: 8000, silence: 10_000, idleInTransaction: 30_000 };

/** The same for the steps of the schema, which may wait for each other and for large tables. */
const patience = { ...limits, statement: 600_000, silence: 610_000, idleInTransaction: 600_000 };

/** Milliseconds after which the system asks whether an idle connection is still one. */
const keepAlive = 10_000;

/** How long an end waits for statements that are under way, in milliseconds. */
const endGrace = 1000;

const bigint = pg.types.builtins.INT8;

const types = {
  // As the embedded engine does; no number here is too large for it.
  getTypeParser: ((id: number, format?: 'text') =>
    id === bigint ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

function queriesOf(client: pg.Pool | pg.PoolClient): Queries {
  return {
    query: async <Row>(sql: string, params: unknown[] = []) => {
      try {
        return (await client.query(sql, params)).rows as Row[];
      } catch (error) {
        throw asUnavailable(error);
      }
    },
  };
}

/** A connection on which a transaction has begun; another one where the first turns out to be dead. */
async function begin(pool: pg.Pool): Promise<pg.PoolClient> {
  for (let left = connections; ; left--) {
    const client = await pool.connect().catch((error: unknown) => {
      throw asUnavailable(error);
    });
    try {
      await client.query('BEGIN');
      return client;
    } catch (error) {
      client.release(true);
      // Nothing was done yet. A server that is silent is not asked again, one that hung up is.
      const failure = asUnavailable(error);
      const isSilent = /timeout/i.test(failure.message);
      if (!(failure instanceof DatabaseUnavailable) || isSilent || left <= 0) throw failure;
    }
  }
}

/** Runs statements all together or not at all. */
async function transaction<Result>(
  pool: pg.Pool,
  run: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await begin(pool);
  let broken: Error | undefined;
  try {
    const result = await run(queriesOf(client));
    // A transaction in which a statement failed answers COMMIT with ROLLBACK, and no error.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('The transaction was not committed.');
    return result;
  } catch (error) {
    const failure = asUnavailable(error);
    // A connection that has failed is no longer asked for anything: the server ends what was begun.
    if (failure instanceof DatabaseUnavailable) broken = failure;
    else await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    throw failure;
  } finally {
    client.release(broken);
  }
}

function openPool(url: string, times: typeof limits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    query_timeout: times.silence,
    idle_in_transaction_session_timeout: times.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAlive,
    types,
  });
  // The one place for connections that break. Whoever used one is told by the failed statement; a
  // connection without a listener of its own would end the process.
  const tell = (error: Error) =>
    console.warn(`A connection to the database broke: ${error.message}`);
  pool.on('connect', (client) => void client.on('error', tell));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Connects to a server.
 * @param url `postgres://user:password@host:port/database`
 * @param isPatient statements may take minutes.
 * @throws DatabaseUnavailable if nobody answers there, any other Error if the server refuses us;
 *   both name the variable.
 */
export async function openPostgres(url: string, isPatient = false): Promise<Database> {
  const pool = openPool(url, isPatient ? patience : limits);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const failure = asUnavailable(error);
    failure.message = `DATABASE_URL: the database does not answer (${failure.message}).`;
    throw failure;
  }
  return {
    ...queriesOf(pool),
    transaction: (run) => transaction(pool, run),
    close: () =>
      Promise.race([
        pool.end(),
        new Promise<void>((resolve) => void setTimeout(resolve, endGrace).unref()),
      ]),
  };
}
