/** The search over the site's answers: where it stands, where its index is, and its limits. */
import type { LanguageCode } from '@/config/site/languages';

/** Where the index of a language is published. */
export const searchIndexPath = (language: LanguageCode) => `/search/${language}.json` as const;

/** Limits of a search: characters of a query that count, and results that are shown. */
export const searchLimits = { query: 100, results: 8 } as const;

/** Id of the field on the support page, for links to it. */
export const searchAnchor = 'search';
