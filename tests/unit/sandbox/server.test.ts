/** Starting: ports, folders, and which paths belong to the backend. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { routeNames, routes } from '@/config/site/routes';
import { createApp } from '@/sandbox/app';
import { openAttachments } from '@/sandbox/forms/attachments/folder';
import { openDatabase } from '@/sandbox/data/database';
import type { Database } from '@/sandbox/data/queries';
import { createRetention } from '@/sandbox/data/retention';
import { lockFolder } from '@/sandbox/data/lock';
import { backendPrefixes } from '@/config/site/backendPaths';
import { calls } from '@/sandbox/http/faultOrders';
import { portFrom, requireFreePort } from '@/sandbox/http/port';
import { createBudgets } from '@/sandbox/http/limits';
import { Scopes } from '@/sandbox/http/scopes';
import { startServer } from '@/sandbox/server';
import { settingsFrom } from '@/sandbox/settings';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('ports', () => {
  test('a taken port is named, with the way out', async () => {
    const options = { outDir: folder, memory: true, quiet: true };
    const server = await startServer({ ...options, port: 0 });
    const port = Number(new URL(server.url).port);
    const message = `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start.`;
    await expect(startServer({ ...options, port })).rejects.toThrow(message);
    await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(message);
    await server.close();
    await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
  });

  test('an address that is not of this machine is named', () =>
    expect(requireFreePort(0, '192.0.2.1')).rejects.toThrow(
      'HOST=192.0.2.1 is no address of this machine.',
    ));

  test.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
  ])('PORT=%s is %i', (value, port) => expect(portFrom(value)).toBe(port));

  test.each(['x', '-1', '65536', '3000.5'])('PORT=%s is refused', (value) =>
    expect(() => portFrom(value)).toThrow(`PORT=${value} is not a port`),
  );
});

describe('the database folder', () => {
  test('has one owner at a time', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/in use by process \d+.*SANDBOX_DIR=/s);
    unlock();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  test('keeps what was written, and seeds its accounts once', { timeout: 60_000 }, async () => {
    const files = join(folder, 'kept');
    const first = openDatabase(files);
    await first.query(`INSERT INTO downloads (scope, file, channel, wid, path, user_agent)
      VALUES ('', 'a', '', '', '', '')`);
    await first.close();
    const second = openDatabase(files);
    expect(await second.query('SELECT file FROM downloads')).toEqual([{ file: 'a' }]);
    expect(await second.query('SELECT count(*)::int AS count FROM accounts')).toEqual([
      { count: 2 },
    ]);
    await second.close();
  });
});

describe('paths', () => {
  const database: Database = {
    query: () => Promise.resolve([]),
    transaction: () => Promise.reject(new Error('There is no database.')),
    close: () => Promise.resolve(),
  };
  const settings = settingsFrom({}, true, true);
  const sandbox = {
    database,
    settings,
    attachments: openAttachments(database, settings),
    sender: { wake: () => undefined },
    retention: createRetention(database, settings),
    scopes: new Scopes(),
    budgets: createBudgets(settings),
    isEnding: () => false,
  };
  const app = createApp(sandbox, folder);
  /** What supervisors and balancers ask the process itself, past any proxy. */
  const ofOperators = ['/healthz', '/readyz'];
  const isBackend = (path: string) =>
    backendPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

  test('every route of a host is in the list that next.config.ts forwards', () => {
    const own = app.routes
      .map(({ path }) => path)
      .filter((path) => !['/*', '*', ...ofOperators].includes(path));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((path) => !isBackend(path.replace(/\/\*$/, '')))).toEqual([]);
  });

  test('no page of the site is', () => {
    expect(routeNames.filter((name) => isBackend(routes[name].path))).toEqual([]);
  });

  test('every call that faults can name has a route', () => {
    const paths = app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path);
    const missing = Object.values(calls).filter((call) => {
      const start = call.replace(/(\?.*|\/)$/, '');
      return !paths.some((path) => path.startsWith(start));
    });
    expect(missing).toEqual([]);
  });
});
