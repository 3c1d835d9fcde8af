/** The published tree over HTTP, as a CDN would serve it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headersFor } from '@/deploy/rules/headers';
import { acceptedEncoding, parseRange } from '@/sandbox/http/send';
import { runBackend } from './backend';

const long = 'const text = "the quick brown fox";\n'.repeat(100);

const backend = runBackend({
  'out/index.html': '<h1>home</h1>',
  'out/download/index.html': '<h1>download</h1>',
  'out/de-DE/index.html': '<h1>Start</h1>',
  'out/empty/x.txt': 'x',
  'out/404.html': 'not found',
  'out/de-DE/404.html': 'nicht gefunden',
  'out/index.txt': 'payload',
  'out/download/__next.$d$lang.!KGRlZmF1bHQp.txt': 'odd name',
  'out/_next/static/a.js': long,
  'out/fonts/a.woff2': 'font',
  'out/images/a.avif': 'picture',
  'out/manifest.webmanifest': '{}',
  'out/sitemap.xml': '<x/>',
  'out/icon.svg': '<svg/>',
  'out/page with space.txt': 'space',
  'out/_headers': '/*',
  'out/_redirects': '/a /b 301',
  'secret.txt': 'secret',
});

describe('files and pages', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', '<h1>home</h1>'],
    ['/download/', 'text/html; charset=utf-8', '<h1>download</h1>'],
    ['/download/?utm_source=x', 'text/html; charset=utf-8', '<h1>download</h1>'],
    ['/de-DE/', 'text/html; charset=utf-8', '<h1>Start</h1>'],
    ['/index.txt', 'text/plain; charset=utf-8', 'payload'],
    ['/download/__next.$d$lang.!KGRlZmF1bHQp.txt?_rsc=1', 'text/plain; charset=utf-8', 'odd name'],
    ['/download/__next.%24d%24lang.%21KGRlZmF1bHQp.txt', 'text/plain; charset=utf-8', 'odd name'],
    ['/_next/static/a.js', 'text/javascript; charset=utf-8', long],
    ['/fonts/a.woff2', 'font/woff2', 'font'],
    ['/images/a.avif', 'image/avif', 'picture'],
    ['/manifest.webmanifest', 'application/manifest+json', '{}'],
    ['/sitemap.xml', 'application/xml', '<x/>'],
    ['/icon.svg', 'image/svg+xml', '<svg/>'],
    ['/page%20with%20space.txt', 'text/plain; charset=utf-8', 'space'],
  ])('%s is %s', async (target, type, text) => {
    const { status, headers, body } = await backend.raw(target);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, text]);
    for (const [name, value] of Object.entries(headersFor(target.split('?')[0] ?? '')))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { status, headers, body } = await backend.raw('/download/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '17', 0]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    const { status, headers } = await backend.raw('/download/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('redirects', () => {
  test.each([
    ['/download', '/download/'],
    ['/download?utm_source=a&b=%2F%2Fc', '/download/?utm_source=a&b=%2F%2Fc'],
    ['/de-DE', '/de-DE/'],
    ['/de/download?x=1', '/de-DE/download/?x=1'],
    ['/en-US/?utm_campaign=a%20b', '/?utm_campaign=a%20b'],
    ['/de/?next=//evil.example', '/de-DE/?next=//evil.example'],
  ])('%s → %s', async (target, location) => {
    const answer = await backend.raw(target);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  test.each([
    '//download',
    '//evil.example/..',
    '/en//evil.example',
    '/en/%2Fevil.example',
    '/%5Cdownload',
  ])('nobody is sent to another host by %s', async (target) => {
    const { status, headers } = await backend.raw(target);
    expect([status, headers.location]).toEqual([404, undefined]);
  });
});

describe('what is not there', () => {
  test.each([
    ['/nothing/', 'not found'],
    ['/nothing', 'not found'],
    ['/empty/', 'not found'],
    ['/_headers', 'not found'],
    ['/%5Fredirects', 'not found'],
    ['/empty', 'not found'],
    ['/index.html/', 'not found'],
    ['/de-DE/nothing/', 'nicht gefunden'],
    ['/de-DE/%E0%A4%A', 'nicht gefunden'],
    ['/fr-FR/nothing/', 'not found'],
    ['/%', 'not found'],
    ['/%ff', 'not found'],
    ['/index.html%00.txt', 'not found'],
    ['/../secret.txt', 'not found'],
    ['/%2e%2e/secret.txt', 'not found'],
    ['/..%2fsecret.txt', 'not found'],
    ['/download/..%2f..%2fsecret.txt', 'not found'],
    ['/..%5csecret.txt', 'not found'],
    ['/%252e%252e/secret.txt', 'not found'],
    ['/de-DE/../../secret.txt', 'nicht gefunden'],
    ['/./index.txt', 'not found'],
    ['//index.txt', 'not found'],
  ])('%s is a 404', async (target, text) => {
    const { status, headers, body } = await backend.raw(target);
    expect([status, body.toString()]).toEqual([404, text]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('a missing versioned file is not missing for a year', async () => {
    const { status, headers } = await backend.raw('/_next/static/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });
});

describe('compression', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.8, br;q=0', gunzipSync],
  ] as const)('%s for "%s"', async (encoding, accept, decode) => {
    const { headers, body } = await backend.raw('/_next/static/a.js', {
      'accept-encoding': accept,
    });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(body.length).toBeLessThan(long.length / 4);
    expect(decode(body).toString()).toBe(long);
  });

  test.each([
    ['/_next/static/a.js', 'identity'],
    ['/_next/static/a.js', ''],
    ['/index.txt', 'br'],
    ['/images/a.avif', 'br'],
  ])('none for %s with "%s"', async (target, accept) => {
    const { headers } = await backend.raw(target, { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    [undefined, null],
    ['br;q=1.0, gzip', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['deflate', null],
  ])('acceptedEncoding(%s) is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('validators', () => {
  test.each(['', 'br', 'gzip'])(
    'a copy with encoding "%s" is confirmed by its tag',
    async (accept) => {
      const first = await backend.raw('/_next/static/a.js', { 'accept-encoding': accept });
      const tag = first.headers.etag ?? '';
      const headers = { 'accept-encoding': accept, 'if-none-match': `"other", W/${tag}` };
      const second = await backend.raw('/_next/static/a.js', headers);
      expect([second.status, second.headers.etag, second.body.length]).toEqual([304, tag, 0]);
      expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
      const other = { 'accept-encoding': accept, 'if-none-match': '"other"' };
      expect((await backend.raw('/_next/static/a.js', other)).status).toBe(200);
    },
  );

  test('encodings have different tags', async () => {
    const answers = ['', 'br', 'gzip'].map((accept) =>
      backend.raw('/_next/static/a.js', { 'accept-encoding': accept }),
    );
    const tags = (await Promise.all(answers)).map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-3', 206, 'payl', 'bytes 0-3/7'],
    ['bytes=4-', 206, 'oad', 'bytes 4-6/7'],
    ['bytes=-2', 206, 'ad', 'bytes 5-6/7'],
    ['bytes=0-99', 206, 'payload', 'bytes 0-6/7'],
    ['bytes=7-', 416, '', 'bytes */7'],
    ['bytes=3-1', 200, 'payload', undefined],
    ['bytes=0-1,3-4', 200, 'payload', undefined],
    ['lines=1-2', 200, 'payload', undefined],
  ])('%s is %i', async (range, status, text, contentRange) => {
    const answer = await backend.raw('/index.txt', { range });
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  test('a range of a file that has changed gets the whole file', async () => {
    const headers = { range: 'bytes=0-3', 'if-range': '"before"' };
    expect((await backend.raw('/index.txt', headers)).status).toBe(200);
    const { etag = '' } = (await backend.raw('/index.txt')).headers;
    expect((await backend.raw('/index.txt', { ...headers, 'if-range': etag })).status).toBe(206);
  });

  test('an empty file has no range', () => expect(parseRange('bytes=0-', 0)).toBe('none'));
});
