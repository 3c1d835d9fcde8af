/** The index of the search, from a file of this site. */
import * as v from 'valibot';
import { searchIndexPath } from '@/config/pages/search';
import { timings } from '@/config/site/limits';
import type { LanguageCode } from '@/config/site/languages';
import type { SearchEntry } from '@/services/rules/helpSearch';
import { getJson } from './http';

/** A path of this site: nothing in an index leads elsewhere. */
const Path = v.pipe(v.string(), v.regex(/^\/(?!\/)/));
const Entry = v.tuple([v.number(), v.string(), v.string(), v.string()]);
const Index = v.object({ pages: v.array(v.tuple([Path, v.string()])), entries: v.array(Entry) });

/**
 * GETs what can be found in a language: pages once, and what stands on each.
 * @throws ServiceError
 */
export async function fetchSearchEntries(language: LanguageCode): Promise<SearchEntry[]> {
  const { pages, entries } = await getJson({
    url: searchIndexPath(language),
    timeout: timings.messagesTimeout,
    schema: Index,
  });
  return entries.flatMap(([at, anchor, title, text]) => {
    const [path, page] = pages[at] ?? [];
    if (path === undefined || page === undefined) return [];
    return [{ url: anchor ? `${path}#${anchor}` : path, title, text, page }];
  });
}
