'use client';
import { useEffect, useState } from 'react';
import { searchLimits } from '@/config/pages/search';
import { queryKeys } from '@/config/site/keys';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { timings } from '@/config/site/limits';
import { fetchSearchEntries } from '@/services/calls/searchIndex';
import { track } from '@/services/page/analytics';
import { searchIndex, type SearchIndex, type SearchResult } from '@/services/rules/helpSearch';

/** What was asked, and what was found; `null` where the index can't be had. */
export interface Search {
  readonly asked: string;
  readonly results: readonly SearchResult[] | null;
}

const nothing: Search = { asked: '', results: [] };

let index: Promise<SearchIndex> | null = null;

/** The index of the page's language, fetched once; again after a failure. @throws ServiceError */
function loadIndex(language: LanguageCode): Promise<SearchIndex> {
  index ??= fetchSearchEntries(language).then((entries) =>
    searchIndex(entries, languageOf(language).iso),
  );
  index.catch(() => (index = null));
  return index;
}

/** The address says what is searched for, so that a search can be passed on. */
function tellAddress(asked: string): void {
  const address = new URL(location.href);
  if (asked) address.searchParams.set(queryKeys.search, asked);
  else address.searchParams.delete(queryKeys.search);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

async function find(asked: string, language: LanguageCode): Promise<Search> {
  try {
    const results = asked ? (await loadIndex(language)).find(asked) : [];
    if (asked) track('ow_help_search', { results: results.length });
    return { asked, results };
  } catch (error) {
    console.warn(`search: the index can't be had. ${String(error)}`);
    return { asked, results: null };
  }
}

/**
 * Searches for what stands in a field, a moment after its last change.
 * @returns the last search that has ended, and a way to clear it.
 */
export function useHelpSearch(
  input: HTMLInputElement,
  language: LanguageCode,
): [search: Search, clear: () => void] {
  const [search, setSearch] = useState(nothing);
  useEffect(() => {
    let timer = 0;
    let latest = '';
    const ending = new AbortController();
    const run = async () => {
      const asked = input.value.slice(0, searchLimits.query).trim();
      tellAddress(asked);
      if (asked === latest) return;
      latest = asked;
      const found = await find(asked, language);
      if (asked === latest && !ending.signal.aborted) setSearch(found);
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void run(), timings.debounce);
    };
    input.addEventListener('input', onInput, { signal: ending.signal });
    if (input.value) void run();
    else loadIndex(language).catch(() => undefined);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [input, language]);
  return [search, () => setSearch(nothing)];
}
