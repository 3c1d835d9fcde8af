/** Puts the texts that came back into the message file of their language. */
import type { Catalogue } from '../read';

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
export function merged(
  returned: ReadonlyMap<string, { readonly text: string }>,
  english: Catalogue,
  own: Catalogue,
): string {
  const texts = new Map([...own.messages].map(([key, { text }]) => [key, text]));
  for (const [key, { text }] of returned) texts.set(key, text);
  const tree: Tree = {};
  const known = [...english.messages.keys()].filter((key) => texts.has(key));
  for (const key of new Set([...known, ...texts.keys()])) put(tree, key, texts.get(key) ?? '');
  return `${JSON.stringify(tree, null, 2)}\n`;
}
