/** The backend behind a real nginx with TLS and the project's configuration: visitors reach all of it, and nobody what is for tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxAttachmentBytes } from '@/config/forms/feedback';
import * as apiPaths from '@/config/site/apiPaths';
import { backendPrefixes, visitorPrefixes } from '@/config/site/backendPaths';
import { trustedProxies } from '@/sandbox/reach';
import { makeCertificate } from '../../helpers/certificate';
import { hasNginx, startNginx, type Nginx } from '../../helpers/nginx';
import { runBackend } from './backend';

const name = 'www.example.com';
const origin = `https://${name}`;
const folder = mkdtempSync(join(tmpdir(), 'proxied-'));
const root = join(folder, 'out');
mkdirSync(root);
writeFileSync(join(root, '404.html'), 'the 404 page of the site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Many requests, or large ones. */
const slow = { timeout: 60_000 };

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const form = 'application/x-www-form-urlencoded';
const sample = new URLSearchParams({
  email: 'premium@example.com',
  password: 'premium-sample-1',
  from: `${origin}/pricing/`,
}).toString();

describe.skipIf(!hasNginx())('behind nginx', () => {
  // As an operator has it: no test mode, and nginx on this machine is a proxy.
  const backend = runBackend(
    {},
    { orders: null, isTrustedProxy: trustedProxies('127.0.0.1'), postsPerMinute: 60 },
  );
  const files = makeCertificate(folder, [name]);
  let nginx: Nginx;
  beforeAll(async () => {
    await backend.ready();
    nginx = await startNginx(root, backend.url().replace('localhost', '127.0.0.1'), files);
  }, 60_000);
  afterAll(() => nginx.close());

  const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(nginx.url);
      const ca = readFileSync(files.certificate);
      const to = { hostname, port, path, method, ca, servername: name, agent: false };
      request({ ...to, headers: { host: name, ...headers } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      })
        .on('error', reject)
        .end(body);
    });
  const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body, headers: { origin, 'content-type': form, ...headers } });

  test.each(Object.values(apiPaths))('%s is answered as the backend answers it', async (path) => {
    for (const method of ['GET', 'POST']) {
      const headers = { origin, 'content-type': 'application/json' };
      const body = method === 'POST' ? '{}' : undefined;
      const through = await send(path, { method, headers, body });
      const direct = await backend.raw(
        path,
        { ...headers, host: name, origin: `http://${name}` },
        method,
        body,
      );
      expect(through.status).toBe(direct.status);
      expect(through.headers['cache-control']).toBe(direct.headers['cache-control']);
      expect(through.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('every path of visitors leads there, with and without its last slash', slow, async () => {
    expect(visitorPrefixes.length).toBe(backendPrefixes.length - 1);
    for (const prefix of visitorPrefixes)
      for (const path of [prefix, `${prefix}/`, `${prefix}/no/such/thing.tar.gz`])
        expect((await send(path)).text).not.toContain('the 404 page of the site');
  });

  test.each([
    '/__sandbox',
    '/__sandbox/mail',
    '/%5f_sandbox/mail',
    '//__sandbox/mail',
    '/api/../__sandbox/mail',
    '/api/%2e%2e/__sandbox/mail',
    '/api/..%2f__sandbox/mail',
  ])('%s is a page that is not there', async (path) => {
    const { status, text } = await send(path);
    expect([status, text]).toEqual([404, 'the 404 page of the site']);
  });

  test('addresses in lists are those of visitors, whatever a visitor says', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const { text } = await send(apiPaths.owconfig, { headers });
    expect(text).toContain(`${origin}/`);
    expect(text).not.toMatch(/evil|http:\/\//);
  });

  test('a form of a page is kept, with and without scripts; of another origin it is not', async () => {
    const link = { mail_address: 'visitor@example.org' };
    const json = await post(apiPaths.linkMail, JSON.stringify(link), {
      'content-type': 'application/json',
    });
    expect([json.status, JSON.parse(json.text)]).toEqual([
      200,
      expect.objectContaining({ code: 0 }),
    ]);
    const page = await post(apiPaths.linkMail, new URLSearchParams(link).toString());
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<html')]);
    const foreign = { origin: 'https://evil.example' };
    expect((await post(apiPaths.linkMail, '{}', foreign)).status).toBe(403);
    // A page on a visitor's own machine is as foreign.
    expect((await post(apiPaths.linkMail, '{}', { origin: 'http://localhost' })).status).toBe(403);
  });

  test('a visitor signs in, and goes back to the page', async () => {
    const answer = await post(apiPaths.signin, sample, { 'sec-fetch-dest': 'document' });
    expect(answer.headers.location).toBe(`${origin}/pricing/`);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Secure/);
    const [session = ''] = cookie.split(';');
    const user = await send(apiPaths.user, { headers: { cookie: session } });
    expect(JSON.parse(user.text)).toMatchObject({
      code: 0,
      pic: expect.stringContaining(`${origin}/p/avatar/`) as string,
    });
    expect((await post(apiPaths.logout, '', { cookie: session })).status).toBe(200);
  });

  test('pages of the backend may be framed by the site alone', async () => {
    const { headers } = await send(apiPaths.signin);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toContain('localhost');
    expect(headers['strict-transport-security']).toContain('max-age');
  });

  test('a report with a large file goes through', slow, async () => {
    const image = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      Buffer.alloc(maxAttachmentBytes / 2),
    ]);
    const body = new FormData();
    body.set('file', new Blob([image], { type: 'image/png' }), 'large.png');
    const request = new Request(origin, { method: 'POST', body });
    const type = { 'content-type': request.headers.get('content-type') ?? '' };
    const answer = await post(
      apiPaths.feedbackAttachment,
      Buffer.from(await request.arrayBuffer()),
      type,
    );
    // What the backend thinks of it is another matter.
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.text).not.toContain('nginx');
  });

  test('who sends too much is one visitor, not the proxy', slow, async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    let status = 200;
    for (let count = 0; status !== 429 && count < 200; count += 1)
      ({ status } = await post(apiPaths.logout, '', from));
    expect(status).toBe(429);
    const next = { 'x-forwarded-for': '203.0.113.9' };
    expect((await post(apiPaths.logout, '', next)).status).toBe(200);
    // What a visitor writes there itself stands before what the proxy saw.
    const lying = { 'x-forwarded-for': '203.0.113.10, 198.51.100.7' };
    expect((await post(apiPaths.logout, '', lying)).status).toBe(429);
  });
});

describe('PUBLIC_URL', () => {
  const backend = runBackend({}, { orders: null, publicOrigin: origin });
  beforeAll(() => backend.ready(), 60_000);

  test('is the origin, whatever proxies say or leave out', async () => {
    const headers = { host: '127.0.0.1:3000', origin, 'content-type': form };
    const answer = await backend.raw(apiPaths.signin, headers, 'POST', sample);
    expect(answer.status).toBe(303);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure/);
    const config = await backend.raw(apiPaths.owconfig, { host: 'evil.example' });
    expect(config.body.toString()).toContain(`${origin}/`);
    expect(config.body.toString()).not.toContain('evil');
    const foreign = { ...headers, origin: 'http://127.0.0.1:3000' };
    expect((await backend.raw(apiPaths.logout, foreign, 'POST')).status).toBe(403);
  });
});
