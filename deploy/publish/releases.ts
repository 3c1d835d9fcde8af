/**
 * Keeps the versioned files of the last releases in the tree, so that a tab opened before a deploy
 * still finds the scripts and styles that its page loads later.
 */
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versionedFolders } from '../rules/headers';
import { filesBelow } from './tree';

/** Releases whose files are in the tree, the one just built included. */
export const keptReleases = 3;

async function copyVersioned(from: string, to: string): Promise<void> {
  for (const folder of versionedFolders) {
    const source = join(from, folder);
    for (const file of await filesBelow(source)) {
      const target = join(to, folder, file.slice(source.length));
      await mkdir(dirname(target), { recursive: true });
      // A name stands for one content: what is there already is the same.
      await copyFile(file, target);
    }
  }
}

/**
 * Stores the release that stands in `tree`, adds to the tree what earlier ones had, and forgets
 * those that are too old.
 * @param store folder that outlives builds.
 * @returns the number of releases in the tree.
 */
export async function keepReleases(tree: string, store: string, name: string): Promise<number> {
  await copyVersioned(tree, join(store, name));
  const releases = (await readdir(store)).sort().reverse();
  const kept = releases.slice(0, keptReleases);
  const tooOld = releases.slice(keptReleases);
  for (const old of tooOld) await rm(join(store, old), { recursive: true });
  for (const earlier of kept.filter((release) => release !== name))
    await cp(join(store, earlier), tree, { recursive: true, force: false });
  return kept.length;
}

/** Name of a release: sorts by time. */
export function releaseName(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-');
}
