/** Posts and templates of other hosts: shown when near, gone without a trace when they fail, more on request. */
import type { Page } from '@playwright/test';
import { feedPlaces, pageSize } from '@/config/pages/content';
import type { Fault } from '@/tests/helpers/backend';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { content } = messagesOf('en-US');

const feeds = [
  {
    name: 'posts',
    path: '/office/pdf/',
    call: '/official/academy/posts',
    places: feedPlaces.posts,
    warning: 'academy:',
  },
  {
    name: 'templates',
    path: '/',
    call: '/server/pf/official-web/recommend',
    places: feedPlaces.templates,
    warning: 'templates:',
  },
] as const;

const feed = (page: Page, name: string) => page.locator(`[data-feed=${name}]`);

/** Adds up the layout shifts from now on, those that follow the visitor's own input left out. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/** Brings the middle of the feed's place to the middle of the window, as a jump link would. */
async function jumpTo(page: Page, name: string): Promise<void> {
  // Where no script has shown it yet, there is no place to scroll to.
  await feed(page, name).waitFor();
  await feed(page, name).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

for (const { name, path, call, places } of feeds) {
  test(`${name} are asked for only when they come near @backend`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(call)) asked.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await jumpTo(page, name);
    await expect(feed(page, name).getByRole('link')).toHaveCount(places);
    expect(asked).toHaveLength(1);
  });

  for (const width of [360, 1366]) {
    test(`${name} come without a shift at ${width} px @backend`, async ({ page, backend }) => {
      await backend.fail({ call, delay: 1000 });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const place = feed(page, name);
      const before = await place.evaluate((element) => element.clientHeight);
      const shifts = await watchShifts(page);
      await jumpTo(page, name);
      await expect(place).toHaveAttribute('data-phase', 'waiting');
      await expect(place.getByRole('link')).toHaveCount(places);
      expect(await place.evaluate((element) => element.clientHeight)).toBe(before);
      expect(await shifts()).toBe(0);
    });
  }

  test(`${name} lead to pages that are there @backend`, async ({ page, context }) => {
    await page.goto(path);
    await jumpTo(page, name);
    const opening = context.waitForEvent('page');
    await feed(page, name).getByRole('link').first().click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const faults: Record<string, Omit<Fault, 'call'>> = {
  'not found': { status: 404 },
  'a server error': { status: 500 },
  'a broken connection': { drop: true },
  'HTML instead of JSON': { body: 'html' },
  'a wrong shape': { body: 'wrong-shape' },
  '10 MB of junk': { body: 'junk' },
  'nothing to show': { body: '{"code":0,"data":[]}' },
};

for (const { name, path, call, warning } of feeds) {
  for (const [what, fault] of Object.entries(faults)) {
    test(`${name} are gone with ${what}, and say so once @backend`, async ({ page, backend }) => {
      await backend.fail({ call, ...fault });
      const warnings = warningsOf(page);
      await page.goto(path);
      const section = page.locator(`section#${name}`);
      await section.scrollIntoViewIfNeeded();
      await expect(feed(page, name)).toBeHidden();
      // What the section says by itself still stands.
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(section.getByRole('link')).toHaveCount(1);
      expect(warnings.filter((text) => text.startsWith(warning))).toHaveLength(1);
    });
  }

  test(`${name} that fail in view move nothing, and give up their space out of view @backend`, async ({
    page,
    backend,
  }) => {
    await backend.fail({ call, delay: 1500, status: 500 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const shifts = await watchShifts(page);
    await jumpTo(page, name);
    await expect(feed(page, name)).toHaveAttribute('data-phase', 'failed');
    await expect(feed(page, name)).toBeHidden();
    expect(await shifts()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(feed(page, name)).toHaveCount(0);
  });

  test(`${name} of a host that never answers stay away after the time limit @backend`, async ({
    page,
    backend,
  }) => {
    test.slow();
    await backend.fail({ call, hang: true });
    await page.goto(path);
    await jumpTo(page, name);
    await expect(feed(page, name)).toHaveAttribute('data-phase', 'waiting');
    await expect(feed(page, name)).toBeHidden({ timeout: 20_000 });
  });
}

test('more templates come page by page, until there are no more @backend', async ({ page }) => {
  await page.goto('/office/writer/');
  await jumpTo(page, 'templates');
  const links = feed(page, 'templates').getByRole('link');
  const more = feed(page, 'templates').getByRole('button', { name: content.more });
  await expect(links).toHaveCount(feedPlaces.templates);
  await more.click();
  // The recommended ones are in the first page as well, and are not shown twice.
  await expect(links).toHaveCount(pageSize);
  await expect(links.nth(feedPlaces.templates)).toBeFocused();
  await more.click();
  await expect(links).toHaveCount(2 * pageSize);
  await more.click();
  await expect(more).toHaveCount(0);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('where more templates fail, what is shown stays, and the button tries again @backend', async ({
  page,
  backend,
}) => {
  await backend.fail({ call: '/client-server/template/query', status: 500, times: 1 });
  await page.goto('/office/writer/');
  await jumpTo(page, 'templates');
  const place = feed(page, 'templates');
  const more = place.getByRole('button', { name: content.more });
  await more.click();
  await expect(place.getByRole('status')).toHaveText(content.moreFailed);
  await expect(place.getByRole('link')).toHaveCount(feedPlaces.templates);
  await more.click();
  await expect(place.getByRole('link')).toHaveCount(pageSize);
  await expect(place.getByRole('status')).toHaveText(content.moreAdded);
});

test('a link that is not safe is never shown @backend', async ({ page, backend }) => {
  const entry = (id: string, link: string) => ({ id, title: id, summary: id, link });
  const data = [entry('bad', 'javascript:alert(1)'), entry('good', 'https://academy.example/')];
  await backend.fail({ call: '/official/academy/posts', body: JSON.stringify({ code: 0, data }) });
  await page.goto('/office/pdf/');
  await jumpTo(page, 'posts');
  await expect(feed(page, 'posts').getByRole('link')).toHaveText([/^good/]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no place is held for what can’t come', async ({ page }) => {
    await page.goto('/office/writer/');
    await expect(feed(page, 'templates')).toBeHidden();
    await expect(page.locator('section#templates').getByRole('link')).toBeVisible();
  });
});
