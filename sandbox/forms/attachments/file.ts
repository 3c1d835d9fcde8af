/** One file of a form, as it arrives: to disk in pieces, checked, and given its id when it is whole. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { maxAttachmentBytes } from '@/config/forms/feedback';
import { attachmentTypeOf } from '@/services/rules/attachments';
import { contentFits } from './content';
import type { AttachmentFolder } from './folder';

/** Why a file is not taken. */
export type FileProblem = 'too-large' | 'wrong-type' | 'too-many';

/** A file that has arrived whole, under its id in the folder. */
export interface ReceivedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Its extension, in lower case. */
  readonly type: string;
  /** SHA-256 of its content. */
  readonly digest: string;
}

/** What came of one file of the form, in the form's order. */
export type FileResult =
  { readonly name: string; readonly problem: FileProblem } | { readonly file: ReceivedFile };

/** Takes a file. What is not taken is deleted. @throws Error if it breaks off, or can't be written. */
export async function receiveFile(
  folder: AttachmentFolder,
  stream: BusboyFileStream,
  name: string,
): Promise<FileResult> {
  const type = attachmentTypeOf(name);
  if (!type) {
    stream.resume();
    return { name, problem: 'wrong-type' };
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
    if (stream.truncated || size >= maxAttachmentBytes) return { name, problem: 'too-large' };
    if (size === 0 || !(await contentFits(part, type))) return { name, problem: 'wrong-type' };
    const file = await open(part, 'r+');
    await file.sync().finally(() => file.close());
    await rename(part, folder.path(id));
    return { file: { id, name, size, type, digest: hash.digest('hex') } };
  } finally {
    await rm(part, { force: true });
  }
}
