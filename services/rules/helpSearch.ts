/** Search over the site's questions and headings, in the words of a language; pure. Loaded with the first search. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchLimits } from '@/config/pages/search';

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

/** A part of a text that is drawn as it is, or marked. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Direction marks, joiners outside words, and other signs without a shape. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Shortest part of a compound that is found by itself, and shortest word that is taken for one. */
const compound = { part: 5, word: 9 } as const;

/** One form for what people take for the same: widths, case, accents of Latin, Greek and Cyrillic letters. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}

/** Splits text into words; scripts without spaces by the browser's dictionary, else into pairs of letters. */
function splitter(language: string): (text: string) => string[] {
  if ('Segmenter' in Intl) {
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    return (text) =>
      [...segmenter.segment(text)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment);
  }
  const pairs = /[\u0E00-\u0E7F\u3040-\u30FF\u4E00-\u9FFF]/;
  return (text) =>
    (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
      pairs.test(word) ? Array.from(word, (_, at) => word.slice(at, at + 2)) : [word],
    );
}

/** Letters that changed places count as two slips. */
const swapped = (term: string) => (term.length > 4 ? 2 : false);

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
      // All words first, then with letters that changed places, then some of the words.
      const attempts: readonly SearchOptions[] = [
        { combineWith: 'AND' },
        { combineWith: 'AND', fuzzy: swapped },
        {},
      ];
      const found = attempts.reduce<ReturnType<typeof engine.search>>(
        (before, options) => (before.length > 0 ? before : engine.search(asked, options)),
        [],
      );
      return found.slice(0, searchLimits.results).flatMap(({ id, terms }) => {
        const entry = entries[id as number];
        return entry ? [{ ...entry, words: terms }] : [];
      });
    },
  };
}

/**
 * A text with its matches told apart, so that they can be marked. Never markup: parts are drawn as text.
 * @param words folded words, as a result names them.
 */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  // Folding may change lengths: each letter is folded by itself, and keeps its place.
  const letters = Array.from(text);
  const plain = letters.map((letter) => folded(letter) || letter);
  const starts: number[] = [];
  let length = 0;
  for (const letter of plain) {
    starts.push(length);
    length += letter.length;
  }
  const whole = plain.join('');
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = whole.indexOf(word); word && at !== -1; at = whole.indexOf(word, at + 1)) {
      const end = at + word.length;
      starts.forEach((start, index) => {
        if (start >= at && start < end) marked[index] = true;
      });
    }
  }
  const parts: { text: string; marked: boolean }[] = [];
  letters.forEach((letter, index) => {
    const isMarked = marked[index] ?? false;
    const last = parts.at(-1);
    if (last?.marked === isMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
  });
  return parts;
}

/** The stretch of a long text around its first match, with ellipses where it is cut. */
export function excerpt(text: string, words: readonly string[], most = 140): string {
  if (text.length <= most) return text;
  const before = markWords(text, words).findIndex(({ marked }) => marked);
  const at = before > 0 ? (markWords(text, words)[0]?.text.length ?? 0) : 0;
  const start = at > most / 2 ? text.lastIndexOf(' ', at - most / 4) + 1 : 0;
  const end = text.length - start > most ? text.lastIndexOf(' ', start + most) : text.length;
  const to = end > start ? end : start + most;
  return `${start > 0 ? '… ' : ''}${text.slice(start, to)}${to < text.length ? ' …' : ''}`;
}
