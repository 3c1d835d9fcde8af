/** The content security policy of each published page: its own inline scripts and styles by hash, and nothing else inline. */
import { createHash } from 'node:crypto';
import { outerLinks } from '@/config/site/brand';
import { downloadHosts, hosts } from '@/config/site/hosts';
import { inside, putBefore, innerHtml, type Page } from '../page';

/** Texts of the inline scripts that a browser would run, in page order. */
export function inlineScripts(page: Page): string[] {
  return page
    .all('script', ({ attribs }) => !('src' in attribs) && attribs.type !== 'application/ld+json')
    .map(innerHtml);
}

/** Texts of the style elements. */
export const inlineStyles = (page: Page): string[] => page.all('style').map(innerHtml);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const origins = (addresses: readonly string[]) => [
  ...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin)),
];

/** The policy of a page, as the value of a `<meta>` element. `frame-ancestors` can't stand there: it is a header. */
export function contentSecurityPolicy(page: Page): string {
  const { downloader, account, payment, ...called } = hosts;
  const calls = origins([...Object.values(called), account]);
  const frames = [...origins([downloader, account, payment]), ...downloadHosts.map(withScheme)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inlineScripts(page).map(hashOf))],
    'style-src': ["'self'", ...new Set(inlineStyles(page).map(hashOf))],
    'img-src': ["'self'", 'data:', ...origins([hosts.template, hosts.account])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls],
    // The worker that shows notifications.
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // The last takes the words of a search where no scripts run.
    'form-action': [
      "'self'",
      ...origins([hosts.api, hosts.facade, hosts.account, outerLinks.helpCenter]),
    ],
    'require-trusted-types-for': ["'script'"],
    // `default` is made by the boot script, `nextjs` by Next's router, the last by services/page/push.ts.
    'trusted-types': ['default', 'nextjs', 'push-worker'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function withScheme(host: string): string {
  return `https://${host}`;
}

/**
 * Puts a page's policy in its place: behind the charset, which must come early, and before all else.
 * @throws Error if the charset is not first.
 */
export function addPolicy(page: Page): void {
  const [charset, next] = inside(page.the('head'));
  if (!next || charset?.name !== 'meta' || !('charset' in charset.attribs))
    throw new Error('<head> does not begin with the charset');
  const policy = contentSecurityPolicy(page);
  putBefore(next, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
