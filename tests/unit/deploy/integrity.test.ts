/** Subresource integrity of a page's scripts and styles. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Page } from '@/deploy/publish/page';
import { addIntegrity, integrityOf } from '@/deploy/publish/steps/integrity';

const bytesAt = (path: string) => Buffer.from(`content of ${path}`);
const hashOf = (path: string) =>
  `sha256-${createHash('sha256').update(bytesAt(path)).digest('base64')}`;
const a = '/_next/static/chunks/a.js';
const b = '/_next/static/chunks/b.css';

function marked(html: string): string {
  const page = new Page(html);
  addIntegrity(page, bytesAt);
  return page.toString();
}

describe('addIntegrity', () => {
  test.each([
    [`<script src="${a}" async=""></script>`, a],
    [`<script noModule="" src="${a}"></script>`, a],
    [`<link rel="stylesheet" href="${b}" data-precedence="next"/>`, b],
    [`<link rel="preload" as="script" fetchPriority="low" href="${a}"/>`, a],
  ])('marks %s', (tag, path) => {
    const html = marked(`<head>${tag}</head>`);
    expect(html).toContain(` integrity="${hashOf(path)}"`);
    expect(html.replace(/ integrity="[^"]*"/, '')).toBe(`<head>${tag}</head>`);
    expect(marked(html)).toBe(html);
  });

  test.each([
    '<script>self.x("/_next/static/chunks/a.js")</script>',
    '<script>x="<a href=\\"/_next/static/chunks/a.js\\">"</script>',
    '<link rel="preload" as="font" href="/fonts/inter-latin.1.woff2"/>',
    '<link rel="icon" href="/icon.svg"/>',
    '<script src="https://elsewhere.example/_next/static/a.js"></script>',
    '<a href="/_next/static/chunks/a.js">a</a>',
  ])('leaves %s alone', (html) => {
    const own = `<script integrity="x" src="${a}"></script>`;
    expect(marked(html + own)).toBe(html + own);
  });

  test('refuses a page that names no script and no style', () => {
    expect(() => marked('<head><title>A</title></head>')).toThrow(/no script or style under/);
  });

  test('has the hash that a browser computes', () => {
    const known = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
    expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(known);
  });
});
