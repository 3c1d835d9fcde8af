/** The text of a file from its bytes: which encoding an editor has saved it in, and whether that will do. */
import { TextDecoder } from 'node:util';
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

/** Unicode in two bytes, by its mark or by the zeros between the letters. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 && bytes[3] !== 0 ? 'utf-16be' : null;
}

function isUtf32(bytes: Buffer): boolean {
  const first = bytes.subarray(0, 4).toString('latin1');
  return first === '\xFF\xFE\0\0' || first === '\0\0\xFE\xFF';
}

/** A text in UTF-16; Node on some systems has no decoder for its second form, so bytes are swapped. */
function fromUtf16(bytes: Buffer, form: 'utf-16le' | 'utf-16be'): string {
  const even = bytes.subarray(0, bytes.length & ~1);
  const little = form === 'utf-16le' ? even : Buffer.from(even).swap16();
  return little.toString('utf16le').replace(/^\uFEFF/, '');
}

function lineAt(bytes: Buffer, index: number): number {
  return bytes.subarray(0, index).filter((byte) => byte === 10).length + 1;
}

/** Where the bytes stop being UTF-8. */
function firstOdd(bytes: Buffer): number {
  const read = bytes.toString('utf8');
  for (let at = read.indexOf('\uFFFD'); at >= 0; at = read.indexOf('\uFFFD', at + 1)) {
    const index = Buffer.byteLength(read.slice(0, at));
    if (bytes.subarray(index, index + 3).toString('hex') !== 'efbfbd') return index;
  }
  return 0;
}

/** The word around a byte that is no UTF-8, with a mark for what cannot be read. */
function wordAround(bytes: Buffer, at: number): string {
  const from = bytes.subarray(Math.max(0, at - 20), at).toString('utf8');
  const to = bytes.subarray(at, at + 20).toString('utf8');
  const start = /[^\s"]*$/.exec(from)?.[0] ?? '';
  return start + (/^[^\s"]*/.exec(to)?.[0] ?? '');
}

function oldEncoding(bytes: Buffer, file: string): Decoded {
  const at = firstOdd(bytes);
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase();
  return {
    text: '',
    line: lineAt(bytes, at),
    certain: false,
    issue: error(
      `the file is not saved as UTF-8 but in an older encoding (“ANSI”): “${wordAround(bytes, at)}”, byte ${byte}`,
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
  if (isUtf32(bytes))
    return { ...none, issue: error('the file is saved as UTF-32', 'save it as “UTF-8”') };
  const form = utf16Of(bytes);
  if (form) {
    const issue = error('the file is saved as UTF-16 (“Unicode”)', fixable);
    return { ...none, text: fromUtf16(bytes, form), certain: true, issue };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.startsWith('\uFEFF')) return { text, line: 1, certain: true, issue: null };
    const issue = error('the file begins with a byte order mark (U+FEFF)', fixable);
    return { text: text.replace(/^\uFEFF+/, ''), line: 1, certain: true, issue };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return oldEncoding(bytes, file);
  }
}
