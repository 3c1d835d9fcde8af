/** The tokens of a JSON file, also of one that is broken, as jsonc-parser's scanner has them. */
import { createScanner } from 'jsonc-parser';

/** What a token is; `odd` is anything that has no place in JSON. */
type TokenKind = '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'literal' | 'comment' | 'odd';

/** A piece of the file that is not white space. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** The text of a text, the characters of anything else. */
  readonly value: string;
}

/** The scanner's kinds by their number (`SyntaxKind`, which exists for types only). */
const kinds: Readonly<Record<number, TokenKind>> = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'literal',
  8: 'literal',
  9: 'literal',
  10: 'text',
  11: 'literal',
  12: 'comment',
  13: 'comment',
  16: 'odd',
};

const endOfFile = 17;

/** All tokens of a file, in order. */
export function tokensOf(source: string): Token[] {
  const scanner = createScanner(source);
  const tokens: Token[] = [];
  for (let kind = scanner.scan(); Number(kind) !== endOfFile; kind = scanner.scan()) {
    const name = kinds[kind];
    if (!name) continue;
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    tokens.push({
      kind: name,
      start,
      end,
      value: name === 'text' ? scanner.getTokenValue() : source.slice(start, end),
    });
  }
  return tokens;
}

/** Number of blanks before the first character of the line; null if something stands before `index`. */
export function indentAt(source: string, index: number): number | null {
  const before = source.slice(source.lastIndexOf('\n', index - 1) + 1, index);
  return before.trim() === '' ? before.length : null;
}
