/**
 * `locales/seen.txt`: which English each translation was made from, as fingerprints.
 *
 * A line is a key, the fingerprint of its English text, and one of each translation made from it. A key
 * has a second line while some languages still go back to an older English. The order of lines and
 * what stands there twice do not matter, so two branches merge by keeping the lines of both.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type LanguageCode } from '@/config/site/languages';

/** Where the fingerprints stand: no JSON, which the build would take for a language. */
export const seenFile = 'locales/seen.txt';

/** A translation and the English that it was made from, by their fingerprints. */
export interface Fact {
  readonly english: string;
  readonly text: string;
}

/** What is known of a language's translation of a key. */
export type Facts = (code: LanguageCode, key: string) => readonly Fact[];

/** Four letters that stand for a text; of 16 million texts, two have the same. */
function fingerprint(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 4);
}

/** The fingerprints of an English text and its translation. */
export function factOf(english: string, translation: string): Fact {
  return { english: fingerprint(english), text: fingerprint(translation) };
}

/** Reads the fingerprints below `root`. A line that a merge has damaged says nothing. */
export function readFacts(root: string): Facts {
  const path = join(root, seenFile);
  const facts = new Map<string, Fact[]>();
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const line of lines) {
    const [key = '', english = '', ...texts] = line.trim().split(' ');
    for (const entry of texts) {
      const [short = '', text = ''] = entry.split(':');
      const place = `${short} ${key}`;
      facts.set(place, [...(facts.get(place) ?? []), { english, text }]);
    }
  }
  const short = new Map<string, string>(languages.map(({ code, newCode }) => [code, newCode]));
  return (code, key) => facts.get(`${short.get(code)} ${key}`) ?? [];
}

/** The lines of one key: one for each English that its translations were made from. */
function linesOf(key: string, made: ReadonlyMap<LanguageCode, Fact>): string[] {
  const sources = new Set([...made.values()].map(({ english }) => english));
  return [...sources].map((source) => {
    const texts = languages.flatMap(({ code, newCode }) => {
      const fact = made.get(code);
      return fact?.english === source ? [`${newCode}:${fact.text}`] : [];
    });
    return [key, source, ...texts].join(' ');
  });
}

/** Writes the fingerprints of all keys. */
export function writeFacts(
  root: string,
  made: ReadonlyMap<string, ReadonlyMap<LanguageCode, Fact>>,
): void {
  const lines = [...made].flatMap(([key, facts]) => linesOf(key, facts)).sort();
  const text = lines.map((line) => `${line}\n`).join('');
  const path = join(root, seenFile);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
