/** Where a page is seen. */
import type { LanguageCode } from '@/config/site/languages';
import { routes, type RouteName } from '@/config/site/routes';
import { localizedPath } from '@/services/rules/urls';

/** The path of a page. The 404 page has no address of its own. */
export function pageAddress(name: RouteName, language: LanguageCode): string {
  return localizedPath(name === 'not-found' ? '/no-such-page/' : routes[name].path, language);
}
