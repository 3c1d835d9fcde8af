/** The names in a zip archive, from the directory at its end: nothing is unpacked. Pure but for what it is given to read. */
import type { ReadableFile } from './fileContent';

const entryHead = 46;
const endHead = 22;
const entryMark = 0x02014b50;
const endMark = 0x06054b50;

/** Longest comment that may follow the end of the directory, in bytes. */
const maxComment = 65_535;

/** Most of a directory that is read. */
const maxDirectoryBytes = 1_000_000;
const maxEntries = 10_000;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the last part of an archive begins; -1 where there is none. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - endHead; at >= 0; at--)
    if (tail.getUint32(at, true) === endMark) return at;
  return -1;
}

/**
 * The names of an archive's entries.
 * @returns `null` for what is no archive, or has a directory that is broken or too large.
 */
export async function zipNames(file: ReadableFile): Promise<readonly string[] | null> {
  const length = Math.min(file.size, endHead + maxComment);
  const tail = viewOf(await file.read(file.size - length, length));
  const end = findEnd(tail);
  if (end < 0) return null;
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  const isBroken = start + size > file.size - (tail.byteLength - end);
  if (isBroken || size > maxDirectoryBytes || count > maxEntries) return null;
  const bytes = await file.read(start, size);
  const directory = viewOf(bytes);
  const names: string[] = [];
  let at = 0;
  for (let left = count; left > 0; left--) {
    if (at + entryHead > size || directory.getUint32(at, true) !== entryMark) return null;
    const name = directory.getUint16(at + 28, true);
    names.push(String.fromCharCode(...bytes.subarray(at + entryHead, at + entryHead + name)));
    const more = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    at += entryHead + name + more;
  }
  return names;
}
