/** Reads JSON with the line of every entry, keeps duplicates, and explains what breaks a file. */
import { visit } from 'jsonc-parser';
import { braceFault, type Shape } from './braces';
import { type Fault } from './fault';
import { syntaxFault } from './jsonFaults';
import { lineCounter } from './lineCounter';
import { tokensOf } from './tokens';

/** A value at the end of a path of keys. */
export interface Leaf {
  readonly key: string;
  /** The text; null for a value that is not a text. */
  readonly text: string | null;
  readonly line: number;
}

/** A file as it is written. */
export interface JsonFile {
  readonly leaves: readonly Leaf[];
  /** Line on which each group (an object with entries) opens. */
  readonly groups: ReadonlyMap<string, number>;
  readonly duplicates: readonly { key: string; line: number; firstLine: number }[];
}

/** The first thing that keeps a file from being read. */
export class JsonProblem extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    readonly problem: string,
    readonly mend: string,
  ) {
    super(`line ${line}, column ${column}: ${problem}`);
  }
}

/** What is known of a file beside its text; all of it makes only the explanations better. */
export interface Surroundings {
  /** Quotation marks of the file's language, such as „…“. */
  readonly quotes?: string;
  /** What English has at a key; null if English is not known or is the file itself. */
  readonly shape?: Shape | null;
  /** How to get the file back. */
  readonly restore?: string;
}

interface Reading extends JsonFile {
  readonly leaves: Leaf[];
  readonly groups: Map<string, number>;
  readonly duplicates: { key: string; line: number; firstLine: number }[];
}

/** Walks through the file; `complaint` is null if it is JSON. */
function read(source: string): {
  file: Reading;
  complaint: { offset: number } | null;
  odd: Fault | null;
} {
  const file: Reading = { leaves: [], groups: new Map(), duplicates: [] };
  /** Lines on which the keys of each open object were first seen. */
  const seen: Map<string, number>[] = [];
  let at = { key: '', line: 1 };
  let lists = 0;
  let complaint: { offset: number } | null = null;
  let odd: Fault | null = null;
  const leaf = (text: string | null) => {
    if (lists === 0) file.leaves.push({ ...at, text });
  };
  visit(
    source,
    {
      onObjectBegin(_offset, _length, line, _column, path) {
        seen.push(new Map());
        if (lists === 0) file.groups.set(path().join('.'), line + 1);
      },
      onObjectEnd: () => void seen.pop(),
      onObjectProperty(name, offset, _length, line, _column, path) {
        if (lists > 0) return;
        if (name === '' || name.includes('.'))
          odd ??= {
            offset,
            problem: `"${name}" is no key`,
            mend: 'give each part of a key its own group in braces',
          };
        at = { key: [...path(), name].join('.'), line: line + 1 };
        const lines = seen.at(-1);
        const firstLine = lines?.get(name);
        if (firstLine !== undefined) file.duplicates.push({ ...at, firstLine });
        lines?.set(name, firstLine ?? at.line);
      },
      onArrayBegin() {
        leaf(null);
        lists += 1;
      },
      onArrayEnd: () => void (lists -= 1),
      onLiteralValue: (value: unknown) => leaf(typeof value === 'string' ? value : null),
      onError(_code, offset) {
        complaint ??= { offset };
      },
    },
    { disallowComments: true },
  );
  return { file, complaint, odd };
}

/** Why the file cannot be read, said of the place that has to be changed. */
function explained(source: string, offset: number, around: Surroundings): Fault {
  const tokens = tokensOf(source);
  const braces = braceFault(tokens, source, around.shape ?? null);
  // What comes first is the cause: a lost quotation mark swallows braces, and a lost brace is
  // noticed by the parser only at the end of the file.
  if (braces && braces.noticed <= offset) return braces;
  return syntaxFault(tokens, source, offset, around);
}

/**
 * Reads a file of nested objects.
 * @throws JsonProblem at the first place that is no JSON.
 */
export function readJson(source: string, around: Surroundings = {}): JsonFile {
  const { file, complaint, odd } = read(source);
  const stopped = complaint ?? (file.groups.has('') ? null : { offset: 0 });
  const fault = stopped ? explained(source, stopped.offset, around) : odd;
  if (!fault) return file;
  const { offset, problem, mend } = fault;
  const column = offset - source.lastIndexOf('\n', offset - 1);
  throw new JsonProblem(lineCounter(source)(offset), column, problem, mend);
}

/** Whether a text is JSON of nested objects. */
export function isJson(source: string): boolean {
  const { file, complaint } = read(source);
  return complaint === null && file.groups.has('');
}
