/** The redirect and header tables: as functions, and as the CDN reads the files made from them. */
import { describe, expect, test } from 'vitest';
import { fontPath } from '@/config/site/fonts';
import { languages } from '@/config/site/languages';
import { routeNames, routes } from '@/config/site/routes';
import { everywhere, headersFile, headersFor, onPages } from '@/deploy/rules/headers';
import { redirectFor, redirectsFile } from '@/deploy/rules/redirects';

const pagePaths = routeNames
  .filter((name) => name !== 'not-found')
  .map((name) => routes[name].path);

describe('redirectFor', () => {
  test.each([
    ['/de/pricing/', '/de-DE/pricing/'],
    ['/de/pricing', '/de-DE/pricing/'],
    ['/de', '/de-DE/'],
    ['/de/', '/de-DE/'],
    ['/fil/office/linux/', '/fil-PH/office/linux/'],
    ['/en/', '/'],
    ['/en-US', '/'],
    ['/en-US/download/', '/download/'],
    ['/en/download/installation-guide', '/download/installation-guide/'],
    ['/de/nothing/here', '/de-DE/nothing/here'],
    ['/pt/%E0%A4%A', '/pt-BR/%E0%A4%A'],
  ])('%s → %s', (from, to) => expect(redirectFor(from)).toBe(to));

  test.each([
    '/',
    '/download/',
    '/de-DE/pricing/',
    '/d/',
    '/DE/',
    '/deutsch/',
    '/en-US/nothing/',
    '/en/index.txt',
    '//evil.example/',
    '/en//evil.example/',
    '/en-US//evil.example',
    '/de//evil.example',
    '/en/\\evil.example',
    '/\\evil.example/de/',
    'http://evil.example/de/',
    '',
  ])('%s stays', (path) => expect(redirectFor(path)).toBeNull());

  test('no page redirects, in no language', () => {
    const all = languages.flatMap(({ code }) =>
      pagePaths.map((path) => (code === 'en-US' ? path : `/${code}${path}`)),
    );
    expect(all.filter((path) => redirectFor(path) !== null)).toEqual([]);
  });
});

const rows = redirectsFile().trim().split('\n');

/** Reads a `_redirects` file as a CDN does: the first row that matches. */
function fromFile(path: string): string | null {
  for (const row of rows) {
    const [source = '', target = ''] = row.split(' ');
    if (source === path) return target;
    const start = source.endsWith('/*') ? source.slice(0, -1) : null;
    if (start && path.startsWith(start)) return target.replace(':splat', path.slice(start.length));
  }
  return null;
}

describe('redirectsFile', () => {
  test('says what redirectFor says', () => {
    const prefixes = ['', '/en-US', '/de-DE', ...languages.map(({ newCode }) => `/${newCode}`)];
    const tails = [...pagePaths, ...pagePaths.map((path) => path.slice(0, -1)), '/x', '/x/y.txt'];
    const paths = prefixes.flatMap((prefix) => tails.map((tail) => prefix + tail)).filter(Boolean);
    const differ = paths.filter((path) => fromFile(path) !== redirectFor(path));
    expect(differ).toEqual([]);
  });

  test.each([
    '/en//evil.example',
    '/en-US//evil.example/',
    '/en/\\evil.example',
    '/de//evil.example',
  ])('sends nobody to another host: %s', (path) =>
    expect(fromFile(path) ?? '/').toMatch(/^\/(?![/\\])/),
  );

  test('fits what Cloudflare Pages reads', () => {
    expect(rows.filter((row) => !/^\/\S* \/\S* 301$/.test(row))).toEqual([]);
    const dynamic = rows.filter((row) => row.includes('*'));
    expect(dynamic).toHaveLength(languages.length - 1);
    expect(rows.length - dynamic.length).toBeLessThan(2000);
  });
});

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const picture = 'public, max-age=86400, stale-while-revalidate=604800';

const cachePaths = [
  ['/_next/static/chunks/a.js', immutable],
  [fontPath('inter-latin'), immutable],
  ['/images/home/hero@2x.avif', picture],
  ['/icon.svg', picture],
  ['/', revalidated],
  ['/de-DE/pricing/', revalidated],
  ['/download/index.txt', revalidated],
  ['/sitemap.xml', revalidated],
  ['/404.html', revalidated],
  ['/fontsmith/', revalidated],
] as const;

/** Reads a `_headers` file as Cloudflare Pages does: values of all rules that match, joined. */
function headersFromFile(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of headersFile().split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    if (!line.startsWith(' ')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (applies) {
      const [name = '', ...value] = line.trim().split(': ');
      found[name] = [found[name], value.join(': ')].filter(Boolean).join(', ');
    }
  }
  return found;
}

describe('headers', () => {
  test.each(cachePaths)('%s may be kept: %s', (path, value) => {
    expect(headersFor(path)['Cache-Control']).toBe(value);
  });

  test.each(cachePaths)('the file says the same of %s', (path) => {
    // Without a rule a CDN sends its default, which is the one for pages.
    const sent = { 'Cache-Control': revalidated, ...headersFromFile(path) };
    expect(sent).toEqual({ ...onPages, ...headersFor(path) });
  });

  test.each(['/', '/pricing/', '/anything', '/404.html', '/a.b/'])(
    'protect the page %s',
    (path) => {
      expect(headersFor(path)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringMatching(
          /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
        ),
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Strict-Transport-Security': expect.stringContaining('max-age='),
        'Content-Security-Policy': "frame-ancestors 'self'",
      });
    },
  );

  test.each(['/_next/static/a.js', '/fonts/a.woff2', '/index.txt', '/sitemap.xml'])(
    'say of the file %s what holds for files',
    (path) =>
      expect(Object.keys(headersFor(path))).toEqual([...Object.keys(everywhere), 'Cache-Control']),
  );
});
