/** What the backend refuses, whom it lets in, and how it says so. */
import { describe, expect, test, vi } from 'vitest';
import { onError } from '@/sandbox/http/errors';
import { maxBodyBytes } from '@/sandbox/http/limits';
import { postsPerMinute } from '@/sandbox/settings';
import { Hono } from 'hono';
import { runBackend } from './backend';

const backend = runBackend();

async function problem(answer: Response): Promise<[number, string]> {
  const { error } = (await answer.json()) as { error: { code: string; message: string } };
  expect(error.message).toMatch(/\.$/);
  return [answer.status, error.code];
}

describe('bad requests', () => {
  test.each([
    '/api/',
    '/api/none',
    '/api/map/web/none?x=%',
    '/p/none',
    '/__sandbox/none',
    '/p/assets/none.js',
    '/p/assets/..%2fapp.ts',
  ])('%s is unknown', async (path) =>
    expect(await problem(await backend.fetch(path))).toEqual([404, 'unknown-call']),
  );

  test.each(['', '{', 'undefined', '\0'])('the body "%s" is no JSON', async (body) => {
    const answer = await backend.fetch('/__sandbox/faults', { method: 'PUT', body });
    expect(await problem(answer)).toEqual([400, 'bad-json']);
  });

  test.each([
    {},
    { country: 'us' },
    { country: 'USA' },
    { country: 1 },
    { country: 'US', more: 1 },
    [],
    null,
  ])('%j is no country', async (body) => {
    const answer = await backend.send('PUT', '/__sandbox/country', body);
    expect(await problem(answer)).toEqual([400, 'bad-country']);
  });

  test('a body over the limit is refused, with and without a length', async () => {
    const body = 'x'.repeat(maxBodyBytes + 1);
    const sized = await backend.fetch('/__sandbox/faults', { method: 'PUT', body });
    expect(await problem(sized)).toEqual([413, 'too-large']);
    const streamed = await backend.fetch('/__sandbox/faults', {
      method: 'PUT',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await problem(streamed)).toEqual([413, 'too-large']);
    const largest = JSON.stringify([{ call: 'user', body: 'x'.repeat(maxBodyBytes - 100) }]);
    expect(
      (await backend.fetch('/__sandbox/faults', { method: 'PUT', body: largest })).status,
    ).toBe(200);
  });

  test('the start page says what there is', async () => {
    expect(await backend.json('/__sandbox/')).toMatchObject({
      endpoints: { 'PUT /__sandbox/faults': expect.any(String) },
      calls: { owconfig: '/api/map/web/owconfig' },
    });
  });
});

describe('too many requests', () => {
  test('a caller who sends too much is told when to come back; other scopes are not held up', async () => {
    const post = (scope: string) =>
      backend.fetch('/p/logout', { method: 'POST', headers: { 'x-sandbox-scope': scope } });
    for (let count = 0; count < postsPerMinute; count++) {
      const answer = await post('busy');
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    const refused = await post('busy');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await problem(refused)).toEqual([429, 'too-many']);
    expect((await post('calm')).status).toBe(200);
  });
});

describe('other origins', () => {
  const path = '/api/userforweb';

  test.each(['http://localhost:4100', 'https://localhost', 'http://127.0.0.1:9'])(
    '%s may call with cookies',
    async (origin) => {
      const answer = await backend.fetch(path, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      expect(answer.headers.get('vary')).toContain('Origin');
    },
  );

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil.example:80#localhost',
    'null',
  ])('%s may not', async (origin) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await backend.fetch(path, { method, headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    const change = await backend.send('PUT', '/__sandbox/country', { country: 'US' }, { origin });
    expect(await problem(change)).toEqual([403, 'foreign-origin']);
  });

  test('a preflight is answered', async () => {
    const headers = {
      origin: 'http://localhost:4100',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, x-sandbox-scope',
    };
    const answer = await backend.fetch('/p/logout', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toMatch(
      /content-type,\s?x-sandbox-scope/,
    );
  });
});

test('an unforeseen error is logged in one line, and tells the client nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = new Hono();
  app.onError(onError as never);
  app.get('/broken', () => {
    throw new TypeError('the database\nis /gone');
  });
  const answer = await app.request('/broken');
  expect(await answer.json()).toEqual({
    error: { code: 'internal', message: 'The server could not answer.' },
  });
  expect(answer.status).toBe(500);
  expect(log.mock.calls).toEqual([['GET /broken failed: TypeError: the database is /gone']]);
});
