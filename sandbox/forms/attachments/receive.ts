/** Takes a form with files as it arrives; what is too large is not read on. */
import type { IncomingMessage } from 'node:http';
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import { maxAttachmentBytes } from '@/config/forms/feedback';
import { postedFileName } from '@/services/rules/fileName';
import { asStorageFull } from '../../data/space';
import { ApiError } from '../../http/errors';
import { receiveFile, type FileResult } from './file';
import type { AttachmentFolder } from './folder';
import { placed, settle } from './results';

/** A form that was read. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FileResult[];
}

/** What may be in a form. */
interface Limits {
  /** Name of the fields that hold files; files elsewhere are passed over. */
  readonly field: string;
  /** Most files that are taken. */
  readonly files: number;
  /** Most that may come, with those that are refused: these take no place. */
  readonly parts: number;
}

const maxFields = 40;
const maxFieldBytes = 64 * 1024;

/** What a form may hold besides its files, in bytes: fields, and the lines between the parts. */
const overhead = maxFieldBytes * 2;

/** The refusal of a form: one of a single file is as large as that. */
const tooLargeFor = (most: number, parts: number): ApiError =>
  new ApiError(413, parts === 1 ? 'size' : 'too-large', `The form may hold ${most} bytes.`);

/** Reads a request into a form, up to a size. The request itself stays open, so that it can be answered. */
function readInto(
  form: BusboyInstance,
  request: IncomingMessage,
  most: number,
  tooLarge: ApiError,
): Promise<void> {
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
      if (read > most) form.emit('error', tooLarge);
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
  const most = limits.parts * maxAttachmentBytes + overhead;
  const tooLarge = tooLargeFor(most, limits.parts);
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
        parts: maxFields + limits.parts * 2,
      },
    });
  } catch {
    throw unread;
  }
  form.on('field', (field, value) => {
    if (!Object.hasOwn(fields, field)) fields[field] = value;
  });
  form.on('file', (field, stream, filename) => {
    const name = postedFileName(filename ?? '');
    // A browser sends a part without name and content for a file that was not chosen.
    if (field !== limits.field || !name) return void stream.resume();
    if (files.length >= limits.parts) {
      stream.resume();
      files.push(Promise.resolve({ name, fault: 'count' }));
      return;
    }
    streams.push(stream);
    // Whoever reads it is told; without a listener of its own it would end the process.
    stream.on('error', () => undefined);
    // Where it is the only one, there is no need to read on.
    if (limits.parts === 1) stream.once('limit', () => form.emit('error', tooLarge));
    const result = receiveFile(folder, stream, name);
    // Nobody reads on: without this the form would wait for a file that takes nothing any more.
    result.catch((error: unknown) => {
      unkept ??= error;
      form.emit('error', error);
    });
    files.push(result);
  });
  const failure = await readInto(form, request, most, tooLarge).then(
    () => undefined,
    (error: unknown) => {
      if (error === unkept) return asStorageFull(error);
      return error instanceof ApiError ? error : unread;
    },
  );
  if (failure) for (const stream of streams) stream.destroy(failure);
  const results = await settle(folder, files, failure);
  return { fields, files: await placed(folder, results, limits.files) };
}
