/** Puts into words what breaks a JSON file: the true cause, the character by name, and how to mend it. */
import { entry, fault, goesOn, lineAt, type Fault, type Spot } from './fault';
import { noKey, oddFault } from './oddFaults';
import { textFault } from './textFaults';
import type { Token } from './tokens';

function commaFault({ token, before, afterText }: Spot): Fault | null {
  if (before?.kind === ',') return fault(token.start, 'two commas', 'delete one');
  if (before?.kind === '{')
    return fault(token.start, 'a comma after an opening brace', 'delete the comma');
  if (before?.kind !== 'text' || afterText) return null;
  return fault(token.start, ', where : belongs', 'write : between key and text');
}

function braceFault({ token, before, afterText }: Spot): Fault | null {
  if (before?.kind === ',')
    return fault(before.start, 'a comma before a closing brace', 'delete the comma');
  if (before?.kind !== 'text' || afterText) return null;
  const mend = 'delete the braces around a text; in a group write "key": "text"';
  return fault(token.start, 'a text without a key in braces', mend);
}

function colonFault({ token, before }: Spot): Fault {
  if (before?.kind === ':') return fault(token.start, 'two colons', 'delete one');
  return fault(token.start, 'a colon without a key before it', entry);
}

/** A text where something else should stand. */
function strayText(spot: Spot): Fault | null {
  const { source, tokens, index, token, before, afterText } = spot;
  if (!before || !['text', '}', ']', 'literal'].includes(before.kind)) return null;
  const sameLine = !source.slice(before.end, token.start).includes('\n');
  const isKey = tokens[index + 1]?.kind === ':';
  if (sameLine && afterText && !isKey) return goesOn(before.end, spot);
  return fault(before.end, 'a comma is missing after this entry', 'add a comma');
}

/** Two tokens that do not go together. */
function betweenTokens(spot: Spot): Fault {
  const { token, before, afterText } = spot;
  if (before?.kind === ':' && token.kind !== ':') {
    const mend = 'write it between two ", or delete the line';
    return fault(before.start, 'the text after the colon is missing', mend);
  }
  const found =
    token.kind === ','
      ? commaFault(spot)
      : token.kind === '}'
        ? braceFault(spot)
        : token.kind === ':'
          ? colonFault(spot)
          : null;
  if (found) return found;
  if (before?.kind === 'text' && !afterText)
    return fault(before.end, `a colon is missing after "${before.value}"`, entry);
  return (token.kind === 'text' && strayText(spot)) || noKey(spot);
}

/** Whether the file's outermost brace is closed before a token. */
function isOver(tokens: readonly Token[], index: number): boolean {
  let depth = 0;
  for (const { kind } of tokens.slice(0, index)) {
    if (kind === '{' || kind === '[') depth += 1;
    if (kind === '}' || kind === ']') depth -= 1;
  }
  return depth <= 0;
}

/** What is wrong at the place where the parser stopped. */
export function syntaxFault(
  tokens: readonly Token[],
  source: string,
  offset: number,
  { quotes = '“…”', restore = 'add what is missing' },
): Fault {
  if (/^(<{7}|={7}|>{7}|\|{7})/.test(lineAt(source, offset))) {
    const problem = 'two versions of the file were merged and not settled';
    return fault(offset, problem, 'keep one, and delete the lines <<<<<<<, ======= and >>>>>>>');
  }
  const index = tokens.findIndex(({ end }) => end > offset);
  const token = tokens[index];
  if (!token) {
    const problem = 'the file ends too early';
    return fault(tokens.at(-1)?.end ?? 0, problem, 'write the missing } at the end');
  }
  const before = tokens[index - 1];
  const afterText = before?.kind === 'text' && tokens[index - 2]?.kind === ':';
  const spot = { source, tokens, index, token, before, afterText, quotes, restore };
  if (token.kind === 'comment') return fault(offset, 'JSON has no comments', 'delete the comment');
  if (tokens[0]?.kind !== '{') {
    const headless = tokens[0]?.kind === 'text' && tokens[1]?.kind === ':';
    const mend = headless ? 'write { in the first line' : restore;
    return fault(0, 'the file does not begin with {', mend);
  }
  if (isOver(tokens, index))
    return fault(offset, 'text after the end of the file', 'delete it, or one } too many above');
  if (token.kind === 'odd') return oddFault(spot);
  return (token.kind === 'text' && textFault(spot)) || betweenTokens(spot);
}
