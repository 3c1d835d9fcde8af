/** Mends what needs no judgement: order, layout, spaces, ellipses. */
import { mendText } from './characters';
import { decoded } from './encoding';
import { isJson } from './json';
import { plainKey } from './keys';
import { blank } from './oddFaults';
import type { Catalogue } from './read';
import { tokensOf } from './tokens';

interface Tree {
  [key: string]: Tree | string;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** Keys of which English has the plain form are written so, unless the plain form is there too. */
function withPlainKeys(own: Tree, english: Tree): Tree {
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const plain = plainKey(key);
      return [Object.hasOwn(english, plain) && !Object.hasOwn(own, plain) ? plain : key, value];
    }),
  );
}

/** `own` in the order of `english`; keys that English does not have go last. */
function ordered(given: Tree, english: Tree, mend: (text: string) => string): Tree {
  const own = withPlainKeys(given, english);
  const known = Object.keys(english).filter((key) => Object.hasOwn(own, key));
  const others = Object.keys(own).filter((key) => !Object.hasOwn(english, key));
  return Object.fromEntries(
    [...known, ...others].map((key) => {
      const value = own[key] ?? '';
      const model = english[key];
      if (!isTree(value)) return [key, mend(value)];
      return [key, ordered(value, isTree(model) ? model : {}, mend)];
    }),
  );
}

/**
 * The file as it should be laid out, its texts passed through `mend`. Null if it has to be mended
 * by hand first: it cannot be read, or has a key twice or a value that is no text.
 */
function rewritten(
  own: Catalogue,
  english: Catalogue,
  mend: (text: string) => string,
): string | null {
  if (!own.intact || !english.readable || own.source === null) return null;
  const model = english.source ?? '{}';
  const tree = ordered(JSON.parse(own.source) as Tree, JSON.parse(model) as Tree, mend);
  return `${JSON.stringify(tree, null, 2)}\n`;
}

/** The file in the order of English, two spaces deep, its texts untouched. */
export function tidied(own: Catalogue, english: Catalogue): string | null {
  return rewritten(own, english, (text) => text);
}

/** The file with all that `--fix` does. */
export function mended(own: Catalogue, english: Catalogue): string | null {
  return rewritten(own, english, (text) => mendText(text, own.code));
}

/** The file with blanks that JSON does not know, between its entries, made spaces or taken away. */
function plainBlanks(source: string): string {
  const everyBlank = new RegExp(blank, 'gu');
  let text = '';
  let from = 0;
  for (const { kind, start, end } of tokensOf(source)) {
    if (kind !== 'odd') continue;
    const plain = source
      .slice(start, end)
      .replace(everyBlank, (found) => (/\p{Zs}/u.test(found) ? ' ' : ''));
    text += source.slice(from, start) + plain;
    from = end;
  }
  return text + source.slice(from);
}

/**
 * A file's text as an editor should have saved it: without a byte order mark, in UTF-8, indented by
 * spaces. Null if it is as it should be, or if it is not certain what it says.
 */
export function savedAnew(bytes: Buffer, file: string): string | null {
  const { text, issue, certain } = decoded(bytes, file);
  if (!certain) return null;
  if (isJson(text)) return issue ? text : null;
  const plain = plainBlanks(text);
  return isJson(plain) ? plain : null;
}
