/** The end of the process: what was accepted is answered, and it takes no longer than a supervisor waits. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from './smtp';
import { startProcess, type OwnProcess } from './ownProcess';

const folder = mkdtempSync(join(tmpdir(), 'shutdown-'));
let backend: OwnProcess;

const begin = async (env: Record<string, string> = {}) =>
  void (backend = await startProcess({ SANDBOX_DIR: folder, DATABASE_URL: '', ...env }));
beforeEach(() => begin(), 60_000);
afterEach(async () => void (await backend.end('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const order = (fault: object) =>
  fetch(`${backend.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([fault]),
  });

/** A call on a connection that is kept. @returns the status, and whether the connection is to end. */
function call(agent: Agent, path: string): Promise<readonly [status: number, ends: boolean]> {
  return new Promise((resolve, reject) => {
    request(backend.url + path, { agent }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        resolve([answer.statusCode ?? 0, answer.headers.connection === 'close']),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('asked to end', { timeout: 60_000 }, () => {
  test('requests under way are answered, and idle connections do not hold it up', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
    await Promise.all(Array.from({ length: 20 }, () => call(agent, '/api/userforweb')));
    await order({ call: 'country', delay: 1500 });
    const slow = Array.from({ length: 100 }, () => call(agent, '/api/util/geo/country'));
    await sleep(500);
    const began = Date.now();
    const ended = backend.end('SIGTERM');
    const answers = await Promise.all(slow);
    expect(answers).toEqual(slow.map(() => [200, true]));
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(5000);
    agent.destroy();
  });

  test('a request that never ends does not keep it alive', async () => {
    await order({ call: 'country', hang: true });
    const hanging = fetch(`${backend.url}/api/util/geo/country`).catch(() => 'cut off');
    await sleep(300);
    const began = Date.now();
    expect(await backend.end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await hanging).toBe('cut off');
  });

  test('nobody new is let in, and a balancer is told', async () => {
    await order({ call: 'country', delay: 2000 });
    const slow = fetch(`${backend.url}/api/util/geo/country`);
    // Opened before, used after.
    const { port } = new URL(backend.url);
    const socket = connect(Number(port), 'localhost');
    await once(socket, 'connect');
    await sleep(200);
    const ended = backend.end('SIGTERM');
    await sleep(50);
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/i);
    await sleep(500);
    await expect(fetch(`${backend.url}/healthz`)).rejects.toThrow();
    expect((await slow).status).toBe(200);
    expect(await ended).toBe(0);
    socket.destroy();
  });

  test('twice, it ends at once', async () => {
    await order({ call: 'country', hang: true });
    void fetch(`${backend.url}/api/util/geo/country`).catch(() => undefined);
    await sleep(300);
    backend.child.kill('SIGTERM');
    await sleep(300);
    const began = Date.now();
    expect(await backend.end('SIGTERM')).toBe(143);
    expect(Date.now() - began).toBeLessThan(500);
  });

  test('a mail server that is slow does not hold it up, and the mail is not lost', async () => {
    await backend.end('SIGKILL');
    let isSlow = true;
    const mailServer = await startMailServer(0, {
      data: () =>
        new Promise((resolve) => void setTimeout(resolve, isSlow ? 30_000 : 0, undefined)),
    });
    await begin({ SMTP_URL: mailServer.url });
    const form = { email: 'zoe@example.com', idempotencyKey: 'shutdown-mail' };
    const sent = await fetch(`${backend.url}/api/mail/businessForOpenAccount`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...form, privacy: true }),
    });
    expect(sent.status).toBe(200);
    await sleep(1000);
    const began = Date.now();
    expect(await backend.end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    isSlow = false;
    await begin({ SMTP_URL: mailServer.url });
    const left = async () =>
      (await (await fetch(`${backend.url}/__sandbox/mail`)).json()) as unknown[];
    await expect.poll(async () => (await left()).length, { timeout: 30_000 }).toBe(1);
    await mailServer.stop();
  });
});
