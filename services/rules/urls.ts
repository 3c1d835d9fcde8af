/** Language prefixes of paths, both ways; pure. */
import {
  defaultLanguage,
  languageCodes,
  languages,
  type LanguageCode,
} from '@/config/site/languages';
import { routes, routeNames, type RouteName } from '@/config/site/routes';

/** A path taken apart. */
export interface ParsedPath {
  readonly language: LanguageCode;
  /** The rest, without prefix: starts with a slash. */
  readonly path: string;
}

/**
 * The URL path of a page in a language (specification, section 2: English has no prefix).
 * @param path without prefix, beginning with a slash; query and hash are kept as they are.
 */
export function localizedPath(path: string, language: LanguageCode): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/** The inverse of `localizedPath`: any path belongs to a language, English where no prefix says otherwise. */
export function parsePath(pathname: string): ParsedPath {
  const [, first = ''] = pathname.split('/', 2);
  const language = languageCodes.find((code) => code === first);
  if (!language || language === defaultLanguage)
    return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(first.length + 1) || '/' };
}

/** The URL path of a page by its name. */
export function pagePath(name: RouteName, language: LanguageCode): string {
  return localizedPath(routes[name].path, language);
}

/** The name of the page at a path without prefix; unknown paths are the 404 page. */
export function routeAt(path: string): RouteName {
  return routeNames.find((name) => routes[name].path === path) ?? 'not-found';
}

/** The path that leads out of a prefix: one slash, whatever stood there, so that it stays on this host. */
function ownPath(rest: string): string {
  return `/${rest.replace(/^[/\\]+/, '')}`;
}

/**
 * Where a path with a short alias (`/de/…`), the English prefix (`/en-US/…`) or either in other letters
 * (`/DE/…`, `/de-de/…`) redirects to (decisions, Languages), or `null` for a path that stands as it is.
 */
export function canonicalRedirect(pathname: string): string | null {
  const [, first = ''] = pathname.split('/', 2);
  const typed = first.toLowerCase();
  const language = languages.find(({ code, newCode }) =>
    [code, newCode].some((name) => name.toLowerCase() === typed),
  );
  const stands = language?.code === first && first !== defaultLanguage;
  if (!language || stands) return null;
  return localizedPath(ownPath(pathname.slice(first.length + 1)), language.code);
}
