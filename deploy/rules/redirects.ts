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

/** A language as far as its prefix goes. */
interface Prefixed {
  readonly code: string;
  readonly newCode: string;
}

/** How people and programs write a language's prefix, the likely ways first: the alias, then others of the code. */
function spellings({ code, newCode }: Prefixed): string[] {
  const [language = '', region = ''] = code.split('-');
  return [
    newCode,
    code.toLowerCase(),
    newCode.toUpperCase(),
    code.toUpperCase(),
    `${language.toUpperCase()}-${region.toLowerCase()}`,
  ].filter((spelling) => spelling !== code);
}

/** One row. Sources are matched letter by letter. */
const row = (source: string, target: string) => `${source} ${target} 301`;

/** English has no patterns: `/en/*` to `/:splat` would send `/en//host` to another host. */
function englishRows(english: Prefixed): string[] {
  return [english.code, ...spellings(english)].flatMap((prefix) =>
    pages.flatMap((name) => {
      const { path } = routes[name];
      return [row(`/${prefix}${path.slice(0, -1)}`, path), row(`/${prefix}${path}`, path)];
    }),
  );
}

/**
 * How many rows count on Cloudflare. The first pattern makes a pattern of every row behind it, and
 * what follows the last that counts is dropped without a word (docs/decisions/hosts.md).
 */
export const rowLimits = { exact: 2000, patterns: 100 } as const;

/**
 * The text of a `_redirects` file, as Cloudflare Pages and Netlify read it: exact rows, then patterns,
 * each by how much they matter, as far as they count. Every alias has its pattern before any other spelling has one.
 */
export function redirectsFile(table: readonly Prefixed[] = languages): string {
  const english = table.filter(({ code }) => code === defaultLanguage);
  const others = table.filter(({ code }) => code !== defaultLanguage);
  const spelled = others.flatMap((language) =>
    spellings(language).map((prefix, rank) => ({ prefix, rank, home: `/${language.code}/` })),
  );
  const exact = [
    ...english.flatMap(englishRows),
    // A pattern needs the slash behind the prefix.
    ...spelled.map(({ prefix, home }) => row(`/${prefix}`, home)),
    // Without these, a path that lacks its last slash takes two steps: this one and the host's own.
    ...others.flatMap(({ code, newCode }) =>
      pages
        .filter((name) => name !== 'index')
        .map((name) => routes[name].path)
        .map((path) => row(`/${newCode}${path.slice(0, -1)}`, `/${code}${path}`)),
    ),
  ];
  const patterns = spelled
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ prefix, home }) => row(`/${prefix}/*`, `${home}:splat`));
  const kept = [...exact.slice(0, rowLimits.exact), ...patterns.slice(0, rowLimits.patterns)];
  return `${kept.join('\n')}\n`;
}
