/** The text of a file in the encoding that it has, or why it cannot be told. */
import { fromWindows, windows } from './windows';
import { UnreadableFile } from './types';

/** How XML declares another encoding than UTF-8. */
const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/;

const lineFeed = 0x0a;

const anew =
  'save it anew: in Excel as “CSV UTF-8”, in LibreOffice with the character set Unicode (UTF-8), in Numbers with the encoding Unicode (UTF-8), in a program for translators as UTF-8';

/** The encoding that the first bytes tell, with or without a mark. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Whether a file is UTF-16, with or without its mark. */
export function isUtf16(bytes: Uint8Array): boolean {
  return encodingOf(bytes) !== 'utf-8';
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    if (decoder.encoding === windows) return fromWindows(bytes);
    return decoder.decode(bytes);
  } catch (cause) {
    // So says the decoder that the bytes are not of the encoding; an unknown name is a RangeError.
    if (cause instanceof TypeError || cause instanceof RangeError) return null;
    throw cause;
  }
}

/** The first line that is no UTF-8. */
function badLine(bytes: Uint8Array): number {
  let line = 1;
  for (let at = 0; at < bytes.length; line += 1) {
    const next = bytes.indexOf(lineFeed, at);
    const end = next < 0 ? bytes.length : next;
    if (decoded(bytes.subarray(at, end), 'utf-8') === null) return line;
    at = end + 1;
  }
  return 1;
}

/**
 * The text of a file, without a byte order mark.
 * @throws UnreadableFile
 */
export function decode(bytes: Uint8Array): string {
  const first = [...bytes.subarray(0, 4)].join();
  if (first === '255,254,0,0' || first === '0,0,254,255')
    throw new UnreadableFile(1, 'is saved as UTF-32', anew);
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding);
  if (text !== null) return text;
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, name] = declared.exec(begin) ?? [];
  const other = name && !/^utf-?(?:8|16)$/i.test(name) ? decoded(bytes, name) : null;
  if (other !== null) return other;
  if (encoding !== 'utf-8')
    throw new UnreadableFile(1, 'is cut off or damaged: its UTF-16 ends in a half letter', anew);
  throw new UnreadableFile(
    badLine(bytes),
    'is not saved as UTF-8, but in an older encoding of Windows or Mac',
    anew,
  );
}
