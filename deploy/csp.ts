/** The content security policy of each published page: its own inline scripts and styles by hash, and nothing else inline. */
import { createHash } from 'node:crypto';
import { downloadHosts, hosts } from '@/config/site/hosts';

/** Texts of the inline scripts that a browser would run, in page order. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(({ groups }) => !/\bsrc=|application\/ld\+json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '');
}

/** Texts of the style elements. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const origins = (addresses: readonly string[]) => [
  ...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin)),
];

/** The policy of a page, as the value of a `<meta>` element. `frame-ancestors` can't stand there: it is a header. */
export function contentSecurityPolicy(html: string): string {
  const { downloader, account, payment, ...called } = hosts;
  const calls = origins([...Object.values(called), account]);
  const frames = [...origins([downloader, account, payment]), ...downloadHosts.map(withScheme)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inlineScripts(html).map(hashOf))],
    'style-src': ["'self'", ...new Set(inlineStyles(html).map(hashOf))],
    'img-src': ["'self'", 'data:', ...origins([hosts.template, hosts.account])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls],
    // The worker that shows notifications.
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...origins([hosts.api, hosts.facade, hosts.account])],
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

/** The page with its policy in place: behind the charset, which must come early, and before all else. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html)}"/>`;
  const charset = /<head>(<meta charSet="utf-8"\/>)/i;
  if (!charset.test(html)) throw new Error('A page does not begin its <head> with the charset');
  return html.replace(charset, (start) => start + meta);
}
