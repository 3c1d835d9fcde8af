/** Runs every check over the files below a folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '@/config/site/languages';
import { extraKeys, layoutFindings, missingKeys } from './compare';
import type { Finding } from './finding';
import { mended, tidied } from './fix';
import { readGlossary, type Glossary } from './glossary';
import { readCatalogues, strayFiles, type Catalogue } from './read';
import { textIssues } from './rules';
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
  const catalogues = readCatalogues(root);
  const glossary = readGlossary(root);
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
      ...textFindings(own, english, glossary),
      ...layoutFindings(own, tidied(own, english)),
    ]);
  const usage = usageFindings(english, scanCode(root), strict);
  return { findings: [...reading, ...usage, ...comparing], catalogues };
}

/**
 * Mends what needs no judgement, in the files themselves.
 * @returns the files that were changed.
 */
export function fixLocales(root: string): string[] {
  const catalogues = readCatalogues(root);
  const english = catalogues.find(({ code }) => code === defaultLanguage);
  if (!english) return [];
  return catalogues.flatMap((own) => {
    const text = mended(own, english);
    if (text === null || text === own.source) return [];
    writeFileSync(join(root, own.file), text);
    return [own.file];
  });
}
