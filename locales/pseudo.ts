/**
 * Pseudo texts: English that looks foreign, to see on the page which texts do not come from the
 * message files, and what breaks when they grow. Only `next dev` shows them (see README.md).
 */
import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { isTree, type MessageTree } from './fallback';
import { pseudoText } from './tool/pseudoText';

/** A text compiled as the build does it: by way of JSON, which leaves plain objects. */
function compiled(text: string): MessageTree[string] {
  return JSON.parse(JSON.stringify(compile(text))) as MessageTree[string];
}

/** A group of messages as pseudo texts, in the form that the build makes of the files. */
function pseudoTree(english: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      isTree(value) ? pseudoTree(value) : compiled(pseudoText(String(value))),
    ]),
  );
}

/** All messages as pseudo texts. English is read from its file: an import would be compiled already. */
export function pseudoMessages(): MessageTree {
  return pseudoTree(JSON.parse(readFileSync('locales/en-US.json', 'utf8')) as MessageTree);
}
