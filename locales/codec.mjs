/**
 * How the development server reads message files: what is broken in one of them costs that text and no
 * page. `npm run dev` says beside it what is wrong; a build reads strictly.
 */
import compile from 'icu-minify/compile';
import { parse } from 'jsonc-parser';
import { defineCodec } from 'next-intl/extractor';

/** A text that cannot be compiled, as plain text: it is seen on the page as it stands in the file. */
function readable(text) {
  try {
    compile(text);
    return text;
  } catch {
    // Why it cannot be compiled is said by `npm run locales`, which `npm run dev` runs.
    return text.replace(/'/g, '’').replace(/[{}<>]+/g, "'$&'");
  }
}

function messagesOf(tree, path) {
  return Object.entries(tree).flatMap(([name, value]) => {
    const id = [...path, name].join('.');
    if (typeof value === 'string') return [{ id, message: readable(value) }];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? messagesOf(value, [...path, name]) : [];
  });
}

export default defineCodec(() => ({
  decode(content) {
    const tree = parse(content.replace(/^\uFEFF/, ''));
    return typeof tree === 'object' && tree !== null ? messagesOf(tree, []) : [];
  },
  encode() {
    throw new Error('message files are written by their editors alone');
  },
}));
