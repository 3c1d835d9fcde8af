/** Serves the published tree the way a CDN does: folders, redirects, each language's 404. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage } from '@/config/site/languages';
import { headersFor, revalidated } from '@/deploy/rules/headers';
import { isPlainPath, redirectFor } from '@/deploy/rules/redirects';
import { parsePath } from '@/services/rules/urls';
import type { Call } from './call';
import { ApiError } from './errors';
import { contentType, sendBytes, sendContent } from './send';

/** Files of the tree that a CDN reads and keeps to itself: its rules, and compressed copies. */
const isKept = (path: string): boolean => /^\/_(headers|redirects)$|\.(br|gz)$/.test(path);

const copyEndings = { br: '.br', gzip: '.gz' } as const;

const noPage = '<!doctype html><html lang="en"><title>Not found</title><h1>Page not found</h1>';

/**
 * The parts of a request path, decoded.
 * @returns `null` for a path that no page or file can have: bad escapes, a way out of the tree.
 */
function pathParts(pathname: string): string[] | null {
  if (!isPlainPath(pathname)) return null;
  try {
    const parts = pathname.slice(1).split('/').map(decodeURIComponent);
    const isSafe = parts.every((part) => !/^\.\.?$|[/\\\0:]/.test(part));
    return isSafe ? parts : null;
  } catch {
    return null;
  }
}

async function kindOf(path: string): Promise<'file' | 'folder' | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : null;
  } catch {
    return null;
  }
}

const isFile = async (path: string): Promise<boolean> => (await kindOf(path)) === 'file';

/** The 404 page of the language that the path's prefix names. */
async function notFound(c: Call, outDir: string, pathname: string): Promise<Response> {
  const { language } = parsePath(pathname);
  const own = language === defaultLanguage ? [] : [join(outDir, language, '404.html')];
  let page: Buffer = Buffer.from(noPage);
  for (const file of [...own, join(outDir, '404.html')]) {
    if (!(await isFile(file))) continue;
    page = await readFile(file);
    break;
  }
  // With its own headers, not those of the path: a missing versioned file must not stay missing for a year.
  const headers = { ...headersFor('/404.html'), 'Content-Type': contentType('404.html') };
  return sendBytes(c, page, 404, headers);
}

async function sendFile(c: Call, file: string, pathname: string): Promise<Response> {
  const bytes = await readFile(file);
  return sendContent(c, {
    bytes,
    type: contentType(file),
    headers: headersFor(pathname),
    copy: (encoding) => readFile(file + copyEndings[encoding]).catch(() => null),
  });
}

/** Answers any request that no host of the backend has answered. */
export async function serveSite(c: Call, outDir: string): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
    throw new ApiError(405, 'method', 'Pages and files are only read.', { Allow: 'GET, HEAD' });
  // As it came: `c.req.path` is decoded already.
  const target = c.env.incoming.url ?? '/';
  const queryAt = target.indexOf('?');
  const pathname = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? '' : target.slice(queryAt);
  const moved = (to: string): Response =>
    c.body(null, 301, {
      ...headersFor(pathname),
      'Cache-Control': revalidated,
      Location: to + query,
    });

  const parts = pathParts(pathname);
  if (!parts || isKept(`/${parts.join('/')}`)) return notFound(c, outDir, pathname);
  const redirect = redirectFor(pathname);
  if (redirect !== null) return moved(redirect);
  const path = join(outDir, ...parts);
  const page = join(path, 'index.html');
  if (pathname.endsWith('/'))
    return (await isFile(page)) ? sendFile(c, page, pathname) : notFound(c, outDir, pathname);
  if (await isFile(path)) return sendFile(c, path, pathname);
  return (await isFile(page)) ? moved(`${pathname}/`) : notFound(c, outDir, pathname);
}
