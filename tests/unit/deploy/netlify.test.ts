/** Netlify's settings: they are what the table says, and give each language its own 404 page. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { netlifyFile } from '@/deploy/rules/netlify';

test('netlify.toml is what the table says; `npx tsx deploy/rules/netlify.ts` writes it', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toBe(netlifyFile());
});

test('each language but the one at the root has a row of its own', () => {
  const rows = netlifyFile().matchAll(
    /from = "\/(.+)\/\*"\nto = "\/(.+)\/404\.html"\nstatus = 404/g,
  );
  expect([...rows].map(([, from, to]) => [from, to])).toEqual(
    languages.slice(1).map(({ code }) => [code, code]),
  );
});
