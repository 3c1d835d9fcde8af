/** Mends what needs no judgement: order, layout, spaces, ellipses. */
import { mendText } from './characters';
import type { Catalogue } from './read';

interface Tree {
  [key: string]: Tree | string;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** `own` in the order of `english`; keys that English does not have go last. */
function ordered(own: Tree, english: Tree, mend: (text: string) => string): Tree {
  const known = Object.keys(english).filter((key) => key in own);
  const others = Object.keys(own).filter((key) => !(key in english));
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
  return rewritten(own, english, mendText);
}
