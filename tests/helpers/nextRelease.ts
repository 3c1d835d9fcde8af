/** A later release made from the tree at hand: a build id, chunk names and contents of its own, as a new build has. */
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { languageCodes } from '@/config/site/languages';
import { Page } from '@/deploy/publish/page';
import { addPolicy } from '@/deploy/publish/steps/csp';
import { addIntegrity } from '@/deploy/publish/steps/integrity';
import { filesBelow } from '@/deploy/publish/tree';

const isText = (file: string) => ['.html', '.txt', '.js', '.css'].includes(extname(file));

/** Copies the English part of a tree, without compressed copies and pictures. */
export async function copyTree(from: string, to: string): Promise<void> {
  const skipped = [...languageCodes, 'images', 'sitemaps'].map((name) => join(from, name));
  const filter = (path: string) => !skipped.includes(path) && !/\.(br|gz)$/.test(path);
  await cp(from, to, { recursive: true, filter });
}

/** Everything in a text that a new build changes: the build id, and the names of chunks. */
function renamed(text: string, buildId: string, newId: string): string {
  return text
    .replaceAll(buildId, newId)
    .replace(/static\/chunks\/(?=[\w~-]+\.(?:js|css))/g, 'static/chunks/next-');
}

/** The page with the hashes of its new files and scripts. */
async function resealed(html: string, tree: string): Promise<string> {
  const bare = html
    .replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/, '')
    .replaceAll(/ integrity="[^"]*"/g, '');
  const files = new Map<string, Buffer>();
  for (const [, path = ''] of bare.matchAll(/"(\/_next\/static\/[^"?]+\.(?:js|css))"/g))
    files.set(path, await readFile(join(tree, path)));
  const page = new Page(bare);
  addIntegrity(page, (path) => files.get(path) ?? Buffer.alloc(0));
  addPolicy(page);
  return page.toString();
}

/** Turns a copied tree into a later release of itself. */
export async function makeNextRelease(tree: string): Promise<void> {
  const statics = join(tree, '_next/static');
  const folders = await readdir(statics);
  const buildId = folders.find((name) => !['chunks', 'media', 'css'].includes(name)) ?? '';
  const newId = `next-${buildId}`;
  for (const file of (await filesBelow(tree)).filter(isText))
    await writeFile(file, renamed(await readFile(file, 'utf8'), buildId, newId));
  await rename(join(statics, buildId), join(statics, newId));
  for (const name of await readdir(join(statics, 'chunks')))
    await rename(join(statics, 'chunks', name), join(statics, 'chunks', `next-${name}`));
  for (const file of (await filesBelow(tree)).filter((name) => name.endsWith('.html')))
    await writeFile(file, await resealed(await readFile(file, 'utf8'), tree));
}
