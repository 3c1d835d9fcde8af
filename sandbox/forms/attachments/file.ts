/** One file of a form, as it arrives: to disk in pieces, checked, and given its id when it is whole. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import type { FileFault } from '@/config/forms/feedback';
import { attachmentTypeOf } from '@/services/rules/attachments';
import { fileFault } from '@/services/rules/fileContent';
import type { AttachmentFolder } from './folder';

/** A file that has arrived whole, under its id in the folder. */
export interface ReceivedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Its type, by the extension that the type goes by. */
  readonly type: string;
  /** SHA-256 of its content. */
  readonly digest: string;
}

/** A file that is not taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: FileFault;
}

/** What came of one file of the form, in the form's order. */
export type FileResult = RefusedFile | { readonly file: ReceivedFile };

/** What is wrong with a file on disk, by the rules that the page has, too. */
async function faultAt(path: string, name: string, size: number): Promise<FileFault | null> {
  const file = await open(path, 'r+');
  try {
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const fault = await fileFault({ name, size, read });
    if (!fault) await file.sync();
    return fault;
  } finally {
    await file.close();
  }
}

/** Takes a file. What is not taken is deleted. @throws Error if it breaks off, or can't be written. */
export async function receiveFile(
  folder: AttachmentFolder,
  stream: BusboyFileStream,
  name: string,
): Promise<FileResult> {
  const type = attachmentTypeOf(name);
  if (!type) {
    stream.resume();
    return { name, fault: 'type' };
  }
  const { id, part } = await folder.begin();
  try {
    const hash = createHash('sha256');
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      hash.update(chunk);
    });
    await pipeline(stream, createWriteStream(part, { flags: 'wx' }));
    const fault = stream.truncated ? 'size' : await faultAt(part, name, size);
    if (fault) return { name, fault };
    await rename(part, folder.path(id));
    return { file: { id, name, size, type, digest: hash.digest('hex') } };
  } finally {
    await rm(part, { force: true });
  }
}
