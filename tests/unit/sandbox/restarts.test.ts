/** A backend that is killed in the middle of its work, and started again, loses and doubles nothing. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from './backend';
import { startMailServer, type MailServer } from './smtp';

const folder = mkdtempSync(join(tmpdir(), 'restarts-'));
let databaseUrl: string | undefined;
let mailServer: MailServer;
let url = '';
let backend: ChildProcess | undefined;

async function start(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/unit/sandbox/process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANDBOX_MEMORY: '',
      SANDBOX_ORDERS: 'forced',
      SANDBOX_DIR: folder,
      SMTP_URL: mailServer.url,
      SANDBOX_POSTS_PER_MINUTE: '100000',
      DATABASE_URL: databaseUrl ?? '',
    },
  });
  backend = child;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('http')) continue;
    url = line;
    return;
  }
  throw new Error('The backend ended before it was ready.');
}

/** Ends it without a chance to tidy up. */
async function kill(): Promise<void> {
  const child = backend;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  databaseUrl = await testDatabase();
  mailServer = await startMailServer();
  await start();
}, 120_000);
afterEach(() => void (mailServer.arrived.length = 0));
afterAll(async () => {
  await kill();
  await mailServer.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The answer's status; 0 where there is none. */
async function post(path: string, body: object): Promise<number> {
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

const read = async (path: string): Promise<Record<string, unknown>[]> =>
  (await (await fetch(`${url}/__sandbox/${path}`)).json()) as Record<string, unknown>[];

const enquiries = Array.from({ length: 60 }, (_, index) => ({
  fullName: `Visitor ${index}`,
  country: 'DE',
  region: 'Bayern',
  email: `visitor${index}@example.com`,
  message: 'x'.repeat(2000),
  privacy: true,
  idempotencyKey: randomUUID(),
}));

describe('killed', { timeout: 180_000 }, () => {
  test('in the middle of submitting: with the same keys all is there once, and mailed once', async () => {
    let answered = 0;
    const statuses = enquiries.map(async (enquiry) => {
      const status = await post('/api/mail/business', enquiry);
      // In the middle is when some have been acknowledged and others have not.
      if (status === 200 && ++answered === 12) await kill();
      return status;
    });
    const first = await Promise.all(statuses);
    expect(first).toContain(0);

    await start();
    const acknowledged = enquiries.filter((_, index) => first[index] === 200);
    const names = (await read('enquiries')).map(({ fullName }) => fullName);
    for (const { fullName } of acknowledged) expect(names).toContain(fullName);

    const second = await Promise.all(enquiries.map((each) => post('/api/mail/business', each)));
    expect(second).toEqual(enquiries.map(() => 200));
    const all = await read('enquiries');
    expect(all).toHaveLength(enquiries.length);
    for (const { message } of all) expect(message).toHaveLength(2000);
    const mails = () => read('mail');
    // On a shared database, what the killed process had claimed is free after some seconds.
    await expect.poll(mails, { timeout: 120_000, interval: 1000 }).toHaveLength(enquiries.length);

    // The one thing that cannot be excluded: the mail server took it, and nobody lived to note it. Then
    // it comes again under the same Message-ID.
    const ids = mailServer.arrived.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(enquiries.length);
    expect(ids.length - enquiries.length).toBeLessThanOrEqual(5);
    const subjects = new Set(mailServer.arrived.map(({ mail }) => mail.subject));
    expect(subjects.size).toBe(enquiries.length);
  });

  test('in the middle of an upload: nothing half is left, and the next attempt is whole', async () => {
    const attachments = () => readdirSync(join(folder, 'attachments'));
    const socket = connect(Number(new URL(url).port), 'localhost');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/map/web/feedback/attachment HTTP/1.1\r\nHost: localhost\r\n' +
        'Content-Length: 100000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello',
    );
    const parts = () => {
      try {
        return attachments().filter((name) => name.endsWith('.part')).length;
      } catch {
        return 0;
      }
    };
    await expect.poll(parts, { timeout: 20_000 }).toBe(1);
    await kill();
    socket.destroy();
    await start();
    // On a shared database it may be the upload of another backend, and is left alone for an hour.
    expect(parts()).toBe(databaseUrl ? 1 : 0);

    const form = new FormData();
    form.append('idempotencyKey', randomUUID());
    form.append('file', new Blob(['hello world']), 'a.txt');
    const answer = await fetch(`${url}/api/map/web/feedback/attachment`, {
      method: 'POST',
      body: form,
    });
    const { data } = (await answer.json()) as { data: { id: string } };
    const report = {
      product: 'writer',
      category: 'crash',
      description: 'x',
      email: 'zoe@example.com',
      attachments: [data.id],
      idempotencyKey: randomUUID(),
    };
    expect(await post('/api/map/web/feedback', report)).toBe(200);
    await kill();
    await start();
    expect(await post('/api/map/web/feedback', report)).toBe(200);
    expect(await read('feedback')).toMatchObject([
      { attachments: [{ id: data.id, name: 'a.txt', size: 11, type: 'txt' }] },
    ]);
    expect(attachments()).toContain(data.id);
  });
});
