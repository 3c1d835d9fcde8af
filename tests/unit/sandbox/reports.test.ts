/** What browsers report to the backend: analytics events, and subscriptions for notifications. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventBatch } from '@/config/visitor/events';
import { vapidKey } from '@/config/visitor/push';
import { sandboxPushKey } from '@/sandbox/hosts/keys';
import { runBackend } from './backend';

const backend = runBackend();
const inScope = (scope: string) => ({ 'x-sandbox-scope': scope });

describe('events', () => {
  const send = (scope: string, events: unknown) =>
    backend.send('POST', '/api/analytics/events', { events }, inScope(scope));
  const kept = (scope: string) => backend.json(`/__sandbox/events?scope=${scope}`);
  const view = { event: 'ow_page_view', page: 'index', ad_page: false, time: 1 };

  test('are kept in order, apart by scope, and forgotten', async () => {
    const close = { event: 'ow_guide_close', guide: 'popup' };
    const error = { event: 'ow_package_fail', error: 'a "quote" \\u0000, a \0NUL, a \ud83dhalf' };
    expect((await send('reports-1', [view, close])).status).toBe(204);
    expect((await send('reports-1', [error])).status).toBe(204);
    expect(await kept('reports-1')).toEqual([
      view,
      close,
      { ...error, error: 'a "quote" \\u0000, a NUL, a \ufffdhalf' },
    ]);
    expect(await kept('reports-2')).toEqual([]);
    await backend.fetch('/__sandbox/events?scope=reports-1', { method: 'DELETE' });
    expect(await kept('reports-1')).toEqual([]);
  });

  test('that can’t be kept cost none of the others', async () => {
    const bad = [{ event: 'ow_other' }, null, { event: 'ow_page_view', page: { deep: [] } }];
    expect((await send('reports-5', [bad[0], view, ...bad])).status).toBe(204);
    expect(await kept('reports-5')).toEqual([view]);
  });

  test('come as a beacon sends them, as plain text', async () => {
    const answer = await backend.fetch('/api/analytics/events', {
      method: 'POST',
      body: JSON.stringify({ events: [view] }),
      headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...inScope('reports-3') },
    });
    expect(answer.status).toBe(204);
    expect(await kept('reports-3')).toEqual([view]);
  });

  test.each([
    ['no batch', undefined],
    ['an empty batch', []],
    ['no event', ['ow_page_view']],
    ['an event without a name', [{ page: 'index' }]],
    ['an event that the table does not have', [{ event: 'ow_other' }]],
    ['a parameter of another event', [{ event: 'ow_page_view', channel: '500.1001' }]],
    ['a parameter of no event', [{ event: 'ow_page_view', email: 'a@example.com' }]],
    ['a value that is no plain one', [{ event: 'ow_guide_close', guide: { a: 1 } }]],
    ['a long text', [{ event: 'ow_guide_close', guide: 'x'.repeat(eventBatch.text + 1) }]],
    ['too many', Array.from({ length: eventBatch.events + 1 }, () => view)],
  ])('are refused where there is %s', async (_, events) => {
    const answer = await send('reports-4', events);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'bad-events', message: expect.any(String) as string } },
    ]);
    expect(await kept('reports-4')).toEqual([]);
  });

  test('are refused as a whole where they are too large or no JSON', async () => {
    const post = (body: string) => backend.fetch('/api/analytics/events', { method: 'POST', body });
    expect((await post('x'.repeat(70_000))).status).toBe(413);
    expect((await post('{')).status).toBe(400);
  });
});

describe('subscriptions', () => {
  const path = '/api/push/subscriptions';
  const base64url = (bytes: number) => Buffer.alloc(bytes, 4).toString('base64url');
  const service = 'https://updates.push.services.mozilla.com';
  const subscription = {
    endpoint: `${service}/send/1`,
    expirationTime: null,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: base64url(16) },
  };
  const valid = { language: 'de-DE', subscription };
  const kept = (scope: string) => backend.json(`/__sandbox/push?scope=${scope}`);

  test('are kept once, take over what is new, and end', async () => {
    const send = (method: string, body: unknown) =>
      backend.send(method, path, body, inScope('push-1'));
    expect(await (await send('POST', valid)).json()).toEqual({ code: 0 });
    expect((await send('POST', { ...valid, language: 'fr-FR' })).status).toBe(200);
    const { endpoint, keys } = subscription;
    expect(await kept('push-1')).toEqual([{ language: 'fr-FR', subscription: { endpoint, keys } }]);
    expect(await kept('push-2')).toEqual([]);
    expect(await (await send('DELETE', { endpoint })).json()).toEqual({ code: 0 });
    expect(await kept('push-1')).toEqual([]);
    expect((await send('DELETE', { endpoint })).status).toBe(200);
  });

  const withKeys = (keys: object) => ({ ...valid, subscription: { ...subscription, keys } });
  const at = (endpoint: string) => ({ ...valid, subscription: { ...subscription, endpoint } });

  test.each([
    ['nothing', {}],
    ['no language', { subscription }],
    ['a language that is none', { ...valid, language: '../x' }],
    ['no keys', { ...valid, subscription: { endpoint: subscription.endpoint } }],
    ['a short key', withKeys({ ...subscription.keys, p256dh: base64url(64) })],
    ['a key off the curve', withKeys({ ...subscription.keys, p256dh: base64url(65) })],
    ['a key that is no base64', withKeys({ ...subscription.keys, auth: '!'.repeat(22) })],
    ['a key more', withKeys({ ...subscription.keys, other: '' })],
    ['an address that is none', at('push')],
    ['an address without https', at(service.replace('https', 'http'))],
    ['an address of nobody we know', at('https://push.example/send/1')],
    ['an address in our own network', at('https://10.0.0.1/send/1')],
    ['a script', at('javascript:alert(1)')],
    ['a long address', at(`${service}/${'x'.repeat(2000)}`)],
  ])('with %s are refused', async (_, body) => {
    const answer = await backend.send('POST', path, body, inScope('push-3'));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'bad-subscription', message: expect.any(String) as string } },
    ]);
    expect(await kept('push-3')).toEqual([]);
  });

  test('end by their address alone', async () => {
    expect((await backend.send('DELETE', path, { endpoint: 'push' })).status).toBe(400);
    expect((await backend.send('DELETE', path, {})).status).toBe(400);
  });
});

describe('a message to subscribed browsers', () => {
  const browser = createECDH('prime256v1');
  const keys = {
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  /** What the push service got, and how it answers from now on. */
  const service = { status: 201, received: [] as { headers: IncomingHttpHeaders; body: Buffer }[] };
  let server: Server;
  let endpoint: string;

  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        service.received.push({ headers: incoming.headers, body: Buffer.concat(chunks) });
        outgoing.writeHead(service.status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`;
  });
  afterAll(() => void server.close());

  /** Reads a message as a browser does, by RFC 8188 and 8291. */
  function decrypt(message: Buffer): string {
    const [salt, keyEnd] = [message.subarray(0, 16), 21 + message.readUInt8(20)];
    const sender = message.subarray(21, keyEnd);
    const derive = (secret: Buffer, by: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const own = Buffer.from(keys.p256dh, 'base64url');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const shared = browser.computeSecret(sender);
    const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(message.subarray(-16));
    const text = Buffer.concat([decipher.update(message.subarray(keyEnd, -16)), decipher.final()]);
    expect(text.at(-1)).toBe(2);
    return text.subarray(0, -1).toString();
  }

  const order = (scope: string, body: unknown) =>
    backend.send('POST', `/__sandbox/push?scope=${scope}`, body);
  const subscribe = (scope: string) =>
    backend.send(
      'POST',
      '/api/push/subscriptions',
      { language: 'en-US', subscription: { endpoint, keys } },
      inScope(scope),
    );

  test('is one that only they can read, signed by the key that they know', async () => {
    await subscribe('push-4');
    const message = { title: 'A new release 語', url: '/whatsnew/linux/' };
    expect(await (await order('push-4', message)).json()).toEqual([201]);
    const [got] = service.received.splice(0);
    expect(JSON.parse(decrypt(got?.body ?? Buffer.alloc(0)))).toEqual(message);
    expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(got?.headers.authorization ?? '') ?? [];
    expect(key).toBe(vapidKey);
    const { kty, crv, x, y } = sandboxPushKey;
    const { payload } = await jwtVerify(token, await importJWK({ kty, crv, x, y }, 'ES256'));
    expect(payload.aud).toBe(new URL(endpoint).origin);
  });

  test('ends the subscription of a browser that is gone', async () => {
    await subscribe('push-5');
    service.status = 410;
    expect(await (await order('push-5', { title: 'a' })).json()).toEqual([410]);
    service.status = 201;
    expect(await (await order('push-5', { title: 'a' })).json()).toEqual([]);
  });

  test.each([{}, { title: '' }, { title: 'a', other: 'b' }, { title: 'x'.repeat(501) }])(
    '%j is none',
    async (body) => expect((await order('push-6', body)).status).toBe(400),
  );
});
