/** The containers' settings, with processes in their places: nginx, the backend, Postgres and a mail server as the compose file connects them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as apiPaths from '@/config/site/apiPaths';
import { nginxFile } from '@/deploy/rules/nginx';
import { hasNginx, startNginx, type Nginx } from '../../helpers/nginx';
import { createDatabase, hasPostgres, startPostgres } from '../../helpers/postgres';
import { startProcess, type OwnProcess } from '../sandbox/ownProcess';
import { startMailServer } from '../sandbox/smtp';

const compose = readFileSync('deploy/container/compose.yaml', 'utf8');
const container = readFileSync('deploy/container/Dockerfile', 'utf8');

/** What a service of the compose file finds in its environment, where nobody has set anything. */
function environmentOf(service: string): Record<string, string> {
  const [, own = ''] = compose.split(new RegExp(`^  ${service}:$`, 'm'));
  const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(own) ?? [];
  const rows = [...lines.matchAll(/^ {6}(\w+): (.*)$/gm)];
  return Object.fromEntries(
    rows.map(([, name = '', value = '']) => [name, value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  );
}

test('the services are connected with each other', () => {
  const backend = environmentOf('backend');
  const database = environmentOf('database');
  const { username, password, hostname, pathname } = new URL(backend.DATABASE_URL ?? '');
  expect([username, password, hostname, pathname.slice(1)]).toEqual([
    database.POSTGRES_USER,
    database.POSTGRES_PASSWORD,
    'database',
    database.POSTGRES_DB,
  ]);
  const forwarded = /--backend (\S+)/.exec(container)?.[1] ?? '';
  expect(nginxFile({ backend: forwarded })).toContain('proxy_pass http://backend:3000;');
  for (const name of ['backend', 'database', 'mail']) expect(compose).toMatch(`\n  ${name}:\n`);
  const [, run = ''] = /^CMD \[.*"(\S+)"\]$/m.exec(container) ?? [];
  expect(readFileSync(run, 'utf8')).toContain('servePublishedSite');
});

describe.skipIf(!hasNginx() || !hasPostgres())('as processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const root = join(folder, 'out');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), 'the site');
  const env = environmentOf('backend');
  const origin = env.PUBLIC_URL ?? '';
  let database: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let backend: OwnProcess;
  let nginx: Nginx;
  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('Postgres does not start.');
    database = started;
    mail = await startMailServer(0);
    backend = await startProcess({
      ...env,
      DATABASE_URL: await createDatabase(database.url),
      SMTP_URL: mail.url,
      SANDBOX_DIR: join(folder, 'data'),
      SANDBOX_ORDERS: '',
    });
    nginx = await startNginx(root, backend.url.replace('localhost', '127.0.0.1'));
  }, 120_000);
  afterAll(async () => {
    await nginx.close();
    await backend.end('SIGTERM');
    await mail.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  test('a form is taken and mailed, and tests have no say', { timeout: 60_000 }, async () => {
    expect(await (await fetch(`${nginx.url}/`)).text()).toBe('the site');
    const sent = await fetch(nginx.url + apiPaths.linkMail, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ mail_address: 'visitor@example.org' }),
    });
    expect([sent.status, await sent.json()]).toEqual([200, expect.objectContaining({ code: 0 })]);
    await expect.poll(() => mail.arrived.length, { timeout: 30_000 }).toBe(1);
    expect(mail.arrived[0]?.mail.text).toContain(`${origin}/download/`);
    for (const url of [nginx.url, backend.url])
      expect((await fetch(`${url}/__sandbox/mail`)).status).toBe(404);
    expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
  });
});
