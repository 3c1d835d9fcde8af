/** The catalogue's decisions: what is asked for, what counts as changed, what a gallery keeps. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { languageCodes } from '@/config/site/languages';
import { routeNames } from '@/config/site/routes';
import { entryOf, merged } from '@/tests/catalogue/gallery';
import { readOptions } from '@/tests/catalogue/options';
import { difference, keepPicture } from '@/tests/catalogue/picture';

describe('the options', () => {
  test('are everything where nothing is said', () => {
    expect(readOptions([])).toEqual({
      ...{ pages: routeNames, languages: languageCodes, widths: [360, 768, 1366] },
      ...{ base: undefined, pseudo: false, out: 'catalogue' },
    });
  });

  test('narrow it down; languages by either code', () => {
    const args = '--pages index,pricing --languages de-DE,ja --widths 320 --base http://x/';
    expect(readOptions(args.split(' '))).toMatchObject({
      ...{ pages: ['index', 'pricing'], languages: ['de-DE', 'ja-JP'], widths: [320] },
      base: 'http://x',
    });
    expect(readOptions(['--pseudo'])).toMatchObject({
      ...{ languages: ['de-DE'], out: 'catalogue/pseudo' },
    });
  });

  test.each([
    [['--pages', 'home'], 'no page is called home'],
    [['--languages', 'xx'], 'no language is called xx'],
    [['--widths', 'wide'], 'wide is no width between 200 and 4000 pixels'],
    [['--nonsense'], 'Unknown option'],
  ])('%j is refused', (args, problem) => {
    expect(() => readOptions(args)).toThrow(problem);
  });
});

const plain = (width: number, height: number, shade: number) => ({
  ...{ data: new Uint8Array(width * height * 4).fill(shade), width, height },
});

test('pictures of another height differ where only one has something', () => {
  expect(difference(plain(10, 10, 255), plain(10, 10, 255)).share).toBe(0);
  expect(difference(plain(10, 20, 0), plain(10, 10, 0)).picture).toMatchObject({ height: 20 });
  const { share } = difference(plain(10, 20, 255), plain(10, 10, 255));
  expect(share).toBe(0.5);
});

describe('a picture', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const webp = (color: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
      .webp()
      .toBuffer();

  test('is new, then the same, then another; the one before is kept', async () => {
    root = mkdtempSync(join(tmpdir(), 'catalogue-'));
    const [red, blue] = [await webp('red'), await webp('blue')];
    expect(await keepPicture(root, 'de/a.webp', red)).toBe('new');
    expect(await keepPicture(root, 'de/a.webp', red)).toBe(0);
    expect(existsSync(join(root, 'changes/de/a.webp'))).toBe(false);
    expect(await keepPicture(root, 'de/a.webp', blue)).toBe(1);
    expect(readFileSync(join(root, 'before/de/a.webp'))).toEqual(red);
    expect(readFileSync(join(root, 'pictures/de/a.webp'))).toEqual(blue);
    expect(existsSync(join(root, 'changes/de/a.webp'))).toBe(true);
  });
});

test('a run with filters leaves the other pictures in the gallery', () => {
  const shot = { width: 360, height: 900, change: 0, problems: [], taken: 1 } as const;
  const home = entryOf({ ...shot, page: 'index', language: 'de-DE' });
  const pricing = entryOf({ ...shot, page: 'pricing', language: 'de-DE' });
  const anew = { ...pricing, taken: 2 };
  expect(merged([home, pricing], [anew])).toEqual([home, anew]);
});
