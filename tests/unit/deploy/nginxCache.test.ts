/** How long answers may be kept: nginx says of each what the embedded backend says, and leaves calls their own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as apiPaths from '@/config/site/apiPaths';
import { revalidated } from '@/deploy/rules/headers';
import { startServer, type RunningServer } from '@/sandbox/server';
import { hasNginx, startNginx, type Nginx } from '@/tests/helpers/nginx';
import { rawGet } from '@/tests/helpers/rawRequest';

const tree = ['index.html', 'pricing/index.html', '404.html', 'de-DE/404.html', 'icon.svg'];
const versioned = '_next/static/a.js';

describe.runIf(hasNginx())('nginx', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  let backend: RunningServer;
  let nginx: Nginx;
  let alone: Nginx;
  beforeAll(async () => {
    for (const path of [...tree, versioned]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), path);
    }
    backend = await startServer({ port: 0, outDir: folder, memory: true, quiet: true });
    nginx = await startNginx(folder, backend.url);
    alone = await startNginx(folder);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([nginx.close(), alone.close(), backend.close()]);
    rmSync(folder, { recursive: true });
  });

  const cacheOf = async (url: string, path: string) => {
    const { status, headers } = await rawGet(url, path);
    return [status, headers['cache-control']];
  };

  test.each([
    '/',
    '/pricing/',
    '/pricing',
    '/de/pricing/',
    `/${versioned}`,
    '/icon.svg',
    '/no/such/page/',
    '/de-DE/no/such/page/',
    '/_next/static/gone.js',
    '/fonts/gone.woff2',
    '/images/gone.png',
    '/_headers',
    '/index.html.br',
  ])('%s', async (path) => {
    const own = await cacheOf(backend.url, path);
    expect(own[1]).toBeTruthy();
    expect(await cacheOf(nginx.url, path)).toEqual(own);
    expect(await cacheOf(alone.url, path)).toEqual(own);
  });

  test('what is missing is looked for again, in whatever folder', async () => {
    expect(await cacheOf(nginx.url, '/_next/static/gone.js')).toEqual([404, revalidated]);
  });

  test.each([apiPaths.country, apiPaths.owconfig, '/api/none', '/p/avatar/1.svg', '/p/none'])(
    'the call %s has its own, once',
    async (path) =>
      expect(await cacheOf(nginx.url, path)).toEqual(await cacheOf(backend.url, path)),
  );

  test('a call of a site without a backend gets no page, and is not kept', async () => {
    const { status, headers, body } = await rawGet(alone.url, apiPaths.country);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['content-type']).toContain('application/json');
    expect(String(body)).toContain('unknown-call');
  });
});
