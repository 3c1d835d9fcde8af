/** Reads JSON with the line of every entry, keeps duplicates, and explains what breaks a file. */
import { lineCounter } from './lineCounter';

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

const literal = /-?\d[\d.eE+-]*|true|false|null/y;
const string = /"(?:[^"\\\n\r]|\\.)*"/y;

/**
 * Reads a file of nested objects.
 * @throws JsonProblem at the first place that is no JSON.
 */
export function readJson(source: string): JsonFile {
  const leaves: Leaf[] = [];
  const groups = new Map<string, number>();
  const duplicates: { key: string; line: number; firstLine: number }[] = [];
  let at = 0;
  /** Where the last read token ends: a missing comma belongs there. */
  let end = 0;

  const lineOf = lineCounter(source);
  function fail(index: number, problem: string, mend: string): never {
    const column = index - source.lastIndexOf('\n', index - 1);
    throw new JsonProblem(lineOf(index), column, problem, mend);
  }
  function peek(): string {
    while (/[ \t\n\r]/.test(source.charAt(at))) at += 1;
    const rest = source.slice(at, at + 7);
    if (/^(<{7}|={7}|>{7})/.test(rest))
      fail(
        at,
        'two versions of the file were merged and not settled',
        'keep one, delete the marks',
      );
    if (/^\/[/*]/.test(rest)) fail(at, 'JSON has no comments', 'delete the comment');
    return source.charAt(at);
  }
  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? null;
    if (found !== null) end = at += found.length;
    return found;
  }
  function readString(): string {
    const start = at;
    const found = take(string);
    if (found === null)
      fail(start, 'the closing quotation mark is missing', 'end the text with " on the same line');
    try {
      return JSON.parse(found) as string;
    } catch {
      const bad = /\\(?!["\\/bfnrt]|u[\da-f]{4})|[^\P{Cc}]/iu.exec(found)?.index ?? 0;
      fail(start + bad, 'a character that a text cannot hold', 'delete the backslash or the tab');
    }
  }
  function readObject(path: string): void {
    groups.set(path, lineOf(at));
    const seen = new Map<string, number>();
    end = at += 1;
    for (let comma = -1; ; comma = at, end = at += 1) {
      const next = peek();
      if (next === '}' && comma >= 0)
        fail(comma, 'a comma before a closing brace', 'delete the comma');
      if (next === '}') break;
      if (next === '') fail(end, 'the file ends too early', 'add the missing }');
      if (next !== '"')
        fail(at, 'a key must stand in double quotation marks', 'write "key": "text"');
      const line = lineOf(at);
      const name = readString();
      if (name === '' || name.includes('.'))
        fail(at, `"${name}" is no key`, 'give each part of a key its own group in braces');
      const key = path ? `${path}.${name}` : name;
      const firstLine = seen.get(name);
      if (firstLine !== undefined) duplicates.push({ key, line, firstLine });
      seen.set(name, firstLine ?? line);
      if (peek() !== ':') fail(end, `a colon is missing after "${name}"`, 'write "key": "text"');
      end = at += 1;
      readValue(key, line);
      const after = peek();
      if (after === '}') break;
      if (after !== ',') explainEnd(after);
    }
    end = at += 1;
  }
  function explainEnd(next: string): never {
    if (next === '') fail(end, 'the file ends too early', 'add the missing }');
    if (next === '"') fail(end, 'a comma is missing after this entry', 'add a comma');
    fail(
      at,
      'text after the closing quotation mark',
      'write “ ” inside a text, never a straight "',
    );
  }
  function readValue(key: string, line: number): void {
    const next = peek();
    if (next === '{') return readObject(key);
    if (next === '"') {
      leaves.push({ key, text: readString(), line });
      return;
    }
    if (next === '[') readList();
    else if (take(literal) === null)
      fail(at, 'a text must stand in double quotation marks', 'write "key": "text"');
    leaves.push({ key, text: null, line });
  }
  /** Lists are not allowed in a message file; they are read only to go on behind them. */
  function readList(): void {
    for (let depth = 0; ;) {
      const next = peek();
      if (next === '') fail(end, 'the file ends too early', 'add the missing ]');
      if (next === '"') readString();
      else end = at += 1;
      if (next === '[') depth += 1;
      if (next === ']' && (depth -= 1) === 0) return;
    }
  }

  if (peek() !== '{') fail(at, 'the file does not begin with {', 'delete what stands before it');
  readObject('');
  if (peek() !== '')
    fail(at, 'text after the end of the file', 'delete it, or one } too many above');
  return { leaves, groups, duplicates };
}
