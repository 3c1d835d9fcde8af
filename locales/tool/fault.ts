/** What keeps a JSON file from being read, and what explains it. */
import type { Token } from './tokens';

/** A place in a file, what is wrong there, and what to do. */
export interface Fault {
  readonly offset: number;
  readonly problem: string;
  readonly mend: string;
}

/** The place at which the parser stopped, as those see it who look for the cause. */
export interface Spot {
  readonly source: string;
  readonly tokens: readonly Token[];
  /** The token at the place. */
  readonly index: number;
  readonly token: Token;
  readonly before: Token | undefined;
  /** True if the token before it is a text that follows a colon. */
  readonly afterText: boolean;
  /** Quotation marks of the file's language. */
  readonly quotes: string;
  /** How to get the file back. */
  readonly restore: string;
}

/** How an entry is written. */
export const entry = 'write "key": "text"';

/** A fault at an offset. */
export function fault(offset: number, problem: string, mend: string): Fault {
  return { offset, problem, mend };
}

/** The line that holds an offset, without its end. */
export function lineAt(source: string, offset: number): string {
  const end = source.indexOf('\n', offset);
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
  return line.replace(/\r$/, '');
}

/** What stands behind an offset on its line. */
export function restOfLine(source: string, offset: number): string {
  return /[^\r\n]*/.exec(source.slice(offset))?.[0] ?? '';
}

/** A text that a straight quotation mark within has ended too early. */
export function goesOn(offset: number, { quotes }: Spot): Fault {
  const mend = `inside a text write ${quotes}, never a straight "`;
  return fault(offset, 'text after the closing quotation mark', mend);
}
