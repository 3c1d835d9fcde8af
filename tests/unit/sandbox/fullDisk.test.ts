/** A disk that fills up: what can't be kept is refused at once, forms longest of all, and nothing dies of it. */
import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as apiPaths from '@/config/site/apiPaths';
import { openDatabase } from '@/sandbox/data/database';
import { startServer, type RunningServer } from '@/sandbox/server';
import { mountSmallDisk } from '../../helpers/smallDisk';
import { startProcess, type OwnProcess } from './ownProcess';

/** An answer that took longer was not quick: it waited for something. In milliseconds. */
const quick = 20_000;

const text = (bytes: number) => new File(['a line of text\n'.repeat(bytes / 15)], 'a.txt');

/** Sends a form with a file. @returns the status; fails where the answer is not quick. */
async function upload(url: string, file: File): Promise<number> {
  const body = new FormData();
  body.append('idempotencyKey', randomUUID());
  body.append('file', file);
  const signal = AbortSignal.timeout(quick);
  const answer = await fetch(url + apiPaths.feedbackAttachment, { method: 'POST', body, signal });
  await answer.arrayBuffer();
  return answer.status;
}

const post = (url: string, path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(quick),
  });

const enquiry = {
  fullName: 'Full Disk',
  country: 'DE',
  region: 'Bayern',
  email: 'full@example.com',
  message: 'What was typed is not lost.',
  privacy: true,
};

const event = { events: [{ event: 'ow_page_view', page: 'index' }] };
const batch = () => ({
  session: randomUUID(),
  batch: 0,
  page: '/',
  events: [{ type: 3, timestamp: 1 }],
});

const slow = { timeout: 120_000 };

/** A backend in memory whose files are in a folder. @param reserveBytes what it leaves free there. */
async function serverIn(folder: string, reserveBytes: number): Promise<RunningServer> {
  const settings = { filesFolder: folder, reserveBytes };
  const flags = { memory: true, takesOrders: true, quiet: true };
  const server = await startServer({ port: 0, outDir: folder, ...flags, settings });
  await server.ready();
  return server;
}

describe('less room than is to stay free', slow, () => {
  const folder = mkdtempSync(join(tmpdir(), 'reserve-'));
  let server: RunningServer;
  beforeAll(async () => {
    const { bavail, bsize } = statfsSync(folder);
    server = await serverIn(folder, 2 * bavail * bsize);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('takes no upload, and says why', async () => {
    const body = new FormData();
    body.append('file', text(150));
    const answer = await fetch(server.url + apiPaths.feedbackAttachment, { method: 'POST', body });
    expect(answer.status).toBe(507);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ error: { code: 'full' } });
  });

  test('takes forms', async () => {
    expect((await post(server.url, apiPaths.businessMail, enquiry)).status).toBe(200);
  });
});

const disk = mountSmallDisk(260);
const smallest = mountSmallDisk(14);
afterAll(() => {
  disk?.close();
  smallest?.close();
});

describe.runIf(smallest)('a file that finds no room while it arrives', slow, () => {
  const folder = smallest?.folder ?? '';
  let server: RunningServer;
  beforeAll(async () => {
    server = await serverIn(folder, 0);
  }, 120_000);
  afterAll(() => server.close());

  test('is refused at once, and leaves nothing behind; the next finds room', async () => {
    const files = [text(9_000_000), text(9_000_000)];
    const statuses = await Promise.all(files.map((file) => upload(server.url, file)));
    expect(statuses.filter((status) => status === 507).length).toBeGreaterThan(0);
    const kept = statuses.filter((status) => status === 200).length;
    expect(readdirSync(join(folder, 'attachments'))).toHaveLength(kept);
    expect(await upload(server.url, text(3_000_000))).toBe(200);
  });
});

describe.runIf(disk)('a disk that fills up', slow, () => {
  const leave = (megabytes: number) => disk?.leave(megabytes);
  let backend: OwnProcess;
  beforeAll(async () => {
    backend = await startProcess({
      SANDBOX_DIR: disk?.folder ?? '',
      SANDBOX_RESERVE_MB: '60',
      DATABASE_URL: '',
      SMTP_URL: '',
    });
  }, 120_000);
  afterAll(() => backend.end('SIGKILL'));

  test('takes everything while there is room', async () => {
    leave(90);
    expect(await upload(backend.url, text(150_000))).toBe(200);
    expect((await post(backend.url, apiPaths.events, event)).status).toBe(204);
    expect((await post(backend.url, apiPaths.recorder, batch())).status).toBe(204);
  });

  test('first takes forms alone, and still gives out files', async () => {
    leave(50);
    expect(await upload(backend.url, text(150_000))).toBe(507);
    expect((await post(backend.url, apiPaths.events, event)).status).toBe(507);
    expect((await post(backend.url, apiPaths.recorder, batch())).status).toBe(507);
    const list = (await (await fetch(`${backend.url}${apiPaths.owconfig}`)).json()) as {
      data: { wpsPackage: string };
    };
    expect((await fetch(list.data.wpsPackage.replace('{channel}', '500.1001'))).status).toBe(200);
    expect((await post(backend.url, apiPaths.businessMail, enquiry)).status).toBe(200);
  });

  test('then refuses them, too, and gives back what was typed', async () => {
    leave(20);
    const idempotencyKey = randomUUID();
    const sent = { ...enquiry, idempotencyKey };
    expect((await post(backend.url, apiPaths.businessMail, sent)).status).toBe(507);
    const page = await fetch(backend.url + apiPaths.businessMail, {
      method: 'POST',
      body: new URLSearchParams({ ...sent, privacy: 'on' }),
      signal: AbortSignal.timeout(quick),
    });
    expect(page.status).toBe(507);
    expect(await page.text()).toContain(enquiry.message);
    expect((await fetch(`${backend.url}/__sandbox/enquiries`)).status).toBe(200);
    leave(90);
    expect((await post(backend.url, apiPaths.businessMail, sent)).status).toBe(200);
    const kept = (await (await fetch(`${backend.url}/__sandbox/enquiries`)).json()) as unknown[];
    expect(kept).toHaveLength(2);
  });

  test('ends in order when it is asked to', async () => {
    leave(20);
    expect(await backend.end('SIGTERM')).toBe(0);
  });
});

describe.runIf(disk)('an embedded database whose log finds no room', slow, () => {
  /** Lets another program take all room, and writes nothing but the log. */
  const script = `
    const { writeFileSync, statfsSync } = await import('node:fs');
    const { openDatabase } = await import('@/sandbox/data/database');
    const folder = ${JSON.stringify(disk?.folder ?? '')};
    const database = openDatabase(folder);
    await database.query('SELECT 1');
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(folder + '/ballast', Buffer.alloc(bavail * bsize - 1_000_000));
    for (;;)
      await database
        .query("SELECT pg_logical_emit_message(false, 'fill', repeat('x', 1000000)) FROM generate_series(1, 20)")
        .catch((error) => console.log(error.name));`;

  test('dies, says so and ends; with room again, all that was acknowledged is there', async () => {
    disk?.leave(200);
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const { status, signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toContain('The embedded database has died');
    // Which of both is the engine's to choose.
    expect([1, 'SIGKILL']).toContain(signal ?? status);
    disk?.leave(80);
    const database = openDatabase(disk?.folder ?? '');
    const enquiries = await database.query('SELECT id FROM enquiries');
    expect(enquiries).toHaveLength(2);
    await database.close();
  });
});
