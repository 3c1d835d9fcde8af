/**
 * Finds the brace that is lost, too many or of the wrong kind where it was edited, and not where the
 * parser stumbles, which may be the end of the file: by the keys that English has, else by indentation.
 */
import {
  beheaded,
  here,
  joined,
  lostBegin,
  lostEnd,
  tooMany,
  wrong,
  type BraceFault,
  type Group,
  type Tokens,
} from './braceFaults';
import { indentAt, type Token } from './tokens';

/** The keys of English, of its texts and of its groups, in its order. */
export type Shape = ReadonlySet<string>;

/** The walk through one file. */
class Walk implements Tokens {
  readonly open: Group[] = [];
  /** Keys that were met so far. */
  readonly met = new Set<string>();
  closed: Group | null = null;

  constructor(
    readonly tokens: readonly Token[],
    readonly source: string,
    readonly shape: Shape | null,
  ) {}

  /** The token before, commas aside. */
  behind(index: number): Token | undefined {
    return this.tokens[this.tokens[index - 1]?.kind === ',' ? index - 2 : index - 1];
  }

  /** A key that English has, but not in the group in which it stands. */
  misplaced(token: Token, index: number): BraceFault | null {
    const { shape, closed } = this;
    const name = token.value;
    const group = this.open.at(-1);
    const key = joined(group?.key ?? '', name);
    this.met.add(key);
    if (!shape || (group && shape.has(key))) return null;
    if (group && this.open.slice(0, -1).some((outer) => shape.has(joined(outer.key, name))))
      return lostEnd(this, group, index);
    const before = closed ? joined(closed.key, name) : '';
    if (shape.has(before) && !this.met.has(before)) return tooMany(this, index);
    return group ? beheaded(group, token, shape, this.met) : null;
  }

  /** A key's line begins further left or right than its group wants. */
  shifted(token: Token, index: number): BraceFault | null {
    const group = this.open.at(-1);
    if (!group) return tooMany(this, index);
    const indent = indentAt(this.source, token.start);
    if (indent === null) return null;
    group.inner ??= indent;
    if (group.inner <= group.indent) return null;
    if (indent <= group.indent) return lostEnd(this, group, index);
    if (indent === group.inner || this.behind(index)?.kind !== '}') return null;
    const problem = `the line that opens the group of "${token.value}" is missing`;
    return here(token, problem, 'write "name of the group": { before this line');
  }

  key(token: Token, index: number): BraceFault | null {
    return lostBegin(this, index) ?? this.misplaced(token, index) ?? this.shifted(token, index);
  }

  opening(token: Token, index: number): BraceFault | null {
    const [first, second] = this.tokens.slice(index + 1, index + 3);
    if (token.kind === '[' && first?.kind === '{')
      return here(token, 'a [ before the {', 'delete this [');
    if (token.kind === '[')
      return first?.kind === 'text' && second?.kind === ':' ? wrong(token, '{') : null;
    const hasKey = this.tokens[index - 1]?.kind === ':';
    const name = hasKey ? (this.tokens[index - 2]?.value ?? '') : '';
    const line = this.source.lastIndexOf('\n', token.start) + 1;
    const indent = /^[ \t]*/.exec(this.source.slice(line))?.[0].length ?? 0;
    this.open.push({ key: joined(this.open.at(-1)?.key ?? '', name), name, indent, inner: null });
    return null;
  }

  closing(token: Token, index: number): BraceFault | null {
    const indent = indentAt(this.source, token.start);
    if (this.tokens[index - 1]?.kind === ':' && indent === null) return wrong(token, '{');
    const group = this.open.at(-1);
    if (!group) return tooMany(this, index + 1);
    if (token.kind === ']') return wrong(token, '}');
    if (indent !== null && group.inner !== null && group.inner > group.indent) {
      if (indent < group.indent) return lostEnd(this, group, index);
      if (indent > group.indent && this.behind(index)?.kind === '}')
        return tooMany(this, index + 1);
    }
    this.closed = this.open.pop() ?? null;
    return null;
  }

  run(): BraceFault | null {
    let lists = 0;
    for (const [index, token] of this.tokens.entries()) {
      const isKey = token.kind === 'text' && this.tokens[index + 1]?.kind === ':';
      const { kind, value } = token;
      let found: BraceFault | null = null;
      if (lists > 0 && kind === ']') lists -= 1;
      else if (isKey && this.tokens[index - 1]?.kind !== ':') found = this.key(token, index);
      else if (kind === '{' || kind === '[') found = this.opening(token, index);
      else if (kind === '}' || kind === ']') found = this.closing(token, index);
      else if (kind === 'odd' && value === '(') found = wrong(token, '{');
      else if (kind === 'odd' && value.startsWith(')')) found = wrong(token, '}');
      if (found) return found;
      if (kind === '[') lists += 1;
    }
    return null;
  }
}

/** The first fault of braces in a file that is known to be broken; null if they seem to be right. */
export function braceFault(
  tokens: readonly Token[],
  source: string,
  shape: Shape | null,
): BraceFault | null {
  return new Walk(tokens, source, shape).run();
}
