/** Bytes and the letters that they stand for: Unicode in its forms, and the older encodings of desktop programs. */
import { TextDecoder } from 'node:util';

/** The encoding of Western Windows, as a decoder calls it. Node up to 23 takes it for Latin 1. */
export const windows = 'windows-1252';

/** The letters 0x80 to 0x9F, where Latin 1 has control characters. */
const letters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The text of bytes in the encoding of Western Windows, which has a letter for each byte. */
export function fromWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replace(/[\x80-\x9F]/g, (sign) => letters.charAt(sign.charCodeAt(0) - 0x80));
}

/** How a file may hold Unicode. */
type Form = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32';

/** The form that the first bytes tell, by a mark or by the zeros between the letters; UTF-8 if nothing speaks against it. */
export function formOf(bytes: Uint8Array): Form {
  const [first = 1, second = 1, third = 1, fourth = 1] = bytes;
  const four = [first, second, third, fourth].join();
  if (four === '255,254,0,0' || four === '0,0,254,255') return 'utf-32';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 ? 'utf-16be' : 'utf-8';
}

/** The text of bytes in an encoding, with its mark; null if they are not of it, or if nobody knows it. */
export function textIn(bytes: Uint8Array, encoding: string): string | null {
  try {
    // Not every Node has a decoder for the second form of UTF-16.
    if (encoding === 'utf-16be' && bytes.length % 2 === 0)
      return textIn(Buffer.from(bytes).swap16(), 'utf-16le');
    const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
    return decoder.encoding === windows ? fromWindows(bytes) : decoder.decode(bytes);
  } catch (cause) {
    // So says the decoder that the bytes are not of the encoding; an unknown name is a RangeError.
    if (cause instanceof TypeError || cause instanceof RangeError) return null;
    throw cause;
  }
}

/** Where bytes stop being UTF-8. */
interface OddPlace {
  readonly line: number;
  /** In two digits. */
  readonly byte: string;
  /** The word around it, with a mark for what cannot be read. */
  readonly word: string;
}

function indexOfOdd(bytes: Buffer): number {
  const read = bytes.toString('utf8');
  for (let at = read.indexOf('\uFFFD'); at >= 0; at = read.indexOf('\uFFFD', at + 1)) {
    const index = Buffer.byteLength(read.slice(0, at));
    if (bytes.subarray(index, index + 3).toString('hex') !== 'efbfbd') return index;
  }
  return 0;
}

/** The first place of a file that is no UTF-8. */
export function firstOdd(file: Uint8Array): OddPlace {
  const bytes = Buffer.from(file);
  const at = indexOfOdd(bytes);
  const from = bytes.subarray(Math.max(0, at - 20), at).toString('utf8');
  const to = bytes.subarray(at, at + 20).toString('utf8');
  return {
    line: bytes.subarray(0, at).filter((byte) => byte === 10).length + 1,
    byte: (bytes[at] ?? 0).toString(16).toUpperCase(),
    word: (/[^\s"]*$/.exec(from)?.[0] ?? '') + (/^[^\s"]*/.exec(to)?.[0] ?? ''),
  };
}
