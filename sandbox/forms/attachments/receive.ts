/** Takes a form with files as it arrives; what is too large is not read on. */
import type { IncomingMessage } from 'node:http';
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import { maxAttachmentBytes } from '@/config/forms/feedback';
import { asStorageFull } from '../../data/space';
import { ApiError } from '../../http/errors';
import { cleanLine } from '../../data/texts';
import { receiveFile, type FileResult } from './file';
import type { AttachmentFolder } from './folder';

/** A form that was read. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FileResult[];
}

/** What may be in a form. */
interface Limits {
  /** Name of the fields that hold files; files elsewhere are passed over. */
  readonly field: string;
  readonly files: number;
}

const maxName = 255;
const maxFields = 40;
const maxFieldBytes = 64 * 1024;

/** What a form may hold besides its files, in bytes: fields, and the lines between the parts. */
const overhead = maxFieldBytes * 2;

const tooLargeFor = (most: number): ApiError =>
  new ApiError(413, 'too-large', `The form may hold ${most} bytes.`);

/** Reads a request into a form, up to a size. The request itself stays open, so that it can be answered. */
function readInto(form: BusboyInstance, request: IncomingMessage, most: number): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let read = 0;
    form.on('error', reject);
    form.once('finish', resolve);
    request.once('close', () => {
      if (!request.complete) reject(new Error('The client has gone.'));
    });
    request.once('error', reject);
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > most) form.emit('error', tooLargeFor(most));
    });
    request.pipe(form);
  }).finally(() => request.unpipe(form));
}

/**
 * Reads a multipart form. Files that have arrived are in the folder: keep or remove them.
 * @throws ApiError 400 for a form that breaks off or is none, 413 for one that is too large.
 * @throws StorageFull at once if there is no room, before or while it arrives.
 */
export async function receiveForm(
  request: IncomingMessage,
  folder: AttachmentFolder,
  limits: Limits,
): Promise<ReceivedForm> {
  const most = limits.files * maxAttachmentBytes + overhead;
  const tooLarge = tooLargeFor(most);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge;
  await folder.requireRoom(Number(request.headers['content-length'] ?? most));
  const fields: Record<string, string> = {};
  const files: Promise<FileResult>[] = [];
  const streams: BusboyFileStream[] = [];
  let unkept: unknown;
  const unread = new ApiError(400, 'bad-form', 'The body must be a whole multipart form.');
  let form: BusboyInstance;
  try {
    form = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fileSize: maxAttachmentBytes,
        fieldSize: maxFieldBytes,
        fields: maxFields,
        parts: maxFields + limits.files * 2,
      },
    });
  } catch {
    throw unread;
  }
  form.on('field', (field, value) => {
    if (!Object.hasOwn(fields, field)) fields[field] = value;
  });
  form.on('file', (field, stream, filename) => {
    const name = cleanLine(filename ?? '')
      .slice(-maxName)
      .toWellFormed();
    // A browser sends a part without name and content for a file that was not chosen.
    if (field !== limits.field || !name) return void stream.resume();
    if (files.length >= limits.files) {
      stream.resume();
      files.push(Promise.resolve({ name, problem: 'too-many' }));
      return;
    }
    streams.push(stream);
    // Whoever reads it is told; without a listener of its own it would end the process.
    stream.on('error', () => undefined);
    // Where it is the only one, there is no need to read on.
    if (limits.files === 1) stream.once('limit', () => form.emit('error', tooLarge));
    const result = receiveFile(folder, stream, name);
    // Nobody reads on: without this the form would wait for a file that takes nothing any more.
    result.catch((error: unknown) => {
      unkept ??= error;
      form.emit('error', error);
    });
    files.push(result);
  });
  const failure = await readInto(form, request, most).then(
    () => undefined,
    (error: unknown) => {
      if (error === unkept) return asStorageFull(error);
      return error instanceof ApiError ? error : unread;
    },
  );
  if (failure) for (const stream of streams) stream.destroy(failure);
  return settle(folder, fields, files, failure);
}

/** Waits for all files; where one could not be kept, or the form broke off, none is. */
async function settle(
  folder: AttachmentFolder,
  fields: ReceivedForm['fields'],
  files: readonly Promise<FileResult>[],
  failure: unknown,
): Promise<ReceivedForm> {
  const results = await Promise.allSettled(files);
  const kept = results.flatMap((result) =>
    result.status === 'fulfilled' && 'file' in result.value ? [result.value.file.id] : [],
  );
  const broken = results.find(({ status }) => status === 'rejected') as
    PromiseRejectedResult | undefined;
  const reason: unknown = failure ?? broken?.reason;
  if (reason !== undefined) {
    await folder.remove(kept);
    throw reason;
  }
  return {
    fields,
    files: results.map((result) => (result as PromiseFulfilledResult<FileResult>).value),
  };
}
