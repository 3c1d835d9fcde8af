/** The header table: as a function, and as a CDN reads the file made from it. */
import { describe, expect, test } from 'vitest';
import { fontPath } from '@/config/site/fonts';
import { everywhere, framing, headersFile, headersFor, onPages } from '@/deploy/rules/headers';

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

describe('who may show the site in a frame', () => {
  test('is the site alone, unless the build names others', () => {
    expect(framing([])).toEqual({
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
    });
    expect(onPages).toMatchObject(framing([]));
  });

  test('is also whom the build names, and no older header contradicts', () => {
    expect(framing(['https://client.example', 'app://client:8080'])).toEqual({
      'Content-Security-Policy': "frame-ancestors 'self' https://client.example app://client:8080",
    });
  });
});
