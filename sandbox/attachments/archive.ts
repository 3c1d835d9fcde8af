/** The names in a zip archive, from its directory alone: nothing is unpacked. */
import type { FileHandle } from 'node:fs/promises';

const entryHead = 46;
const endHead = 22;
const entryMark = 0x02014b50;
const endMark = 0x06054b50;

/** Longest comment that may follow the end of the directory, in bytes. */
const maxComment = 65_535;

/** Most of a directory that is read. */
const maxDirectoryBytes = 1_000_000;
const maxEntries = 10_000;

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Where the last part of an archive says that it is; several may look like it. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - endHead; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endMark) continue;
    if (at + endHead + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return -1;
}

/**
 * The names of an archive's entries.
 * @param size of the file in bytes.
 * @returns `null` for what is no archive, or has a directory that is broken or too large.
 */
export async function entryNames(file: FileHandle, size: number): Promise<string[] | null> {
  const tail = await read(
    file,
    Math.max(0, size - endHead - maxComment),
    Math.min(size, endHead + maxComment),
  );
  const end = findEnd(tail);
  if (end < 0) return null;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  const isBroken = start + length > size - (tail.length - end);
  if (isBroken || length > maxDirectoryBytes || count > maxEntries) return null;
  const directory = await read(file, start, length);
  const names: string[] = [];
  let at = 0;
  for (let left = count; left > 0; left--) {
    if (at + entryHead > directory.length || directory.readUInt32LE(at) !== entryMark) return null;
    const name = directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + entryHead, at + entryHead + name));
    at += entryHead + name + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
