/** Reads the message files, and says which cannot be read as they should. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type LanguageCode } from '@/config/site/languages';
import { decoded, restore } from './encoding';
import { hasFile, missingFile } from './fileNames';
import { error, type Finding } from './finding';
import { JsonProblem, readJson, type JsonFile, type Surroundings } from './json';
import { keyIssue } from './keys';

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
  /** The file's own text, without a byte order mark; null if there is none. */
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

/** Reads a file's JSON, or says in one finding why it cannot be read. */
export function readFile(
  root: string,
  file: string,
  around: Surroundings = {},
): { source: string | null; json: JsonFile | null; saved: Finding[] } {
  const place = { file, key: '' };
  const { text, issue, line, certain } = decoded(readFileSync(join(root, file)), file);
  const saved = issue ? [{ ...issue, ...place, line }] : [];
  if (!certain) return { source: null, json: null, saved };
  try {
    return { source: text, json: readJson(text, { restore: restore(file), ...around }), saved };
  } catch (cause) {
    if (!(cause instanceof JsonProblem)) throw cause;
    const { line: at, column, problem, mend } = cause;
    const broken = { ...error(`column ${column}: ${problem}`, mend), ...place, line: at };
    return { source: text, json: null, saved: [...saved, broken] };
  }
}

/** Reads a language's file below `root`; what is wrong with it is in `findings`. */
export function readCatalogue(root: string, code: LanguageCode, around?: Surroundings): Catalogue {
  const file = `locales/${code}.json`;
  const nothing = { messages: new Map(), groups: new Map(), readable: false, intact: false };
  if (!hasFile(root, code))
    return { ...nothing, code, file, source: null, findings: missingFile(root, code) };
  const { source, json, saved } = readFile(root, file, around);
  if (!json) return { ...nothing, code, file, source, findings: saved };
  const texts = json.leaves.filter(
    (leaf): leaf is typeof leaf & { text: string } => leaf.text !== null,
  );
  return {
    ...{ code, file, source, readable: true, groups: json.groups },
    intact: json.duplicates.length === 0 && texts.length === json.leaves.length,
    messages: new Map(texts.map(({ key, text, line }) => [key, { text, line }])),
    findings: [...saved, ...findingsOf(json, file, code === defaultLanguage)],
  };
}

/**
 * All languages of the table, in its order: English comes first.
 * @param quotes the quotation marks of each language, for the advice.
 */
export function readCatalogues(
  root: string,
  quotes: (code: LanguageCode) => string | undefined = () => undefined,
): Catalogue[] {
  const english = readCatalogue(root, defaultLanguage, { quotes: quotes(defaultLanguage) });
  const shape = english.readable
    ? new Set([...english.groups.keys(), ...english.messages.keys()])
    : null;
  return languages.map(({ code }) =>
    code === defaultLanguage ? english : readCatalogue(root, code, { quotes: quotes(code), shape }),
  );
}
