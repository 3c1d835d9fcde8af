/** Keeps an empty database for reuse: making one takes up to ten seconds, loading this one takes one. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** Where tools keep what they can make again. */
const folder = 'node_modules/.cache/sandbox';

/** The file for the engine's version; another version may not read it. */
async function templateFile(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const facts = await readFile(join(dirname(engine), '../package.json'), 'utf8');
  const { version } = JSON.parse(facts) as { version: string };
  return join(folder, `empty-${version}.tar`);
}

/** The empty database, or `undefined` while there is none. */
export async function readTemplate(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(await templateFile())]);
  } catch {
    return undefined;
  }
}

/** Keeps a database that nothing has been written to yet. Where that fails, the next start is slow too. */
export async function saveTemplate(engine: PGlite): Promise<void> {
  try {
    const file = await templateFile();
    const unfinished = `${file}.${process.pid}`;
    await mkdir(folder, { recursive: true });
    await writeFile(
      unfinished,
      Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()),
    );
    await rename(unfinished, file);
  } catch {
    // Not writable, or no space: the database itself works.
  }
}
