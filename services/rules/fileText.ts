/** Whether a file is text, as logs of all systems are: in whatever encoding, cut short, with a stray byte. Pure but for what it is given to read. */
import type { ReadableFile } from './fileContent';

const chunkBytes = 65_536;

/** One character in so many may be one that texts do not have. */
const strayOneIn = 100;

/** Fewer zeros than these tell nothing of how a text without a mark is written. */
const fewestZeros = 8;

/** How a text is written: bytes of a unit, and which of them comes first. */
interface Encoding {
  readonly width: 1 | 2 | 4;
  readonly littleEndian: boolean;
}

const bytewise: Encoding = { width: 1, littleEndian: true };

/** The encodings that begin with a mark; the longer mark first. */
const encodings: readonly (readonly [mark: readonly number[], encoding: Encoding])[] = [
  [[0xff, 0xfe, 0, 0], { width: 4, littleEndian: true }],
  [[0, 0, 0xfe, 0xff], { width: 4, littleEndian: false }],
  [[0xff, 0xfe], { width: 2, littleEndian: true }],
  [[0xfe, 0xff], { width: 2, littleEndian: false }],
];

/** The encoding of a text: by its mark, or by the zeros that wide letters are full of. */
function encodingOf(head: Uint8Array): Encoding {
  const marked = encodings.find(([mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[1];
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = Math.max(fewestZeros, head.length / 5);
  if (odd > many && even < odd / 10) return { width: 2, littleEndian: true };
  if (even > many && odd < even / 10) return { width: 2, littleEndian: false };
  return bytewise;
}

/** Controls that no text has; tabs, breaks, and the marks of old printers and terminals are none. */
const isStray = (code: number) =>
  code < 0x08 || (code > 0x0d && code < 0x20 && code !== 0x1b) || code === 0x7f;

function unitAt(bytes: Uint8Array, at: number, { width, littleEndian }: Encoding): number {
  let unit = 0;
  for (let index = 0; index < width; index++) {
    const byte = bytes[at + (littleEndian ? width - 1 - index : index)] ?? 0;
    unit = unit * 256 + byte;
  }
  return unit;
}

/** Whether a file is text. @throws what `read` throws. */
export async function isText(file: ReadableFile): Promise<boolean> {
  const encoding = encodingOf(await file.read(0, 1024));
  let characters = 0;
  let strays = 0;
  /** Zeros at the end are room that a program took and did not use. */
  let zeros = 0;
  for (let from = 0; from < file.size; from += chunkBytes) {
    const bytes = await file.read(from, chunkBytes);
    // What is left of a last character that was cut is passed over.
    for (let at = 0; at + encoding.width <= bytes.length; at += encoding.width) {
      const unit = unitAt(bytes, at, encoding);
      if (unit === 0) {
        zeros++;
        continue;
      }
      characters += zeros + 1;
      strays += zeros + (isStray(unit) ? 1 : 0);
      zeros = 0;
    }
  }
  return characters > 0 && strays * strayOneIn <= characters;
}
