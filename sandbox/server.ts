/** Starts the embedded backend: one HTTP server with the published site and all the hosts it calls. */
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app';
import { openAttachments } from './forms/attachments/folder';
import { openDatabase } from './data/database';
import type { Database } from './data/queries';
import { createRetention } from './data/retention';
import { DatabaseUnavailable } from './data/unavailable';
import { createSender } from './mail/sender';
import { createDrain } from './http/drain';
import { listen } from './http/port';
import { createBudgets } from './http/limits';
import { Scopes } from './http/scopes';
import { isOwnName } from './reach';
import { settingsFrom, type Settings } from './settings';

/** How the server is to run. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The published tree. */
  readonly outDir: string;
  /** Keeps everything in memory, and heeds nothing of the environment. */
  readonly memory?: boolean;
  /** Test mode with `/__sandbox/`, unless the environment speaks against it. */
  readonly takesOrders?: boolean;
  /** What is to be otherwise than the environment says. */
  readonly settings?: Partial<Settings>;
  /** Says nothing when it has started. */
  readonly quiet?: boolean;
}

/** A server that runs. */
export interface RunningServer {
  /** Its address, without a closing slash. */
  readonly url: string;
  /**
   * Resolves when the database has opened, which takes some seconds the first time. Mail that an
   * earlier run has left is sent from then on.
   */
  ready(): Promise<void>;
  /**
   * Ends all connections and closes the database.
   * @param grace milliseconds in which requests under way are still answered; none if not given.
   */
  close(grace?: number): Promise<void>;
}

/** Milliseconds between attempts to open a database that is away. */
const openAgain = 1000;

/** The address at which this machine reaches what listens on a host. */
function urlOf(host: string, port: number): string {
  const isAny = isOwnName(host) || ['0.0.0.0', '::'].includes(host);
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Waits for the database: a server that only just starts is waited for, one that refuses us is not. */
async function firstAnswer(database: Database, isEnding: () => boolean): Promise<void> {
  for (let isFirst = true; !isEnding(); isFirst = false) {
    try {
      return void (await database.query('SELECT 1'));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (isFirst) console.warn(`${error.message} Waiting for it; calls are answered with 503.`);
      await sleep(openAgain);
    }
  }
}

/**
 * Starts the server.
 * @throws Error with advice if the port or the database folder is in use, or a variable is wrong.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { memory, takesOrders } = options;
  const settings = {
    ...(memory
      ? settingsFrom({}, true, takesOrders)
      : settingsFrom(process.env, undefined, takesOrders)),
    ...options.settings,
  };
  const database = openDatabase(settings.folder, settings.databaseUrl);
  const attachments = openAttachments(database, settings);
  const sender = createSender(database, settings);
  const retention = createRetention(database, settings);
  const drain = createDrain();
  const { isEnding } = drain;
  const scopes = new Scopes();
  const budgets = createBudgets(settings);
  const sandbox = { database, attachments, retention, sender, settings, budgets, scopes, isEnding };
  const app = createApp(sandbox, options.outDir);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // Longer than any client keeps an idle connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  drain.watch(server);
  const port = await listen(server, options.port, settings.host).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const url = urlOf(settings.host, port);
  if (!isOwnName(settings.host))
    console.log(
      `HOST=${settings.host}: whoever reaches this machine on port ${port} reaches the backend.`,
    );
  if (!options.quiet) console.log(`The embedded backend listens on ${url}`);
  return {
    url,
    async ready() {
      await firstAnswer(database, isEnding);
      if (isEnding()) return;
      await attachments.start();
      await retention.start();
      sender.start();
    },
    async close(grace = 0) {
      await drain.end(server, grace);
      await sender.stop();
      await attachments.close();
      retention.close();
      await database.close();
    },
  };
}
