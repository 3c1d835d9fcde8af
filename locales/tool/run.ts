/** Runs every check over the files below a folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes } from '@/config/site/languages';
import { extraKeys, layoutFindings, missingKeys } from './compare';
import { hasFile, strayFiles } from './fileNames';
import type { Finding } from './finding';
import { mended, savedAnew, tidied } from './fix';
import { glossaryFile, readGlossary, type Glossary } from './glossary';
import { readCatalogues, type Catalogue } from './read';
import { textIssues } from './rules';
import { recordSeen, staleFindings, staleKeys } from './seen';
import { languageFindings } from './vocabulary';
import { scanCode, usageFindings } from './usage';

/** How a run looks upon what is not finished. */
export interface Options {
  /** Folder that holds `locales/`, `app/`, `components/` and `config/`. */
  readonly root: string;
  /** Missing translations and unused keys are errors. */
  readonly strict: boolean;
}

/** What a run found. */
export interface Result {
  readonly findings: readonly Finding[];
  readonly catalogues: readonly Catalogue[];
}

function textFindings(own: Catalogue, english: Catalogue, glossary: Glossary): Finding[] {
  return [...own.messages].flatMap(([key, { text, line }]) => {
    const source = english.messages.get(key);
    // A text without an English one, or an empty one, is reported as such.
    if (!source || text.trim() === '') return [];
    const pair = { key, text, english: source.text, code: own.code };
    return textIssues(pair, glossary).map((issue) => ({ ...issue, file: own.file, line, key }));
  });
}

/** Checks all message files at once. */
export function checkLocales({ root, strict }: Options): Result {
  const glossary = readGlossary(root);
  const catalogues = readCatalogues(root, (code) => glossary.languages.get(code)?.quotes);
  const reading = [
    ...catalogues.flatMap(({ findings }) => findings),
    ...glossary.findings,
    ...strayFiles(root),
  ];
  const english = catalogues.find(({ code }) => code === defaultLanguage);
  if (!english?.readable) return { findings: reading, catalogues };
  const comparing = catalogues
    .filter(({ readable }) => readable)
    .flatMap((own) => [
      ...missingKeys(english, own, strict),
      ...extraKeys(english, own),
      ...(glossary.readable ? textFindings(own, english, glossary) : []),
      ...layoutFindings(own, tidied(own, english)),
    ]);
  const usage = usageFindings(english, scanCode(root), strict);
  const stale = staleFindings(root, english, catalogues, strict);
  const left = comparing.filter(({ problem }) => problem.startsWith('is left in English'));
  const foreign = languageFindings(catalogues, glossary.names).filter(
    ({ file, key }) => !left.some((other) => other.file === file && other.key === key),
  );
  return { findings: [...reading, ...usage, ...comparing, ...foreign, ...stale], catalogues };
}

/** Writes a file if its bytes are not these already. @returns whether they were not. */
function save(path: string, text: string): boolean {
  if (readFileSync(path).equals(Buffer.from(text))) return false;
  writeFileSync(path, text);
  return true;
}

/**
 * Mends what needs no judgement, in the files themselves.
 * @returns the files that were changed.
 */
export function fixLocales(root: string): string[] {
  const files = languageCodes
    .filter((code) => hasFile(root, code))
    .map((code) => `locales/${code}.json`);
  const saved = [...files, glossaryFile].filter((file) => {
    const path = join(root, file);
    const text = existsSync(path) ? savedAnew(readFileSync(path), file) : null;
    return text !== null && save(path, text);
  });
  const catalogues = readCatalogues(root);
  const english = catalogues.find(({ code }) => code === defaultLanguage);
  if (!english) return saved;
  // What is mended in English changes no meaning: what was not out of date before is not so now.
  const stale = new Map(catalogues.map((own) => [own.code, staleKeys(root, english, own)]));
  const rewritten = catalogues.filter((own) => {
    const text = mended(own, english);
    return text !== null && save(join(root, own.file), text);
  });
  recordSeen(root, readCatalogues(root), (code, key) => !stale.get(code)?.includes(key));
  return [...new Set([...saved, ...rewritten.map(({ file }) => file)])];
}
