/** The way from one page to the next: what it asks of the network, and what it keeps. */
import type { Page } from '@playwright/test';
import { cookies } from '@/config/site/keys';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { pricing, office, support } = messagesOf('en-US');
const start = '/about-us/';

type Answer = readonly [path: string, status: number];

/** Pages and payloads that are asked for from now on, and scripts and sheets, all with their status. */
function watch(page: Page): { pages: Answer[]; files: Answer[] } {
  const seen = { pages: [] as Answer[], files: [] as Answer[] };
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/(\/|\.txt)$/.test(pathname)) seen.pages.push([pathname, answer.status()]);
    if (pathname.startsWith('/_next/')) seen.files.push([pathname, answer.status()]);
  });
  return seen;
}

const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The document is the one that the test began with. */
const isKept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept');

/** What a finger does, at once: no time for what the touch began to come to its end. */
const tap = (page: Page, path: string) =>
  link(page, path).evaluate((element: HTMLElement) => {
    element.dispatchEvent(new Event('touchstart', { bubbles: true }));
    element.click();
  });

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: cookies.consent, value: '1', url: baseURL ?? '' }]);
  await page.goto(start, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
});

test('a page is fetched once, when the visitor means it, with its files @engines', async ({
  page,
  backend,
}) => {
  const seen = watch(page);
  await link(page, '/pricing/').hover();
  await expect.poll(() => seen.pages).toEqual([['/pricing/index.txt', 200]]);
  const ahead = page.locator('link[rel=preload]:is([as=script], [as=style])');
  await expect(ahead).not.toHaveCount(0);
  const files = await ahead.evaluateAll((links) =>
    links.map((element) => new URL((element as HTMLLinkElement).href).pathname),
  );
  await expect
    .poll(() => files.filter((file) => !seen.files.some(([path]) => path === file)))
    .toEqual([]);
  expect(seen.files.filter(([, status]) => status !== 200)).toEqual([]);
  // The click needs no network, though what the page itself asks for then fails.
  backend.failing = true;
  await page.context().setOffline(true);
  await link(page, '/pricing/').click();
  await expect(heading(page)).toHaveText(pricing.heading);
  expect(seen.pages).toHaveLength(1);
  await isKept(page);
});

test('a click joins what its own touch began, in another layout, too @engines', async ({
  page,
}) => {
  const seen = watch(page);
  await tap(page, '/office/');
  await expect(heading(page)).toHaveText(office.heading);
  await tap(page, '/support/');
  await expect(heading(page)).toHaveText(support.heading);
  await tap(page, '/pricing/');
  await expect(heading(page)).toHaveText(pricing.heading);
  expect(seen.pages).toEqual(
    ['office', 'support', 'pricing'].map((name) => [`/${name}/index.txt`, 200]),
  );
  await isKept(page);
});

test('Back and Forward ask for nothing and keep the place @engines', async ({ page }) => {
  await link(page, '/pricing/').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(0);
  await tap(page, '/pricing/');
  await expect(heading(page)).toHaveText(pricing.heading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const seen = watch(page);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await page.goForward();
  await expect(heading(page)).toHaveText(pricing.heading);
  expect(seen.pages).toEqual([]);
  await isKept(page);
});

test('a link to a part of a page leads there @engines', async ({ page }) => {
  await page.locator('header nav details').first().locator('summary').click();
  const seen = watch(page);
  await page.locator('header a[href="/office/pdf/#tools"]').click();
  await expect(page).toHaveURL('/office/pdf/#tools');
  await expect(page.locator('#tools')).toBeInViewport();
  expect(seen.pages).toEqual([['/office/pdf/index.txt', 200]]);
  await isKept(page);
});

test('a page that could not be fetched ahead is fetched by the click @engines', async ({
  page,
  backend,
}) => {
  backend.failing = true;
  const payload = '**/pricing/index.txt*';
  await page.route(payload, (route) => route.fulfill({ status: 503 }));
  const failed = page.waitForResponse((answer) => answer.status() === 503);
  await link(page, '/pricing/').hover();
  await failed;
  await page.unroute(payload);
  await link(page, '/pricing/').click();
  await expect(heading(page)).toHaveText(pricing.heading);
  await isKept(page);
});

test('a page without a payload is loaded whole @engines', async ({ page, backend }) => {
  backend.failing = true;
  await page.route('**/pricing/index.txt*', (route) => route.fulfill({ status: 404 }));
  await link(page, '/pricing/').click();
  await expect(heading(page)).toHaveText(pricing.heading);
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
});

test('who saves data pays for no page that is only looked at', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.reload();
  const seen = watch(page);
  await link(page, '/pricing/').hover();
  await link(page, '/office/').focus();
  await tap(page, '/support/');
  await expect(heading(page)).toHaveText(support.heading);
  expect(seen.pages).toEqual([['/support/index.txt', 200]]);
});
