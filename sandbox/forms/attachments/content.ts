/** Whether what is in a file is what its name says. */
import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { AttachmentType } from '@/config/forms/feedback';
import { entryNames } from './archive';

const headBytes = 4100;
const chunkBytes = 65_536;

const archiveMark = Buffer.from('PK');
/** The stream that every PowerPoint file of the old format has, as its directory spells it. */
const slidesMark = Buffer.from('PowerPoint Document', 'utf16le');

/** Every part of a file, each with the end of the one before in front. */
async function* chunks(file: FileHandle, overlap = 0): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(chunkBytes),
      0,
      chunkBytes,
      position,
    );
    if (bytesRead === 0) return;
    position += bytesRead;
    const chunk = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    yield chunk;
    rest = overlap > 0 ? chunk.subarray(-overlap) : rest;
  }
}

async function holds(file: FileHandle, part: Buffer): Promise<boolean> {
  for await (const chunk of chunks(file, part.length - 1)) if (chunk.includes(part)) return true;
  return false;
}

/** Whether bytes are text in an encoding, as far as they go; the same decoder sees all parts in turn. */
function decodes(decoder: TextDecoder, chunk: Buffer | undefined): boolean {
  try {
    // NUL and its like are in no text; tabs, breaks, and the marks of old printers and terminals are.
    const text = decoder.decode(chunk, { stream: chunk !== undefined });
    return !/[\0-\x07\x0e-\x1a\x1c-\x1f\x7f]/.test(text);
  } catch {
    return false;
  }
}

/** Whether a file is text: UTF-8, UTF-16 with its mark, or a Latin encoding of one byte. */
async function isText(file: FileHandle, head: Buffer): Promise<boolean> {
  const mark = head.toString('hex', 0, 2);
  const encodings =
    mark === 'fffe' ? ['utf-16le'] : mark === 'feff' ? ['utf-16be'] : ['utf-8', 'windows-1252'];
  let left = encodings.map((encoding) => new TextDecoder(encoding, { fatal: true }));
  for await (const chunk of chunks(file)) {
    left = left.filter((decoder) => decodes(decoder, chunk));
    if (left.length === 0) return false;
  }
  return left.some((decoder) => decodes(decoder, undefined));
}

/** The type that the beginning of a file shows, as a MIME type; archives aside, which are looked into. */
async function signatureOf(head: Buffer): Promise<string> {
  return (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
}

/** Whether an archive is a document of an app, which has a folder of its own in it. */
function isDocument(names: readonly string[] | null, folder: string): boolean {
  const isListed = names?.includes('[Content_Types].xml') ?? false;
  return isListed && (names ?? []).some((name) => name.startsWith(folder));
}

/** Whether the content of a file fits the type that its name says. */
export async function contentFits(path: string, type: AttachmentType): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.subarray(0, 2).equals(archiveMark) && type !== 'txt') {
      const names = await entryNames(path);
      if (type === 'docx') return isDocument(names, 'word/');
      if (type === 'xlsx') return isDocument(names, 'xl/');
      return type === 'zip' && names !== null;
    }
    const signature = await signatureOf(head);
    switch (type) {
      case 'jpg':
        return signature === 'image/jpeg';
      case 'pdf':
        // Readers allow some bytes before the mark.
        return head.subarray(0, 1024).includes('%PDF-');
      case 'mp4':
        return signature === 'video/mp4' || signature === 'video/x-m4v';
      case 'ppt':
        return signature === 'application/x-cfb' && (await holds(file, slidesMark));
      case 'txt':
        return signature !== 'application/pdf' && (await isText(file, head));
      default:
        return false;
    }
  } finally {
    await file.close();
  }
}
