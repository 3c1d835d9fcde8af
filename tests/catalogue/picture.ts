/** The pictures of a run on disk, and how each differs from the one before it. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Share of pixels below which pictures count as the same: antialiasing, the caret of a field. */
const sameBelow = 0.0002;

/** A picture on a canvas of its own that is as large as asked for. */
function placed({ data, width, height }: Pixels, onto: { width: number; height: number }): Pixels {
  const canvas = new Uint8Array(onto.width * onto.height * 4);
  for (let row = 0; row < height; row += 1)
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * onto.width * 4);
  return { data: canvas, ...onto };
}

/** The share of pixels that differ, and a picture of them. What only one picture has, differs. */
export function difference(now: Pixels, before: Pixels): { share: number; picture: Pixels } {
  const size = {
    width: Math.max(now.width, before.width),
    height: Math.max(now.height, before.height),
  };
  const data = new Uint8Array(size.width * size.height * 4);
  const count = pixelmatch(
    placed(now, size).data,
    placed(before, size).data,
    data,
    size.width,
    size.height,
    { threshold: 0.2, alpha: 0.25 },
  );
  return { share: count / (size.width * size.height), picture: { data, ...size } };
}

async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How a picture stands to the last run's: `new`, or the share of pixels that changed. */
export type Change = 'new' | number;

/**
 * Keeps a picture; the one that was there becomes the picture before. Below `root` stand
 * `pictures/`, `before/` and `changes/`, with the same names.
 */
export async function keepPicture(root: string, name: string, picture: Buffer): Promise<Change> {
  const [now, before, changes] = ['pictures', 'before', 'changes'].map((folder) =>
    join(root, folder, name),
  ) as [string, string, string];
  for (const path of [now, before, changes]) await mkdir(dirname(path), { recursive: true });
  await rm(changes, { force: true });
  const known = existsSync(now);
  if (known) await rename(now, before);
  await writeFile(now, picture);
  if (!known) return 'new';
  const old = await readFile(before);
  if (old.equals(picture)) return 0;
  const { share, picture: changed } = difference(await pixelsOf(picture), await pixelsOf(old));
  if (share < sameBelow) return 0;
  const { data, width, height } = changed;
  await writeFile(
    changes,
    await sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ quality: 60 })
      .toBuffer(),
  );
  return share;
}
