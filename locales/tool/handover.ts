/** Texts on their way to a translator and back: the rows of a file, and what may come in again. */
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { error, quoted, type Finding } from './finding';
import type { Glossary } from './glossary';
import { placeNote } from './places';
import type { Catalogue } from './read';
import { textIssues } from './rules';

/** A text as it goes out. */
export interface Row {
  readonly key: string;
  readonly english: string;
  /** Empty if it is not translated. */
  readonly text: string;
  /** Where the text stands on the page; empty where nothing needs to be said. */
  readonly note: string;
}

/** A text as it comes back. */
export interface ReturnedRow {
  readonly key: string;
  readonly english: string;
  readonly text: string;
  readonly line: number;
}

/** A file that came back. */
export interface Returned {
  readonly language: LanguageCode;
  readonly rows: readonly ReturnedRow[];
}

/** A file that cannot be read. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number,
    readonly problem: string,
    readonly mend: string,
  ) {
    super(`line ${line}: ${problem}`);
  }
}

/** The texts of a language in the order of English; `open` leaves out what is translated. */
export function rowsOf(english: Catalogue, own: Catalogue, open: boolean): Row[] {
  return [...english.messages]
    .filter(([key]) => !open || !own.messages.has(key))
    .map(([key, { text }]) => ({
      key,
      english: text,
      text: own.messages.get(key)?.text ?? '',
      note: placeNote(key),
    }));
}

interface Project {
  readonly english: Catalogue;
  readonly own: Catalogue;
  readonly glossary: Pick<Glossary, 'names' | 'languages'>;
}

/** What stands against a row. A text that is the same as ours has been checked where it stands. */
function rowFindings(row: ReturnedRow, file: string, project: Project): Finding[] {
  const { key, text, line } = row;
  const place = { file, line, key };
  const source = project.english.messages.get(key);
  if (!source)
    return [
      {
        ...error('is a key that English does not have', 'correct the key, or delete the text'),
        ...place,
      },
    ];
  if (source.text !== row.english)
    return [
      {
        ...error(
          `the English text has changed since the file was made; it is now ${quoted(source.text)}`,
          'translate the new text in a new export',
        ),
        ...place,
      },
    ];
  if (text === project.own.messages.get(key)?.text) return [];
  const { code } = project.own;
  const english = code === defaultLanguage ? text : source.text;
  return textIssues({ key, text, english, code }, project.glossary).map((issue) => ({
    ...issue,
    ...place,
  }));
}

/** What is wrong with a file that came back; rows without a text are left open. */
export function returnFindings(
  { rows }: Returned,
  file: string,
  project: Project,
): readonly Finding[] {
  const lines = new Map<string, number>();
  return rows
    .filter(({ text }) => text.trim() !== '')
    .flatMap((row) => {
      const first = lines.get(row.key);
      lines.set(row.key, first ?? row.line);
      if (first === undefined) return rowFindings(row, file, project);
      const twice = error(`stands twice, first on line ${first}`, 'keep one of the two');
      return [{ ...twice, file, line: row.line, key: row.key }];
    });
}

interface Tree {
  [name: string]: Tree | string;
}

function put(tree: Tree, key: string, text: string): void {
  const names = key.split('.');
  const last = names.pop() ?? key;
  let at = tree;
  for (const name of names) at = (at[name] ??= {}) as Tree;
  at[last] = text;
}

/** The language's file with the texts that came back; what they do not name stays as it was. */
export function withReturned({ rows }: Returned, english: Catalogue, own: Catalogue): string {
  const texts = new Map([...own.messages].map(([key, { text }]) => [key, text]));
  for (const { key, text } of rows) if (text.trim() !== '') texts.set(key, text);
  const tree: Tree = {};
  const known = [...english.messages.keys()].filter((key) => texts.has(key));
  for (const key of new Set([...known, ...texts.keys()])) put(tree, key, texts.get(key) ?? '');
  return `${JSON.stringify(tree, null, 2)}\n`;
}
