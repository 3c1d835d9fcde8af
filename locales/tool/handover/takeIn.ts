/** Takes files of translators into the message files: each whole or not at all. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultLanguage } from '@/config/site/languages';
import { error, type Finding, type Issue } from '../finding';
import { readGlossary } from '../glossary';
import { readCatalogue, readCatalogues, type Catalogue } from '../read';
import { findingLine, summaryLine } from '../report';
import { recordSeen } from '../seen';
import { judge, type Judged } from './findings';
import { merged } from './merge';
import { readReturned } from './open';
import { UnreadableFile, type Returned } from './types';

/** What became of a file. */
export interface Outcome {
  /** What to print. */
  readonly lines: readonly string[];
  readonly taken: boolean;
}

/** Texts that earlier files of the same command have brought, by language and key. */
export type Earlier = Map<string, { readonly text: string; readonly place: string }>;

async function read(root: string, file: string): Promise<Returned | Finding> {
  try {
    return await readReturned(readFileSync(resolve(root, file)), file);
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    return { ...error(cause.problem, cause.mend), file, line: cause.line, key: '' };
  }
}

/** A message file that can be written anew: it holds texts only, each once, in the groups of English. */
function isSound(own: Catalogue, english: Catalogue): boolean {
  const keys = [...own.messages.keys()];
  return (
    own.intact &&
    !keys.some((key) => english.groups.has(key)) &&
    ![...english.messages.keys()].some((key) => own.groups.has(key))
  );
}

function conflicts({ texts }: Judged, file: string, language: string, earlier: Earlier): Finding[] {
  return [...texts].flatMap(([key, { text, line }]) => {
    const before = earlier.get(`${language} ${key}`);
    if (!before || before.text === text) return [];
    const issue: Issue = error(
      `has another text than ${before.place}`,
      'keep one of the two, and import this file again',
    );
    return [{ ...issue, file, line, key }];
  });
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 text ${one}` : `${count} texts ${many}`;
}

function summary({ texts, open, locked }: Judged, own: Catalogue): string {
  return [
    `${counted(texts.size, 'is', 'are')} new or changed in ${own.file}`,
    ...(open > 0
      ? [
          `${counted(open, 'is', 'are')} still open in the file and ${open === 1 ? 'stays as it is' : 'stay as they are'}`,
        ]
      : []),
    ...(locked > 0
      ? [
          `${counted(locked, 'is', 'are')} marked translate="no" and ${locked === 1 ? 'stays as it is' : 'stay as they are'}`,
        ]
      : []),
  ].join('; ');
}

/** Notes which English the texts of a file go with, those too that were found right as they are. */
function note(root: string, { code }: Catalogue, { texts, confirmed }: Judged): void {
  const keys = new Set([...texts.keys(), ...confirmed]);
  recordSeen(root, readCatalogues(root), (language, key) => language === code && keys.has(key));
}

/** Takes one file in below `root`; adds what it brought to `earlier`. */
export async function takeIn(root: string, file: string, earlier: Earlier): Promise<Outcome> {
  const refused = (...lines: string[]) => ({ lines, taken: false });
  const returned = await read(root, file);
  if ('problem' in returned) return refused(findingLine(returned));
  const english = readCatalogue(root, defaultLanguage);
  const own = readCatalogue(root, returned.language);
  const unsound = [english, own].find((catalogue) => !isSound(catalogue, english));
  if (unsound)
    return refused(
      `${unsound.file} has errors of its own: npm run locales says which. ${file} was not taken`,
    );
  const judged = judge(returned, file, { english, own, glossary: readGlossary(root) });
  const findings = [...judged.findings, ...conflicts(judged, file, own.code, earlier)];
  const lines = findings.map(findingLine);
  if (findings.some(({ level }) => level === 'error'))
    return refused(...lines, `${summaryLine(findings)}: nothing of ${file} was written`);
  const text = merged(judged.texts, english, own);
  if (judged.texts.size > 0) writeFileSync(join(root, own.file), text);
  note(root, own, judged);
  for (const [key, taken] of judged.texts)
    earlier.set(`${own.code} ${key}`, { text: taken.text, place: `${file}:${taken.line}` });
  return { lines: [...lines, summary(judged, own)], taken: true };
}
