/** Compressed copies beside the files of the tree. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '@/deploy/publish/compress';
import { filesBelow } from '@/deploy/publish/tree';

test('texts of some size have a copy of each kind; nothing else has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  const long = 'The quick brown fox. '.repeat(200);
  mkdirSync(join(folder, 'de'));
  const files = [
    'index.html',
    'de/index.txt',
    'a.js',
    'a.css',
    'i.svg',
    'm.json',
    's.xml',
    'a.png',
  ];
  for (const file of files) writeFileSync(join(folder, file), long);
  writeFileSync(join(folder, 'short.txt'), 'short');
  for (const file of await filesBelow(folder)) compress(file);
  const made = (await filesBelow(folder)).filter((file) => /\.(br|gz)$/.test(file));
  expect(made).toHaveLength(2 * (files.length - 1));
  for (const file of made) {
    const decode = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(decode(readFileSync(file)).toString()).toBe(long);
  }
  await rm(folder, { recursive: true });
});
