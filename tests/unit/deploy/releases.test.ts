/** The files of earlier releases stay in the tree for open tabs, and are forgotten in time. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { keepReleases, keptReleases, releaseName } from '@/deploy/publish/releases';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const tree = join(folder, 'out');
const store = join(folder, 'store');
afterAll(() => rm(folder, { recursive: true }));

const chunk = (release: number) => `_next/static/chunks/release${release}.js`;

/** A build: a fresh tree with a chunk of its own, one that all builds share, and a page. */
async function build(release: number): Promise<number> {
  await rm(tree, { recursive: true, force: true });
  const files = [chunk(release), '_next/static/chunks/shared.js', 'fonts/a.1.woff2', 'index.html'];
  for (const file of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${file} of ${release}`);
  }
  return keepReleases(tree, store, releaseName(new Date(2026, 0, release)));
}

describe('keepReleases', () => {
  test('adds what earlier releases had, and changes nothing of the new one', async () => {
    expect(await build(1)).toBe(1);
    expect(await build(2)).toBe(2);
    expect(existsSync(join(tree, chunk(1)))).toBe(true);
    expect(readFileSync(join(tree, 'index.html'), 'utf8')).toBe('index.html of 2');
    const shared = readFileSync(join(tree, '_next/static/chunks/shared.js'), 'utf8');
    expect(shared).toBe('_next/static/chunks/shared.js of 2');
  });

  test('keeps no pages, and forgets releases that are too old', async () => {
    for (let release = 3; release <= 5; release += 1) await build(release);
    expect(readdirSync(store)).toHaveLength(keptReleases);
    const present = [1, 2, 3, 4, 5].filter((release) => existsSync(join(tree, chunk(release))));
    expect(present).toEqual([3, 4, 5]);
    for (const release of readdirSync(store))
      expect(existsSync(join(store, release, 'index.html'))).toBe(false);
  });
});
