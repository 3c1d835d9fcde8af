/** A Postgres server that hangs up, restarts or falls silent under load. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asUnavailable, DatabaseUnavailable } from '@/sandbox/data/unavailable';
import {
  createDatabase,
  hasPostgres,
  startPostgres,
  type PostgresServer,
} from '../../helpers/postgres';
import { startTcpProxy, type TcpProxy } from '../../helpers/tcpProxy';
import { startProcess, type OwnProcess } from './ownProcess';

const enquiry = (name: string) => ({
  fullName: name,
  country: 'DE',
  region: 'Bayern',
  email: 'zoe@example.com',
  message: 'Hello',
  privacy: true,
  idempotencyKey: randomUUID(),
});

describe.skipIf(!hasPostgres())('with a Postgres server', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  let server: PostgresServer;
  let proxy: TcpProxy;
  let databaseUrl: string;
  let backend: OwnProcess;

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('There is no Postgres server.');
    server = started;
    proxy = await startTcpProxy(Number(new URL(server.url).port));
  }, 120_000);
  afterEach(async () => void (await backend.end('SIGKILL')));
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a backend on an empty database, through the proxy. */
  async function begin(): Promise<void> {
    databaseUrl = await createDatabase(server.url);
    const through = new URL(databaseUrl);
    through.port = String(proxy.port);
    backend = await startProcess({ SANDBOX_DIR: folder, DATABASE_URL: through.href });
  }

  const post = (body: object, init: RequestInit = {}) =>
    fetch(`${backend.url}/api/mail/business`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...init,
    });

  async function inDatabase<Row>(sql: string): Promise<Row[]> {
    const client = new pg.Client(databaseUrl);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** Sends forms all the time, as visitors do who try again with the same key, until told to stop. */
  function visitors(count: number) {
    let isOver = false;
    const acknowledged: string[] = [];
    const refusals: { status: number; retryAfter: string | null }[] = [];
    const broken: unknown[] = [];
    const visitor = async (number: number) => {
      for (let form = 0; !isOver; form++) {
        const body = enquiry(`Visitor ${number}, form ${form}`);
        for (;;) {
          const answer = await post(body).catch((error: unknown) => void broken.push(error));
          if (!answer) break;
          await answer.arrayBuffer();
          if (answer.status === 200) acknowledged.push(body.fullName);
          else
            refusals.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
          if (answer.status === 200) break;
          await sleep(50);
        }
      }
    };
    const all = Promise.all(Array.from({ length: count }, (_, number) => visitor(number)));
    return {
      acknowledged,
      refusals,
      broken,
      async stop() {
        isOver = true;
        await all;
      },
    };
  }

  async function expectNothingLost({
    acknowledged,
    refusals,
    broken,
  }: ReturnType<typeof visitors>) {
    expect(backend.child.exitCode).toBeNull();
    expect(broken).toEqual([]);
    for (const refusal of refusals) expect(refusal).toEqual({ status: 503, retryAfter: '5' });
    const rows = await inDatabase<{ name: string }>(
      `SELECT fields->>'fullName' AS name FROM enquiries`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await expect
      .poll(() => inDatabase('SELECT id FROM outbox WHERE sent_at IS NULL'), { timeout: 60_000 })
      .toEqual([]);
    expect(await inDatabase('SELECT id FROM outbox')).toHaveLength(acknowledged.length);
  }

  test('connections that are terminated under load end no request and not the process', async () => {
    await begin();
    const load = visitors(20);
    for (let round = 0; round < 10; round++) {
      await sleep(150);
      await inDatabase(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    }
    await sleep(200);
    await load.stop();
    expect(load.acknowledged.length).toBeGreaterThan(20);
    await expectNothingLost(load);
  });

  test('a restart under load ends no request and not the process; readiness tells of it', async () => {
    await begin();
    const load = visitors(20);
    const ready = async () => (await fetch(`${backend.url}/readyz`)).status;
    for (let round = 0; round < 3; round++) {
      await sleep(300);
      const restarted = server.restart(700);
      await expect.poll(ready, { timeout: 20_000 }).toBe(503);
      expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
      await restarted;
      await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    }
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before);
    await load.stop();
    expect(load.refusals.length).toBeGreaterThan(0);
    await expectNothingLost(load);
  });

  test('a server that falls silent is noticed, and used again when it speaks', async () => {
    await begin();
    expect((await post(enquiry('Before'))).status).toBe(200);
    proxy.fallSilent();
    const began = Date.now();
    const during = enquiry('During');
    const [ready, form] = await Promise.all([fetch(`${backend.url}/readyz`), post(during)]);
    expect([ready.status, form.status, form.headers.get('retry-after')]).toEqual([503, 503, '5']);
    expect(Date.now() - began).toBeLessThan(20_000);
    // Pages and what needs no database go on.
    expect((await fetch(`${backend.url}/api/map/web/owconfig`)).status).toBe(200);
    proxy.speak();
    await expect.poll(async () => (await post(during)).status, { timeout: 40_000 }).toBe(200);
    const rows = await inDatabase<{ name: string }>(
      `SELECT fields->>'fullName' AS name FROM enquiries ORDER BY number`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['Before', 'During']);
  });

  test('a form without scripts keeps what was typed, and sends it again as one', async () => {
    await begin();
    const restarted = server.restart(1500);
    const typed = {
      fullName: 'Zoë "<b>"',
      country: 'DE',
      region: 'Bayern',
      email: 'z@example.com',
    };
    const fields = new URLSearchParams({
      ...typed,
      message: 'a\nb',
      privacy: 'on',
      language: 'de-DE',
    });
    const send = (body: URLSearchParams) => post({}, { body, headers: {} });
    let page = await send(fields);
    await expect
      .poll(async () => (page.status === 503 ? 503 : (page = await send(fields)).status))
      .toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    const text = await page.text();
    const unescape = (value = '') =>
      value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    const again = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(again.map(([, name = '', value]) => [name, unescape(value)]));
    for (const [name, value] of Object.entries(typed)) expect(body.get(name)).toBe(value);
    expect(text).toContain('lang="de-DE"');
    await restarted;
    const [{ count: before } = { count: 0 }] = await inDatabase<{ count: number }>(
      'SELECT count(*)::int AS count FROM enquiries',
    );
    await expect.poll(async () => (await send(body)).status, { timeout: 20_000 }).toBe(200);
    expect((await send(body)).status).toBe(200);
    expect(await inDatabase('SELECT count(*)::int AS count FROM enquiries')).toEqual([
      { count: before + 1 },
    ]);
  });

  test('a database that comes later than the backend is waited for', async () => {
    databaseUrl = await createDatabase(server.url);
    const restarted = server.restart(3000);
    await sleep(500);
    backend = await startProcess({ SANDBOX_DIR: folder, DATABASE_URL: databaseUrl });
    expect(backend.errors()).toContain('Waiting for it');
    expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
    await restarted;
  });
});

describe('an error of the driver', () => {
  const reply = (code: string) => Object.assign(new Error('reply'), { code, severity: 'ERROR' });

  test.each(['08006', '57P01', '57P03', '57014', '53300', '25006', '40001'])(
    'with the reply %s passes',
    (code) => expect(asUnavailable(reply(code))).toBeInstanceOf(DatabaseUnavailable),
  );

  test.each(['23505', '22P05', '42P01', '28P01', '3D000'])('with the reply %s stays', (code) => {
    const error = reply(code);
    expect(asUnavailable(error)).toBe(error);
  });

  test.each([
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
  ])('%s passes', (error) => expect(asUnavailable(error)).toBeInstanceOf(DatabaseUnavailable));

  test('of our own code stays what it is', () => {
    const error = new TypeError('x is undefined');
    expect(asUnavailable(error)).toBe(error);
  });
});
