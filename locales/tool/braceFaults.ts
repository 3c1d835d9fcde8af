/** What can be wrong with the braces of a file, each said at the place that has to be changed. */
import { fault, type Fault } from './fault';
import { indentAt, type Token } from './tokens';

/** A fault of braces; `noticed` is where it shows, at or behind the place that it names. */
export interface BraceFault extends Fault {
  readonly noticed: number;
}

/** A group of a file while it is open. */
export interface Group {
  readonly key: string;
  readonly name: string;
  /** Indentation of the line on which it opens, and of its first entry. */
  readonly indent: number;
  inner: number | null;
}

/** A file as its tokens. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly source: string;
}

/** The key of an entry of a group. */
export function joined(group: string, name: string): string {
  return group ? `${group}.${name}` : name;
}

/** A fault at a token. */
export function here(token: Token, problem: string, mend: string): BraceFault {
  return { ...fault(token.start, problem, mend), noticed: token.start };
}

/** A brace of another kind than belongs to the place. */
export function wrong(token: Token, right: string): BraceFault {
  return here(token, `a ${token.value.charAt(0)} where a ${right} belongs`, `write ${right}`);
}

/** The line `}` that is lost before the token at `index`. */
export function lostEnd(
  { tokens, source }: Tokens,
  { name }: Group,
  index: number,
): BraceFault | null {
  const token = tokens[index];
  if (!token) return null;
  const isKey = token.kind === 'text';
  const next = isKey ? `"${token.value}"` : token.value;
  const problem = `the closing } ${name ? `of "${name}"` : 'of the file'} is missing`;
  const before = tokens[index - 1];
  if (before?.kind === ',' && indentAt(source, before.start) !== null)
    return { ...here(before, problem, 'write } before this comma'), noticed: token.start };
  const mend = `write ${isKey ? '},' : '}'} in a line of its own before ${next}`;
  const offset = Math.max(0, (before?.end ?? 0) - 1);
  return { ...fault(offset, problem, mend), noticed: token.start };
}

/** The line that opens the group of the token at `index`, of which the `{` is lost behind a colon. */
export function lostBegin({ tokens }: Tokens, index: number): BraceFault | null {
  const [token, colon, value, next] = tokens.slice(index, index + 4);
  if (!token || !colon || value?.kind !== 'text' || next?.kind !== ':') return null;
  const problem = `the opening { after "${token.value}": is missing`;
  const lost = fault(colon.start, problem, 'write { at the end of this line');
  return { ...lost, noticed: token.start };
}

/** The last `}` before the token at `index` closes more than it should. */
export function tooMany({ tokens }: Tokens, index: number): BraceFault | null {
  const token = tokens.slice(0, index).findLast(({ kind }) => kind === '}');
  return token ? here(token, 'a } too many', 'delete this }') : null;
}

/**
 * A group whose first line is gone, so that its keys stand in the group around it.
 * @param known the keys of English
 * @param met those that were met so far
 */
export function beheaded(
  { key }: Group,
  token: Token,
  known: Iterable<string>,
  met: ReadonlySet<string>,
): BraceFault | null {
  const start = joined(key, '');
  const lost = [...known]
    .filter((name) => name.startsWith(start) && name.endsWith(`.${token.value}`))
    .map((name) => name.slice(start.length, -token.value.length - 1))
    .find((name) => !name.includes('.') && !met.has(start + name));
  if (lost === undefined) return null;
  const line = `"${lost}": {`;
  const problem = `the line ${line} is missing before "${token.value}"`;
  return here(token, problem, `write ${line} before this line`);
}
