/** The language of the pages of the account and payment hosts. */
import { defaultLanguage, languageCodes, type LanguageCode } from '@/config/site/languages';
import { preferredLanguage } from '@/services/rules/preferredLanguage';
import type { Call } from '../http/call';

/** The languages that the browser asks for, best first. */
function accepted(c: Call): string[] {
  const ranges = (c.req.header('accept-language') ?? '').split(',').map((range) => {
    const [tag = '', quality = ''] = range.trim().split(/;\s*q=/);
    return { tag, quality: quality === '' ? 1 : Number(quality) };
  });
  return ranges.sort((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}

/**
 * The language of a page: that of the address or the form, else that of the page of the site which led
 * here, else the browser's; English if the site has none of them.
 * @param named what a form says.
 * @param from where the visitor came from.
 */
export function pageLanguage(c: Call, named = c.req.query('language'), from = ''): LanguageCode {
  const isKnown = (code: string | undefined): code is LanguageCode =>
    languageCodes.some((known) => known === code);
  if (isKnown(named)) return named;
  const path = URL.canParse(from, 'http://site') ? new URL(from, 'http://site').pathname : '';
  const first = path.split('/')[1];
  if (isKnown(first)) return first;
  return preferredLanguage(accepted(c)) ?? defaultLanguage;
}
