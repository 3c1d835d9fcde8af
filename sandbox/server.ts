/** Starts the embedded backend: one HTTP server with the published site and all the hosts it calls. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app';
import { openDatabase } from './database';
import { listen } from './port';
import { Scopes } from './scopes';

/** How the server is to run. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The published tree. */
  readonly outDir: string;
  /** Keeps the database in memory; otherwise it is in `SANDBOX_DIR`. */
  readonly memory?: boolean;
  /** Says nothing when it has started. */
  readonly quiet?: boolean;
}

/** A server that runs. */
export interface RunningServer {
  /** Its address, without a closing slash. */
  readonly url: string;
  /** Resolves when the database has opened, which takes some seconds the first time. */
  ready(): Promise<void>;
  /** Ends all connections and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the server.
 * @throws Error with advice if the port or the database folder is in use.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { SANDBOX_DIR, SANDBOX_MEMORY } = process.env;
  const memory = options.memory ?? SANDBOX_MEMORY === '1';
  const database = openDatabase(memory ? null : SANDBOX_DIR || '.sandbox');
  const app = createApp({ database, scopes: new Scopes(), outDir: options.outDir });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // Longer than any client keeps an idle connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  const port = await listen(server, options.port).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const url = `http://localhost:${port}`;
  if (!options.quiet) console.log(`The embedded backend listens on ${url}`);
  return {
    url,
    async ready() {
      await database.query('SELECT 1');
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await database.close();
    },
  };
}
