/** Search over the site's questions and headings, in the words of a language; pure. Loaded with the first search. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchLimits } from '@/config/pages/search';
import { folded } from './markWords';

/** What can be found: a question with its answer, a heading, or a page. */
export interface SearchEntry {
  /** Path on this site, with the anchor of what was found. */
  readonly url: string;
  readonly title: string;
  /** The answer, or what stands below the heading; may be empty. */
  readonly text: string;
  /** Title of the page that it stands on. */
  readonly page: string;
}

/** A result with the words that matched, as they stand in the entry. */
export interface SearchResult extends SearchEntry {
  readonly words: readonly string[];
}

/** An index over the entries of one language. */
export interface SearchIndex {
  readonly find: (query: string) => readonly SearchResult[];
}

/** Shortest part of a compound that is found by itself, and shortest word that is taken for one. */
const compound = { part: 5, word: 9 } as const;

/** Runs of letters in scripts that have no spaces: Thai, and what Japanese is written in. */
const unspaced = /[\u0E00-\u0E7F\u3005\u3040-\u30FF\u4E00-\u9FFF]+/g;

/** The pairs of neighbours in a run of letters; a single letter is one by itself. */
const pairsOf = (run: string): string[] =>
  Array.from({ length: Math.max(run.length - 1, 1) }, (_, at) => run.slice(at, at + 2));

/** Splits text into words by its spaces, and into pairs of letters where it has none. */
function byLetters(text: string): string[] {
  const spaced = text.replace(unspaced, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...spaced, ...(text.match(unspaced) ?? []).flatMap(pairsOf)];
}

/**
 * Splits text into words. Where a script has no spaces the browser's dictionary does; each browser has
 * its own, and cuts by what stands around, so that the pairs of letters are kept beside the words.
 */
function splitter(language: string): (text: string) => string[] {
  if (!('Segmenter' in Intl)) return byLetters;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) => {
    const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
    const pairs = (text.match(unspaced) ?? []).flatMap(pairsOf);
    return [...words.map(({ segment }) => segment), ...pairs];
  };
}

/** Letters that changed places count as two slips. */
const swapped = (term: string) => (term.length > 4 ? 2 : false);

/**
 * What to mark in an entry. In a script without spaces that is what was asked for, where all of it
 * stands there; words are cut too long for it, and pairs of its letters stand elsewhere too.
 */
function toMark(asked: string, terms: readonly string[], { title, text }: SearchEntry): string[] {
  const within = folded(`${title} ${text}`);
  const runs = asked.match(unspaced) ?? [];
  if (!runs.every((run) => within.includes(run))) return [...terms];
  return [...runs, ...terms.filter((term) => term.search(unspaced) === -1)];
}

/** A word, and the ends of a long one: a compound is found by its last parts. */
function withParts(word: string): string[] {
  if (word.length < compound.word) return [word];
  const ends = Array.from({ length: word.length - compound.part - 1 }, (_, at) =>
    word.slice(at + 2),
  );
  return [word, ...ends];
}

/**
 * Makes the index of a language.
 * @param language BCP 47 tag, by which words are told apart.
 */
export function searchIndex(entries: readonly SearchEntry[], language: string): SearchIndex {
  const split = splitter(language);
  const engine = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text', 'page'],
    tokenize: (text) => split(folded(text)),
    processTerm: (term) => withParts(term),
    searchOptions: {
      processTerm: (term) => term,
      boost: { title: 4, page: 0.5 },
      prefix: (term) => term.length > 1 || /[^\p{Script=Latin}\p{N}]/u.test(term),
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.7, fuzzy: 0.25 },
    },
  });
  engine.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return {
    find(query) {
      const asked = folded(query.slice(0, searchLimits.query)).trim();
      if (split(asked).length === 0) return [];
      // All words first, then however they are cut, then with letters that changed places, then some.
      const attempts: readonly SearchOptions[] = [
        { combineWith: 'AND' },
        { combineWith: 'AND', tokenize: byLetters },
        { combineWith: 'AND', fuzzy: swapped },
        {},
      ];
      const found = attempts.reduce<ReturnType<typeof engine.search>>(
        (before, options) => (before.length > 0 ? before : engine.search(asked, options)),
        [],
      );
      return found.slice(0, searchLimits.results).flatMap(({ id, terms }) => {
        const entry = entries[id as number];
        return entry ? [{ ...entry, words: toMark(asked, terms, entry) }] : [];
      });
    },
  };
}
