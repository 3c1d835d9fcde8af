/** Reads the message files, and says which cannot be read as they should. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type LanguageCode } from '@/config/site/languages';
import { error, type Finding, type Issue } from './finding';
import { JsonProblem, readJson, type JsonFile } from './json';

/** A message where it stands. */
interface Message {
  readonly text: string;
  readonly line: number;
}

/** The messages of one language. */
export interface Catalogue {
  readonly code: LanguageCode;
  /** Path from the project's root. */
  readonly file: string;
  /** The file's own text; null if there is none. */
  readonly source: string | null;
  /** False if the file is missing or is no JSON: then nothing else can be said about it. */
  readonly readable: boolean;
  /** True if it is readable and holds texts only, each once: then it can be written anew. */
  readonly intact: boolean;
  readonly messages: ReadonlyMap<string, Message>;
  /** Line on which each group opens. */
  readonly groups: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

/** Deepest nesting of keys (page, group, text). */
const maxDepth = 3;

function keyIssue(key: string): Issue | null {
  const parts = key.split('.');
  const rule = 'rename it in every language';
  if (parts.length > maxDepth) return error(`is nested more than ${maxDepth} deep`, rule);
  const odd = parts.find((part) => !/^[a-z][A-Za-z\d]*$/.test(part));
  return odd === undefined
    ? null
    : error(`“${odd}” is no camelCase key: a small letter first, then letters and digits`, rule);
}

function findingsOf(json: JsonFile, file: string, isEnglish: boolean): Finding[] {
  const duplicates = json.duplicates.map(({ key, line, firstLine }) => ({
    ...error(
      `stands twice, first on line ${firstLine}`,
      'keep one of the two and delete the other',
    ),
    ...{ file, line, key },
  }));
  const leaves = json.leaves.flatMap(({ key, text, line }) => {
    const noText = error('is no text', 'write one text in double quotation marks: "key": "text"');
    const empty = error('is empty', 'write the text, or delete the line to leave it open');
    const issue = text === null ? noText : text.trim() === '' ? empty : null;
    return [issue, isEnglish ? keyIssue(key) : null]
      .filter((found) => found !== null)
      .map((found) => ({ ...found, file, line, key }));
  });
  return [...duplicates, ...leaves];
}

/** Reads a language's file below `root`; what is wrong with it is in `findings`. */
export function readCatalogue(root: string, code: LanguageCode): Catalogue {
  const file = `locales/${code}.json`;
  const path = join(root, file);
  const nothing = {
    code,
    file,
    readable: false,
    intact: false,
    messages: new Map(),
    groups: new Map(),
  };
  const broken = (issue: Issue, line = 1) => [{ ...issue, file, line, key: '' }];
  if (!existsSync(path)) {
    const findings = broken(error('the file is missing', 'create it with {} as its content'));
    return { ...nothing, source: null, findings };
  }
  const source = readFileSync(path, 'utf8');
  try {
    const json = readJson(source);
    const texts = json.leaves.filter(
      (leaf): leaf is typeof leaf & { text: string } => leaf.text !== null,
    );
    const messages = new Map(texts.map(({ key, text, line }) => [key, { text, line }]));
    const findings = findingsOf(json, file, code === defaultLanguage);
    const intact = json.duplicates.length === 0 && texts.length === json.leaves.length;
    return { code, file, source, readable: true, intact, messages, groups: json.groups, findings };
  } catch (cause) {
    if (!(cause instanceof JsonProblem)) throw cause;
    const issue = error(`column ${cause.column}: ${cause.problem}`, cause.mend);
    return { ...nothing, source, findings: broken(issue, cause.line) };
  }
}

/** All languages of the table, in its order: English comes first. */
export function readCatalogues(root: string): Catalogue[] {
  return languages.map(({ code }) => readCatalogue(root, code));
}

/** Files in `locales/` that look like a language and are none. */
export function strayFiles(root: string): Finding[] {
  const known = new Set<string>(['glossary.json', ...languages.map(({ file }) => file)]);
  return readdirSync(join(root, 'locales'))
    .filter((name) => name.endsWith('.json') && !known.has(name))
    .map((name) => ({
      ...error(
        'no language in config/site/languages.ts has this file',
        'add its row, or delete it',
      ),
      ...{ file: `locales/${name}`, line: 1, key: '' },
    }));
}

/**
 * The keys that each language takes from English, for the summary of a build.
 * Languages that lack nothing have an empty list; English is not listed.
 */
export function missingByLanguage(root = process.cwd()): ReadonlyMap<LanguageCode, string[]> {
  const [english, ...others] = readCatalogues(root);
  const keys = [...(english?.messages.keys() ?? [])];
  return new Map(
    others.map(({ code, messages }) => [code, keys.filter((key) => !messages.has(key))]),
  );
}
