/** Runs a Postgres server for the tests, and installs Debian's where there is none. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { canInstall, install } from './debian';
import { freePort } from './freePort';

const versions = '/usr/lib/postgresql';

/** A server that runs. */
export interface PostgresServer {
  readonly url: string;
  /** Ends all connections and the server, and starts it again on the same port. @param pause milliseconds between. */
  restart(pause?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of the newest installed server's programs, or `undefined`. `POSTGRES_BIN` wins. */
function programs(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions) : [];
  const folders = installed
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'));
  return [process.env.POSTGRES_BIN, ...folders].find(
    (folder) => folder && existsSync(join(folder, 'initdb')),
  );
}

/** The server refuses to run as root; its own user owns its files then. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  // A server that is still starting closes connections.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Whether a server is there; installs Debian's where that can be done. */
export function hasPostgres(): boolean {
  if (!programs() && canInstall()) install(['postgresql']);
  return programs() !== undefined;
}

/**
 * Starts a server with an empty cluster in a temporary folder.
 * @returns `null` where none is installed and none can be installed here.
 * @throws Error if it does not start.
 */
export async function startPostgres(): Promise<PostgresServer | null> {
  const bin = hasPostgres() ? programs() : undefined;
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...user, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = ['-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const run = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = run();
  const end = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (): Promise<void> => {
    for (let left = 300; left > 0 && server.exitCode === null; left--) {
      if (await answers(url)) return;
      await sleep(100);
    }
    await stop();
    throw new Error(`Postgres in ${bin} does not start.`);
  };
  const restart = async (pause = 0): Promise<void> => {
    await end();
    await sleep(pause);
    server = run();
    await start();
  };
  await start();
  return { url, restart, stop };
}

/** Makes an empty database in a server. @returns its address. */
export async function createDatabase(server: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
