/** Addresses that search engines are told: canonical and the page in every language; pure. */
import { languages, type LanguageCode } from '@/config/site/languages';
import { siteUrl } from '@/config/site/hosts';
import { routes, type RouteName } from '@/config/site/routes';
import { localizedPath } from './urls';

/** The full address of a path without prefix in a language. */
export function absoluteUrl(path: string, language: LanguageCode): string {
  return `${siteUrl}${localizedPath(path, language)}`;
}

/** The one address of a page that search engines should list. */
export function canonicalUrl(name: RouteName, language: LanguageCode): string {
  const { path, canonical } = routes[name];
  return absoluteUrl(canonical ?? path, language);
}

/** The page in every language by hreflang, itself included; `x-default` is English. */
export function alternateUrls(name: RouteName): Record<string, string> {
  const { path } = routes[name];
  const all = languages.map(({ newCode, code }) => [newCode, absoluteUrl(path, code)] as const);
  return { ...Object.fromEntries(all), 'x-default': absoluteUrl(path, 'en-US') };
}
