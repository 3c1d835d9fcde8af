/** The text of a file from its bytes: which encoding an editor has saved it in, and whether that will do. */
import { firstOdd, formOf, textIn } from './bytes';
import { error, type Issue } from './finding';

/** A file's text, or why it has none. */
export interface Decoded {
  /** Without a byte order mark; empty if the bytes are no text. */
  readonly text: string;
  /** What is wrong with the way in which the file is saved. */
  readonly issue: Issue | null;
  /** Line of the issue. */
  readonly line: number;
  /** True if the text is certain all the same, so that it can be saved anew as UTF-8. */
  readonly certain: boolean;
}

/** How to get back what is no longer in the file. */
export function restore(file: string): string {
  return `take back the last version: git restore ${file}`;
}

const fixable = 'run npm run locales -- --fix, or save it as “UTF-8” without a byte order mark';

/** First bytes of what is no text at all. */
const kinds: readonly (readonly [string, string])[] = [
  ['PK\x03\x04', 'a ZIP archive or a document (docx, xlsx, odt)'],
  ['\xD0\xCF\x11\xE0', 'a document of an older Office (doc, xls)'],
  ['\x1F\x8B', 'a gzip archive'],
  ['%PDF', 'a PDF'],
  ['\x89PNG', 'a picture (PNG)'],
  ['\xFF\xD8\xFF', 'a picture (JPEG)'],
  ['{\\rtf', 'a document in rich text (RTF)'],
  ['bplist', 'a property list'],
];

function oldEncoding(bytes: Buffer, file: string): Decoded {
  const { line, byte, word } = firstOdd(bytes);
  return {
    text: '',
    line,
    certain: false,
    issue: error(
      `the file is not saved as UTF-8 but in an older encoding (“ANSI”): “${word}”, byte ${byte}`,
      `open it in that encoding and save it as “UTF-8”, or ${restore(file)}`,
    ),
  };
}

/** Reads a file's bytes. `file` is its path, for the advice. */
export function decoded(bytes: Buffer, file: string): Decoded {
  const none = { text: '', line: 1, certain: false };
  const start = bytes.subarray(0, 8).toString('latin1');
  const kind = kinds.find(([first]) => start.startsWith(first))?.[1];
  if (kind) return { ...none, issue: error(`the file is ${kind} and no JSON`, restore(file)) };
  if (bytes.every((byte) => [0, 9, 10, 13, 32].includes(byte))) {
    const size = bytes.length === 0 ? 'is empty (0 bytes)' : 'holds nothing but blanks';
    return { ...none, issue: error(`the file ${size}`, restore(file)) };
  }
  const form = formOf(bytes);
  if (form === 'utf-32')
    return { ...none, issue: error('the file is saved as UTF-32', 'save it as “UTF-8”') };
  const read = textIn(bytes, form);
  if (read === null && form === 'utf-8') return oldEncoding(bytes, file);
  if (read === null)
    return { ...none, issue: error('the file ends in half a letter of UTF-16', restore(file)) };
  const text = read.replace(/^\uFEFF+/, '');
  const issue =
    form !== 'utf-8'
      ? error('the file is saved as UTF-16 (“Unicode”)', fixable)
      : text !== read
        ? error('the file begins with a byte order mark (U+FEFF)', fixable)
        : null;
  return { text, line: 1, certain: true, issue };
}
