/** What a page weighs: scripts, styles, markup, and what the tree keeps for it on disk. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { routeNames } from '@/config/site/routes';
import { integrityOf } from '@/deploy/publish/steps/integrity';
import { publishedFiles, publishedPages } from '@/tests/helpers/published';

/** Budgets in bytes, compressed with brotli 11; a bare page of the framework has 115 kB of scripts; the markup brings the rules of its first paint. */
const budget = { scripts: 129_000, styles: 18_000, html: 27_500 } as const;

const pages = publishedPages();
const english = pages.filter(({ language }) => language === 'en-US');
const sizes = new Map<string, number>();

/** Bytes of a file over the wire. */
function weight(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(`out${path}`)).length;
  sizes.set(path, size);
  return size;
}

const total = (paths: readonly string[]) =>
  [...new Set(paths)].reduce((sum, path) => sum + weight(path), 0);

const tagsOf = (html: string) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
const pathIn = (tag: string) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';

/** Scripts that a current browser loads at once. */
const scriptsOf = (html: string) =>
  tagsOf(html)
    .filter((tag) => tag.startsWith('<script') && / src="/.test(tag) && !/nomodule/i.test(tag))
    .map(pathIn);

const stylesOf = (html: string) =>
  tagsOf(html)
    .filter((tag) => tag.includes('rel="stylesheet"'))
    .map(pathIn);

describe.each(english.map((page) => [page.path, page] as const))('%s', (_, { html }) => {
  test('keeps to the budget', () => {
    expect(total(scriptsOf(html))).toBeLessThanOrEqual(budget.scripts);
    expect(total(stylesOf(html))).toBeLessThanOrEqual(budget.styles);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget.html);
    expect(scriptsOf(html).length).toBeLessThanOrEqual(12);
  });
});

test('every script and style carries the hash of its file', () => {
  const wrong = pages.flatMap(({ html }) =>
    tagsOf(html)
      .filter((tag) => /"\/_next\/static\/[^"]+\.(js|css)"/.test(tag))
      .filter((tag) => {
        const bytes = readFileSync(`out${pathIn(tag)}`);
        return /\sintegrity="([^"]+)"/.exec(tag)?.[1] !== integrityOf(bytes);
      }),
  );
  expect(wrong).toEqual([]);
});

describe('the tree', () => {
  const files = publishedFiles();

  test('holds each payload once, and fits what hosts take', () => {
    expect(files.filter((file) => basename(file).startsWith('__next.'))).toEqual([]);
    expect(files.length).toBeLessThan(20_000);
    expect(files.filter((file) => statSync(`out${file}`).size > 25 * 1024 * 1024)).toEqual([]);
  });

  test('is no more than half as large again as its pages', () => {
    const size = (wanted: (file: string) => boolean) =>
      files.filter(wanted).reduce((sum, file) => sum + statSync(`out${file}`).size, 0);
    const html = size((file) => file.endsWith('.html'));
    // Versioned files are those of several releases, pictures are what they are.
    const rest = size((file) => !/\.(html|br|gz)$|^\/(_next|images)\//.test(file));
    expect(rest / html).toBeLessThan(0.5);
  });

  test('has compressed copies of what is worth it, and of nothing else', () => {
    const set = new Set(files);
    const texts = files.filter((file) =>
      /\.(html|js|css|svg|txt|xml|json|webmanifest)$/.test(file),
    );
    const large = texts.filter((file) => statSync(`out${file}`).size >= 1024);
    expect(large.filter((file) => !set.has(`${file}.br`) || !set.has(`${file}.gz`))).toEqual([]);
    const copies = files.filter((file) => /\.(br|gz)$/.test(file));
    expect(copies).toHaveLength(2 * large.length);
    const larger = copies.filter(
      (file) => statSync(`out${file}`).size >= statSync(`out${file.slice(0, -3)}`).size,
    );
    expect(larger).toEqual([]);
  });

  test('has every page', () => expect(english).toHaveLength(routeNames.length));
});
