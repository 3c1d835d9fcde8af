/** The response headers of the published site: one table for the embedded backend and for the CDN's `_headers` file. */
import { frameOrigins } from '@/config/site/hosts';

/**
 * Who may show a page in a frame: the site itself, and these. The rest of the policy differs per page
 * and is its own <meta>, which cannot say this.
 */
export function framing(origins: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': `frame-ancestors ${["'self'", ...origins].join(' ')}`,
    // For browsers that do not know `frame-ancestors`. It can name no other origin, so it would contradict.
    ...(origins.length === 0 && { 'X-Frame-Options': 'SAMEORIGIN' }),
  };
}

/** Headers of every answer. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Other sites may link to files but not build them in; account and payment hosts are the same site.
  'Cross-Origin-Resource-Policy': 'same-site',
};

/** Headers of what a browser shows by itself; on its other files they add nothing, and cost a phone 10 kB a page. */
export const onPages: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
  // Not `same-origin`: sign-in and payment may open a window that reports back to its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...framing(frameOrigins),
};

/** Paths of files that are no pages, as the source of a regular expression. */
export const otherFiles = String.raw`\.(?!html$)[a-z0-9]+$`;
const isOtherFile = new RegExp(otherFiles);

const versioned = 'public, max-age=31536000, immutable';
const picture = 'public, max-age=86400, stale-while-revalidate=604800';

/** What a path without a rule gets, pages and their `.txt` payloads above all. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** Folders whose files have their content's hash or version in their name; see `deploy/publish/releases.ts`. */
export const versionedFolders = ['/_next/static/', '/fonts/'] as const;

/**
 * How long files may be kept, by path; `*` at the end stands for any rest. No two rules may match
 * the same path: a CDN would join their values with a comma.
 */
export const cacheRules: readonly (readonly [pattern: string, value: string])[] = [
  ...versionedFolders.map((folder) => [`${folder}*`, versioned] as const),
  ['/images/*', picture],
  ['/icons.svg', picture],
  ['/icon.svg', picture],
  ['/icon-192.png', picture],
  ['/icon-512.png', picture],
  ['/apple-touch-icon.png', picture],
  ['/favicon.ico', picture],
];

const matches = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** All headers for an answer with status 200 at a path. */
export function headersFor(pathname: string): Record<string, string> {
  const rule = cacheRules.find(([pattern]) => matches(pattern, pathname));
  const own = isOtherFile.test(pathname) ? {} : onPages;
  return { ...everywhere, ...own, 'Cache-Control': rule?.[1] ?? revalidated };
}

/** The text of a `_headers` file, as Cloudflare Pages and Netlify read it. */
export function headersFile(): string {
  const block = (pattern: string, headers: Readonly<Record<string, string>>): string =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    // A Cache-Control of `/*` would be joined to those below, and this is what both hosts send anyway.
    `# Paths without a Cache-Control of their own get the host's default: ${revalidated}`,
    // A rule can't leave files out; these hosts compress headers, so it costs nothing here.
    block('/*', { ...everywhere, ...onPages }),
    ...cacheRules.map(([pattern, value]) => block(pattern, { 'Cache-Control': value })),
    '',
  ].join('\n');
}
