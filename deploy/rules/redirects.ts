/** The permanent redirects of the published site: for the embedded backend and for the CDN's `_redirects` file. */
import { defaultLanguage, languages } from '@/config/site/languages';
import { routeNames, routes, type RouteName } from '@/config/site/routes';
import { canonicalRedirect, pagePath, parsePath, routeAt } from '@/services/rules/urls';

/**
 * Whether a path is one that the site could have written itself. A second slash at the front or a
 * backslash would turn a relative redirect into one to another host.
 */
export function isPlainPath(pathname: string): boolean {
  return pathname.startsWith('/') && !pathname.includes('//') && !pathname.includes('\\');
}

const pages: readonly RouteName[] = routeNames.filter((name) => name !== 'not-found');

const pageAt = (path: string): RouteName | undefined => {
  const name = routeAt(path.endsWith('/') ? path : `${path}/`);
  return name === 'not-found' ? undefined : name;
};

/**
 * Where a request for a path is sent with status 301, or `null` if it is answered where it is
 * (decisions, Languages). The caller adds the query as it came.
 * @param pathname as in the request: still percent-encoded, without query.
 */
export function redirectFor(pathname: string): string | null {
  const target = isPlainPath(pathname) ? canonicalRedirect(pathname) : null;
  if (target === null) return null;
  const { language, path } = parsePath(target);
  const page = pageAt(path);
  if (page) return pagePath(page, language);
  // An unknown English path is a 404 where it stands; see `redirectsFile`.
  return language === defaultLanguage ? null : target;
}

/** The text of a `_redirects` file, as Cloudflare Pages and Netlify read it. The first match wins. */
export function redirectsFile(): string {
  const rows = languages.flatMap(({ code, newCode }) => {
    const isDefault = code === defaultLanguage;
    const prefixes = isDefault ? [newCode, code] : [newCode];
    return prefixes.flatMap((prefix) => [
      ...pages.flatMap((name) => {
        const target = pagePath(name, code);
        const from = `/${prefix}${routes[name].path}`;
        return (isDefault ? [from.slice(0, -1), from] : [from.slice(0, -1)]).map(
          (source) => `${source} ${target} 301`,
        );
      }),
      // English has no such row: `/en/*` to `/:splat` would send `/en//host` to another host.
      ...(isDefault ? [] : [`/${prefix}/* /${code}/:splat 301`]),
    ]);
  });
  return `${rows.join('\n')}\n`;
}
