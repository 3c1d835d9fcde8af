/** The glossary: names that stay as they are, and for each language its words and those it avoids. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@/config/site/languages';
import { error, escaped, type Finding, type Issue } from './finding';
import { readMessage } from './icu';
import type { Leaf } from './json';
import { readFile } from './read';

/** A term of one language. */
interface Term {
  /** The English term. */
  readonly name: string;
  /** What the language says, alternatives separated by commas. */
  text: string;
  /** What it does not say. */
  forbid: readonly string[];
}

/** The glossary of one language. */
interface LanguageGlossary {
  /** Its quotation marks; empty if not given. */
  quotes: string;
  /** Names that it writes otherwise: the beginning that all their forms share. */
  readonly written: Map<string, string>;
  readonly terms: Map<string, Term>;
}

type Languages = Map<string, LanguageGlossary>;

/** `locales/glossary.json`, read. */
export interface Glossary {
  readonly names: readonly string[];
  readonly languages: ReadonlyMap<string, LanguageGlossary>;
  /** False if the file cannot be read: then nothing that rests on it can be said of a text. */
  readonly readable: boolean;
  readonly findings: readonly Finding[];
}

/** Where the glossary stands. */
export const glossaryFile = 'locales/glossary.json';

const file = glossaryFile;

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function emptyLanguage(): LanguageGlossary {
  return { quotes: '', written: new Map(), terms: new Map() };
}

/** Enters one line of the file. @returns false if the line has no place in a glossary. */
function enter(glossary: { names: string[]; languages: Languages }, key: string, text: string) {
  const [top = '', field = '', name = '', part = ''] = key.split('.');
  if (top === 'names') {
    glossary.names.push(field);
    return true;
  }
  if (!(languageCodes as readonly string[]).includes(top)) return false;
  const language = glossary.languages.get(top) ?? emptyLanguage();
  glossary.languages.set(top, language);
  if (field === 'address') return true;
  if (field === 'quotes') language.quotes = text;
  else if (field === 'names') language.written.set(name, text);
  else if (field === 'terms' && (part === 'text' || part === 'forbid')) {
    const term = language.terms.get(name) ?? { name, text: '', forbid: [] };
    language.terms.set(name, term);
    if (part === 'text') term.text = text;
    else term.forbid = list(text);
  } else return false;
  return true;
}

function lineIssue(glossary: Parameters<typeof enter>[0], { key, text }: Leaf): Issue | null {
  if (text === null) return error('is no text', 'separate several words by commas: "one, two"');
  if (!enter(glossary, key, text))
    return error('has no place in the glossary', 'see the entries of the other languages');
  // The build reads this file along with the languages, so it may hold only what they may hold.
  return readMessage(text).issue;
}

/** Reads the glossary below `root`; without one, nothing is ruled out. */
export function readGlossary(root: string): Glossary {
  const glossary = { names: [] as string[], languages: new Map() as Languages };
  if (!existsSync(join(root, file))) return { ...glossary, readable: true, findings: [] };
  const { json, saved } = readFile(root, file);
  if (!json) return { ...glossary, readable: false, findings: saved };
  const twice = json.duplicates.map(({ key, line, firstLine }) => ({
    ...error(`stands twice, first on line ${firstLine}`, 'join the two'),
    ...{ file, line, key },
  }));
  const lines = json.leaves.flatMap((leaf) => {
    const issue = lineIssue(glossary, leaf);
    return issue ? [{ ...issue, file, line: leaf.line, key: leaf.key }] : [];
  });
  return { ...glossary, readable: true, findings: [...saved, ...twice, ...lines] };
}

const unspaced = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A word as it may stand in a text: as it is, or with a capital at the start of a sentence. */
function wordPattern(word: string): RegExp {
  if (unspaced.test(word)) return new RegExp(escaped(word), 'u');
  const first = word.charAt(0);
  const body = `[${first}${first.toLocaleUpperCase()}]${escaped(word.slice(1))}`;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${body}(?![\\p{L}\\p{M}\\p{N}])`, 'u');
}

/** Words in a text that its language's glossary rules out. Words that it wants do not count. */
export function glossaryIssues(
  text: string,
  code: LanguageCode,
  languages: Glossary['languages'],
): Issue[] {
  const terms = [...(languages.get(code)?.terms.values() ?? [])];
  const small = text.toLowerCase();
  return terms.flatMap((term) => {
    const suspects = term.forbid.filter((word) => small.includes(word.toLowerCase()));
    if (suspects.length === 0) return [];
    const rest = list(term.text).reduce((left, wanted) => left.replaceAll(wanted, ' '), text);
    return suspects
      .filter((word) => wordPattern(word).test(rest))
      .map((word) =>
        error(
          `says “${word}” for “${term.name}”`,
          `say ${term.text}, as locales/glossary.json has it`,
        ),
      );
  });
}
