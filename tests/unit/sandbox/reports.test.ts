/** What browsers report to the backend: analytics events, and subscriptions for notifications. */
import { describe, expect, test } from 'vitest';
import { eventBatch } from '@/config/limits';
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
    const error = { event: 'ow_package_fail', error: 'a "quote" \\u0000 and a \0NUL' };
    expect((await send('reports-1', [view, close])).status).toBe(204);
    expect((await send('reports-1', [error])).status).toBe(204);
    expect(await kept('reports-1')).toEqual([
      view,
      close,
      { ...error, error: 'a "quote" \\u0000 and a NUL' },
    ]);
    expect(await kept('reports-2')).toEqual([]);
    await backend.fetch('/__sandbox/events?scope=reports-1', { method: 'DELETE' });
    expect(await kept('reports-1')).toEqual([]);
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
  const subscription = {
    endpoint: 'https://push.example/send/1',
    expirationTime: null,
    keys: { p256dh: base64url(65), auth: base64url(16) },
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
    ['a key that is no base64', withKeys({ ...subscription.keys, auth: '!'.repeat(22) })],
    ['a key more', withKeys({ ...subscription.keys, other: '' })],
    ['an address that is none', at('push')],
    ['an address without https', at('http://push.example/1')],
    ['a script', at('javascript:alert(1)')],
    ['a long address', at(`https://push.example/${'x'.repeat(2000)}`)],
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
