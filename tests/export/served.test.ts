/** The published tree as two real servers give it out: the embedded backend, and nginx with the project's configuration. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontPath } from '@/config/site/fonts';
import { languages } from '@/config/site/languages';
import { everywhere, headersFor, onPages, revalidated } from '@/deploy/rules/headers';
import { startServer } from '@/sandbox/server';
import { localizedPath } from '@/services/rules/urls';
import { hasNginx, startNginx } from '@/tests/helpers/nginx';
import { publishedFiles } from '@/tests/helpers/published';
import { rawGet } from '@/tests/helpers/rawRequest';

interface Served {
  readonly url: string;
  /** Sends the `.br` copies. */
  readonly brotli: boolean;
  close(): Promise<void>;
}

const servers: readonly (readonly [string, () => Promise<Served>])[] = [
  [
    'the embedded backend',
    async () => {
      const server = await startServer({ port: 0, outDir: 'out', memory: true, quiet: true });
      return { url: server.url, brotli: true, close: () => server.close() };
    },
  ],
  ...(hasNginx() ? [['nginx', () => startNginx('out')] as const] : []),
];

const script =
  publishedFiles()
    .find((file) => /^\/_next\/static\/chunks\/.*\.js\.br$/.test(file))
    ?.slice(0, -3) ?? '';
const published = (path: string) => readFileSync(`out${path}`);

describe.each(servers)('%s', (_, start) => {
  let server: Served;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const get = (path: string, headers?: Record<string, string>) => rawGet(server.url, path, headers);

  test.each([
    ['/', '/index.html', /^text\/html; charset=utf-8$/],
    ['/pricing/?utm_source=x', '/pricing/index.html', /^text\/html; charset=utf-8$/],
    ['/ja-JP/', '/ja-JP/index.html', /^text\/html; charset=utf-8$/],
    ['/pricing/index.txt?_rsc=1', '/pricing/index.txt', /^text\/plain/],
    [script, script, /^text\/javascript/],
    ['/manifest.webmanifest', '/manifest.webmanifest', /^application\/manifest\+json/],
    ['/sitemap.xml', '/sitemap.xml', /^(text|application)\/xml/],
    ['/.well-known/security.txt', '/.well-known/security.txt', /^text\/plain/],
    ['/icons.svg', '/icons.svg', /^image\/svg\+xml/],
    [fontPath('inter-latin'), fontPath('inter-latin'), /^font\/woff2/],
    ['/images/og/de-DE.png', '/images/og/de-DE.png', /^image\/png/],
  ])('%s is its file, with the headers of the table', async (target, file, type) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(body.equals(published(file))).toBe(true);
    for (const [name, value] of Object.entries(headersFor(target.split('?')[0] ?? '')))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  test.each<string[]>([
    ['/pricing', '/pricing/'],
    ['/pricing?a=1&b=%2F', '/pricing/?a=1&b=%2F'],
    ['/de-DE', '/de-DE/'],
    ['/en-US/pricing/?x=1', '/pricing/?x=1'],
    ['/en/', '/'],
    ...languages.slice(1).map(({ newCode, code }) => [`/${newCode}/`, `/${code}/`]),
    ['/de', '/de-DE/'],
    ['/de/pricing', '/de-DE/pricing/'],
    ['/en/pricing?x=1', '/pricing/?x=1'],
    ['/DE/', '/de-DE/'],
    ['/de-de/pricing/?utm_source=a&b=%2F', '/de-DE/pricing/?utm_source=a&b=%2F'],
    ['/PT-br?x=1', '/pt-BR/?x=1'],
    ['/De-De/pricing', '/de-DE/pricing/'],
    ['/EN-us/office/linux', '/office/linux/'],
    ['/de/no/such%20page', '/de-DE/no/such%20page'],
  ])('%s moves to %s', async (from = '', to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each([
    '//evil.example/',
    '/en//evil.example/',
    '/de//evil.example',
    '/en/%5Cevil.example/',
    '/en-US/%5C%5Cevil.example/',
    '/de/%5Cevil.example',
    '/de%5Cevil.example',
    '/en/%0d%0aA:%20b/',
    '/de/x%0d%0aA:%20b/',
    '/DE/%5Cevil.example',
    '/__moved//evil.example',
  ])('%s leads to no other host', async (target) => {
    const { headers } = await get(target);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test.each(languages.map(({ code }) => code))('what is not there in %s', async (code) => {
    const { status, headers, body } = await get(localizedPath('/no/such/page/', code));
    expect(status).toBe(404);
    expect(body.equals(published(localizedPath('/404.html', code)))).toBe(true);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control'] ?? revalidated).toBe(revalidated);
  });

  test.each(['/_headers', '/_redirects', '/index.html.br', `${script}.gz`, '/../package.json'])(
    '%s is kept back',
    async (target) => {
      const { status } = await get(target);
      expect([400, 404]).toContain(status);
    },
  );

  test.each([
    ['/pricing/', '/pricing/index.html'],
    ['/pricing/index.txt', '/pricing/index.txt'],
    [script, script],
    ['/icons.svg', '/icons.svg'],
    ['/sitemap.xml', '/sitemap.xml'],
  ])('%s comes as the copy that was compressed before', async (target, file) => {
    const coded = server.brotli ? ['br', '.br', brotliDecompressSync] : null;
    for (const [encoding, ending, decode] of [
      ...(coded ? [coded as ['br', '.br', typeof brotliDecompressSync]] : []),
      ['gzip', '.gz', gunzipSync] as const,
    ]) {
      const { headers, body } = await get(target, { 'accept-encoding': encoding });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(body.equals(published(file + ending))).toBe(true);
      expect(decode(body).equals(published(file))).toBe(true);
    }
    const both = await get(target, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(both.headers['content-encoding']).toBe(server.brotli ? 'br' : 'gzip');
  });

  test.each(['identity', 'gzip'])('a copy with %s is confirmed by its tag', async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    const { headers } = await get('/pricing/', accept);
    const again = await get('/pricing/', { ...accept, 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('a missing versioned file is not missing for a year', async () => {
    const { status, headers } = await get('/_next/static/gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? revalidated).toBe(revalidated);
  });

  describe('what a security observatory looks for', () => {
    test.each(['/', '/de-DE/pricing/', '/no/such/page/', '/no/such.js', '/pricing'])(
      'in the headers of %s',
      async (target) => {
        const { headers } = await get(target);
        const header = (name: string) => String(headers[name] ?? '');
        expect(
          Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1]),
        ).toBeGreaterThan(15_768_000);
        expect(header('x-content-type-options')).toBe('nosniff');
        expect(header('referrer-policy')).toMatch(/^(strict-origin|no-referrer|same-origin)/);
        expect(header('content-security-policy')).toMatch(/frame-ancestors '(self|none)'/);
        expect(header('x-frame-options')).toMatch(/^(SAMEORIGIN|DENY)$/);
        expect(header('cross-origin-resource-policy')).toMatch(/^same-(site|origin)$/);
        expect(header('cross-origin-opener-policy')).toMatch(/^same-origin/);
        expect(header('permissions-policy')).toMatch(/camera=\(\)/);
        for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
          expect(headers[name]).toBeUndefined();
        expect(header('server')).not.toMatch(/\d/);
      },
    );

    test('no header is sent twice', async () => {
      const { headers } = await get('/');
      for (const [name, value] of Object.entries({ ...everywhere, ...onPages }))
        expect(headers[name.toLowerCase()]).toBe(value);
    });

    test('in the policy of a page', async () => {
      const { body } = await get('/');
      const policy = /Content-Security-Policy" content="([^"]*)"/.exec(body.toString())?.[1] ?? '';
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).toMatch(/form-action 'self'/);
      expect(policy).toMatch(/require-trusted-types-for 'script'/);
      expect(policy).not.toMatch(/unsafe-|https?:[ ;]|\*/);
      expect(policy).not.toContain('http://');
    });
  });
});
