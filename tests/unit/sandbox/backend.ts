/** What the tests of the embedded backend share: a server of their own, and requests sent as written. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startServer, type RunningServer } from '@/sandbox/server';
import type { Settings } from '@/sandbox/settings';
import { createDatabase } from '../../helpers/postgres';

/** Files of a published tree, by path. */
export type Tree = Readonly<Record<string, string | Buffer>>;

/** A raw answer. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An empty database of the server that `TEST_DATABASE_URL` names; without one, the embedded engine is tested. */
export async function testDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createDatabase(server) : undefined;
}

/** Milliseconds in which an embedded database has opened, also the first one on a machine. */
export const openingTime = 60_000;

/** Runs a server over a tree for all tests of a file; its database has opened by then. @param settings what is to be otherwise. */
export function runBackend(tree: Tree = {}, settings: Partial<Settings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  let server: RunningServer;
  beforeAll(async () => {
    for (const [path, content] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    server = await startServer({
      port: 0,
      outDir: join(folder, 'out'),
      memory: true,
      takesOrders: true,
      quiet: true,
      settings: { databaseUrl: await testDatabase(), ...settings },
    });
    await fetch(`${server.url}/__sandbox/downloads`);
  }, openingTime);
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const backend = {
    /** The address without a closing slash. */
    url: () => server.url,
    /** Opens the database; the first time on a machine takes long. */
    ready: () => server.ready(),
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(server.url + path, { redirect: 'manual', ...init }),
    json: async (path: string, init: RequestInit = {}): Promise<unknown> =>
      (await backend.fetch(path, init)).json() as unknown,
    /** Sends a JSON body. */
    send: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      backend.fetch(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    /** Sends a request target exactly as it is written. */
    raw: (
      target: string,
      headers: Record<string, string> = {},
      method = 'GET',
      body = '',
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { port } = new URL(server.url);
        const options = { host: 'localhost', port, path: target, method, headers, agent: false };
        request(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        })
          .on('error', reject)
          .end(body);
      }),
  };
  return backend;
}
