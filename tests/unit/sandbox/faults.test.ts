/** Faults that tests order, each kind of them. */
import { afterEach, describe, expect, test } from 'vitest';
import { runBackend } from './backend';

const backend = runBackend({ 'out/index.html': 'home' });

const country = '/api/util/geo/country';
const order = (faults: unknown, scope = '') =>
  backend.send('PUT', `/__sandbox/faults?scope=${scope}`, faults);

afterEach(() => backend.fetch('/__sandbox/faults', { method: 'DELETE' }));

describe('what a fault does', () => {
  test.each([
    [{ status: 503 }, 503, 'application/json', /^\{"error":\{"code":"fault"/],
    [{ status: 204 }, 204, null, /^$/],
    [{ body: 'html' }, 200, 'text/html; charset=utf-8', /^<!doctype html>/],
    [{ body: 'html', status: 502 }, 502, 'text/html; charset=utf-8', /^<!doctype html>/],
    [{ body: 'wrong-shape' }, 200, 'application/json', /^\{"unexpected"/],
    [{ body: 'empty' }, 200, 'application/json', /^$/],
    [{ body: '{"code":7}' }, 200, 'application/json', /^\{"code":7\}$/],
    [{ body: '' }, 200, 'application/json', /^$/],
  ])('%j', async (fault, status, type, text) => {
    await order([{ call: 'country', ...fault }]);
    const answer = await backend.fetch(country, { headers: { origin: 'http://localhost:4100' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    expect(await answer.text()).toMatch(text);
    // The page must see the fault itself, not a refusal by its browser.
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4100');
  });

  test('bad-base64 keeps the shape of both package calls', async () => {
    await order([{ call: '/api/map/', body: 'bad-base64' }]);
    const answer = (await backend.json('/api/map/web/newwpsapk?pttoken=newwinpackages')) as {
      staticjs: { website: { wpsnewpackages: { downloads: string } } };
      params: { extras: { key: string; value: string }[] }[];
    };
    for (const text of [
      answer.staticjs.website.wpsnewpackages.downloads,
      answer.params[0]?.extras[0]?.value ?? '',
    ])
      expect(() => atob(text)).toThrow();
  });

  test('junk is 10 MB of JSON', async () => {
    await order([{ call: 'country', body: 'junk' }]);
    const text = await (await backend.fetch(country)).text();
    expect(text.length).toBeGreaterThan(10_000_000);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['junk']);
  });

  test('delay answers late, and rightly', async () => {
    await order([{ call: 'country', delay: 150 }]);
    const started = Date.now();
    expect(await backend.json(country)).toEqual({ result: 'DE' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(145);
  });

  test('drop breaks the connection', async () => {
    await order([{ call: 'country', drop: true }]);
    await expect(backend.raw(country)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('lose carries the call out, and breaks the connection', async () => {
    const file = '/wpsdl/android/download/moffice_18.13.1.apk';
    await order([{ call: 'files', lose: true, times: 1 }]);
    await expect(backend.raw(file)).rejects.toMatchObject({ code: 'ECONNRESET' });
    const downloads = await (await backend.fetch('/__sandbox/downloads')).json();
    expect(downloads).toMatchObject([{ path: file }]);
  });

  test('hang never answers', async () => {
    await order([{ call: 'country', hang: true }]);
    const answer = backend.fetch(country, { signal: AbortSignal.timeout(300) });
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('which requests meet it', () => {
  test('times counts down', async () => {
    await order([{ call: 'country', status: 500, times: 2 }]);
    const seen: number[] = [];
    for (let count = 0; count < 3; count++) seen.push((await backend.fetch(country)).status);
    expect(seen).toEqual([500, 500, 200]);
    expect(await backend.json('/__sandbox/faults')).toEqual([]);
  });

  test('what is left can be read', async () => {
    await order([
      { call: 'country', status: 500, times: 3 },
      { call: 'user', hang: true },
    ]);
    await backend.fetch(country);
    expect(await backend.json('/__sandbox/faults')).toEqual([
      { call: 'country', status: 500, times: 2 },
      { call: 'user', hang: true },
    ]);
  });

  test.each([
    ['winPackages', '/api/map/web/newwpsapk?pttoken=newwinpackages', true],
    ['winPackages', '/api/map/web/newwpsapk?pttoken=newmacpackages', false],
    ['packages', '/api/map/web/newwpsapk?pttoken=newmacpackages', true],
    ['/api/', country, true],
    ['owconfig', country, false],
    ['/', '/', true],
    ['/index', '/', false],
    ['signin', '/signin/', true],
    ['downloader', '/downloader/frame/?channel=600.1001&wid=a', true],
    ['stores', '/stores/none/', true],
    ['files', '/wpsdl/none', true],
  ])('%s and %s: %s', async (call, path, meets) => {
    await order([{ call, status: 599 }]);
    expect((await backend.fetch(path)).status === 599).toBe(meets);
  });

  test('a scope has its own faults and is spared those of others', async () => {
    await order([{ call: 'country', status: 501 }]);
    await order([{ call: 'country', status: 502 }], 'one');
    const status = async (headers: Record<string, string>) =>
      (await backend.fetch(country, { headers })).status;
    expect(await status({})).toBe(501);
    expect(await status({ cookie: 'a=b; sandbox-scope=one' })).toBe(502);
    expect(await status({ 'x-sandbox-scope': 'one' })).toBe(502);
    expect(await status({ 'x-sandbox-scope': 'two' })).toBe(200);
  });

  test('orders always get through', async () => {
    await order([{ call: '/', status: 500 }]);
    expect((await backend.fetch('/__sandbox/faults')).status).toBe(200);
    expect((await backend.fetch('/__sandbox/faults', { method: 'DELETE' })).status).toBe(200);
    expect((await backend.fetch('/')).status).toBe(200);
  });
});

describe('orders that are refused', () => {
  test.each([
    [[{ call: 'contry', status: 500 }], '0.call'],
    [[{ call: 'country' }], 'orders nothing'],
    [[{ call: 'country', status: 99 }], '0.status'],
    [[{ call: 'country', status: '500' }], '0.status'],
    [[{ call: 'country', delay: -1 }], '0.delay'],
    [
      [
        { call: 'user', hang: true },
        { call: 'country', times: 0, drop: true },
      ],
      '1.times',
    ],
    [[{ call: 'country', statuss: 500 }], '0.statuss'],
    [{ call: 'country', status: 500 }, 'Array'],
    [null, 'Array'],
  ])('%j', async (faults, problem) => {
    await order([{ call: 'user', status: 500 }]);
    const answer = await order(faults);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect([answer.status, error.code]).toEqual([400, 'bad-faults']);
    expect(error.message).toContain(problem);
    expect(await backend.json('/__sandbox/faults')).toEqual([{ call: 'user', status: 500 }]);
  });

  test.each(['a b', 'x'.repeat(65), '%00'])('scope "%s"', async (scope) => {
    const answer = await order([], scope);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'bad-scope', message: expect.any(String) } },
    ]);
  });
});
