/** The language of the pages of the account and payment hosts. */
import { parseAccept } from 'hono/utils/accept';
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { preferredLanguage } from '@/services/rules/preferredLanguage';
import { languageNamed } from '../forms/words';
import type { Call } from '../http/call';

/** The prefix of a page of the site. */
function prefixOf(address: string): string | undefined {
  const base = 'http://site';
  return URL.canParse(address, base) ? new URL(address, base).pathname.split('/')[1] : undefined;
}

/**
 * The language of a page: that of the address or the form, else that of the page of the site which led
 * here, else the browser's; English if the site has none of them.
 * @param named what a form says.
 * @param from where the visitor came from.
 */
export function pageLanguage(c: Call, named = c.req.query('language'), from = ''): LanguageCode {
  const accepted = parseAccept(c.req.header('accept-language') ?? '').map(({ type }) => type);
  return (
    languageNamed(named) ??
    languageNamed(prefixOf(from)) ??
    preferredLanguage(accepted) ??
    defaultLanguage
  );
}
