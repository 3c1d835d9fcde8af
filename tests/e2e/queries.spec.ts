/** Odd queries in a real browser: none is shown, none runs, none leads away. */
import type { Page } from '@playwright/test';
import { marker, oddQueries } from '../helpers/oddQueries';
import { expect, test } from '../helpers/test';

const pages = ['/', '/download/', '/d/', '/business/', '/download/installation-guide/', '/de-DE/'];

/** What hostile queries would bring about. */
async function visit(page: Page, path: string, query: string) {
  await page.goto(path + query);
  await expect(page.locator('h1')).toBeVisible();
  const found = await page.evaluate(
    (text) => ({
      ran: text in window,
      shown: document.documentElement.outerHTML.includes(text),
      at: location.pathname,
    }),
    marker,
  );
  expect({ query, ...found }).toEqual({ query, ran: false, shown: false, at: path });
}

const part = 50;

test('a handful of odd queries', async ({ page }) => {
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  for (const [at, query] of oddQueries(6, 7).entries()) await visit(page, pages[at] ?? '/', query);
});

for (const [at, path] of pages.slice(0, 4).entries()) {
  test(`${part} odd queries on ${path} @full`, async ({ page }) => {
    test.setTimeout(180_000);
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
    for (const query of oddQueries(part, at + 1)) await visit(page, path, query);
  });
}
