/** Sends bytes as a CDN does: validators, ranges and compression. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';
import type { Call } from './call';

type Bytes = Uint8Array<ArrayBufferLike>;
/** Encodings that are understood, the better one first. */
export type Encoding = 'br' | 'gzip';

/** These two name their encoding themselves. */
const types = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };

/** The content type of a file, by its name. */
export function contentType(file: string): string {
  return getMimeType(file, types) ?? 'application/octet-stream';
}

const minCompressed = 1024;
const maxCacheBytes = 32_000_000;

const brotli = promisify<Bytes, { params: Record<number, number> }, Buffer>(brotliCompress);
const compressors: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Bytes, Buffer>(gzip),
};

/** What has been compressed, by entity tag. */
const cache = new Map<string, Buffer>();
let cacheBytes = 0;

async function compress(content: Content, encoding: Encoding, tag: string): Promise<Bytes> {
  const known = (await content.copy?.(encoding)) ?? cache.get(tag);
  if (known) return known;
  const made = await compressors[encoding](content.bytes);
  if (cacheBytes + made.length > maxCacheBytes) {
    cache.clear();
    cacheBytes = 0;
  }
  cache.set(tag, made);
  cacheBytes += made.length;
  return made;
}

/** The best encoding that a client accepts, or `null`. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = params.find((param) => param.startsWith('q='));
    return quality && !(Number(quality.slice(2)) > 0) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

/**
 * The part of a file that a Range header asks for, both ends included.
 * @returns `null` to send the whole file, `'none'` where the file has no such part.
 */
export function parseRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end ? 'none' : { start, end };
}

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a list of entity tags names one, or any. */
function namesTag(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((one) => ['*', tag].includes(weak(one)));
}

/** A body with its type and the headers that go with it. */
export interface Content {
  readonly bytes: Bytes;
  readonly type: string;
  readonly headers?: Record<string, string>;
  /** A copy that was compressed before, if there is one. */
  readonly copy?: (encoding: Encoding) => Promise<Bytes | null>;
}

/** Answers with a body: 200, 206, 304 or 416, as the request's headers ask. */
export async function sendContent(c: Call, content: Content): Promise<Response> {
  const { bytes, type } = content;
  const isShrunk = compressible.test(type) && bytes.length >= minCompressed;
  const range = c.req.header('range');
  // A range counts the bytes of the file itself.
  const encoding =
    isShrunk && range === undefined ? acceptedEncoding(c.req.header('accept-encoding')) : null;
  const hash = createHash('sha1').update(bytes).digest('base64url');
  const tag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = { ...content.headers, ETag: tag };
  if (isShrunk) headers.Vary = 'Accept-Encoding';
  if (namesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);

  headers['Content-Type'] = type;
  headers['Accept-Ranges'] = 'bytes';
  const ifRange = c.req.header('if-range');
  const part = ifRange === undefined || ifRange === tag ? parseRange(range, bytes.length) : null;
  if (part === 'none')
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes.length}` });
  if (part) {
    headers['Content-Range'] = `bytes ${part.start}-${part.end}/${bytes.length}`;
    return sendBytes(c, bytes.subarray(part.start, part.end + 1), 206, headers);
  }
  if (!encoding) return sendBytes(c, bytes, 200, headers);
  headers['Content-Encoding'] = encoding;
  return sendBytes(c, await compress(content, encoding, tag), 200, headers);
}

/** Answers with these bytes; a HEAD request gets their length alone. */
export function sendBytes(
  c: Call,
  bytes: Bytes,
  status: 200 | 206 | 404,
  headers: Record<string, string>,
): Response {
  const all = { ...headers, 'Content-Length': String(bytes.length) };
  return c.req.method === 'HEAD'
    ? c.body(null, status, all)
    : c.body(new Uint8Array(bytes), status, all);
}
