/** Translations that may be out of date: English has changed since they were made, and they have not. */
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { error, quoted, warning, type Finding } from './finding';
import { factOf, readFacts, seenFile, writeFacts, type Fact, type Facts } from './fingerprints';
import type { Catalogue } from './read';

/**
 * `fresh`: made from this English. `stale`: made from another one, and not changed since.
 * `new`: added or changed since the fingerprints were taken, and so made from this English.
 */
type State = 'fresh' | 'stale' | 'new';

/** Whether somebody has looked at a stale translation and found it right. */
type Looked = (code: LanguageCode, key: string) => boolean;

function stateOf(known: readonly Fact[], { english, text }: Fact): State {
  const same = known.filter((fact) => fact.text === text);
  if (same.length === 0) return 'new';
  return same.some((fact) => fact.english === english) ? 'fresh' : 'stale';
}

/** The keys of a language's translations that are not fresh, in the order of English. */
function unfresh(
  facts: Facts,
  english: Catalogue,
  own: Catalogue,
): Record<'stale' | 'new', string[]> {
  const keys = { stale: [] as string[], new: [] as string[] };
  if (own.code === defaultLanguage) return keys;
  for (const [key, { text }] of english.messages) {
    const translation = own.messages.get(key);
    if (!translation) continue;
    const state = stateOf(facts(own.code, key), factOf(text, translation.text));
    if (state !== 'fresh') keys[state].push(key);
  }
  return keys;
}

/** The keys of a language whose translation goes back to another English text than today’s. */
export function staleKeys(root: string, english: Catalogue, own: Catalogue): string[] {
  return unfresh(readFacts(root), english, own).stale;
}

/**
 * A finding for each text that should be looked at again: work left to do, an error only if `strict`.
 * A strict run also says that translations have no fingerprint yet, so that a change of English
 * would not be noticed.
 */
export function staleFindings(
  root: string,
  english: Catalogue,
  others: readonly Catalogue[],
  strict: boolean,
): Finding[] {
  const facts = readFacts(root);
  const states = others.map((own) => ({ own, keys: unfresh(facts, english, own) }));
  const stale = states.flatMap(({ own, keys }) =>
    keys.stale.map((key) => ({
      ...error(
        `may be out of date: English now says ${quoted(english.messages.get(key)?.text ?? '')}`,
        `change it, or say that it is right: npm run locales -- --seen ${own.code} ${key}`,
      ),
      ...(strict ? {} : { level: 'open' as const }),
      ...{ file: own.file, line: own.messages.get(key)?.line ?? 1, key },
    })),
  );
  const unseen = strict ? states.flatMap(({ keys }) => keys.new).length : 0;
  if (unseen === 0) return stale;
  const problem = `texts that this list does not know yet: ${unseen}`;
  const late = warning(problem, 'run npm run locales -- --seen');
  return [...stale, { ...late, file: seenFile, line: 1, key: '' }];
}

/**
 * Takes fingerprints of what is new, and of what somebody has looked at.
 * @returns how many translations are taken down anew.
 */
export function recordSeen(
  root: string,
  catalogues: readonly Catalogue[],
  looked: Looked = () => false,
): number {
  const english = catalogues.find(({ code }) => code === defaultLanguage);
  // What cannot be read keeps the fingerprints that it has.
  if (!english || catalogues.some(({ readable }) => !readable)) return 0;
  const facts = readFacts(root);
  let count = 0;
  const made = new Map<string, Map<LanguageCode, Fact>>();
  for (const [key, { text }] of english.messages) {
    const own = new Map<LanguageCode, Fact>();
    for (const { code, messages } of catalogues) {
      const translation = messages.get(key)?.text;
      if (code === defaultLanguage || translation === undefined) continue;
      const fact = factOf(text, translation);
      const state = stateOf(facts(code, key), fact);
      const old = facts(code, key).find((known) => known.text === fact.text);
      const stays = state === 'stale' && !looked(code, key);
      if (!stays && state !== 'fresh') count += 1;
      own.set(code, stays && old ? old : fact);
    }
    made.set(key, own);
  }
  writeFacts(root, made);
  return count;
}
