/** What hosts and CDNs do to pages: without their scripts, or with changed ones, they read and download. */
import type { Page } from '@playwright/test';
import { packages } from '@/config/download/packages';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { apps } = messagesOf('en-US');

const scripts = '**/_next/static/chunks/*.js';

/** Changes every page on its way. */
async function rewrite(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    return route.fulfill(isPage ? { response, body: change(await response.text()) } : { response });
  });
}

/** Each as a host or a CDN does it. */
const cases: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    '_next/ is missing',
    (page) => page.route('**/_next/**', (route) => route.fulfill({ status: 404 })),
  ],
  [
    'one script of a page is missing',
    async (page) => {
      let lost: string | undefined;
      await page.route(scripts, (route) => {
        lost ??= route.request().url();
        return route.request().url() === lost ? route.fulfill({ status: 404 }) : route.fallback();
      });
    },
  ],
  [
    'scripts are minified anew, and refused by their hashes',
    (page) => page.route(scripts, (route) => route.fulfill({ body: '0;' })),
  ],
  [
    'inline scripts are minified anew, and refused by the policy',
    (page) => rewrite(page, (html) => html.replaceAll('</script>', ';</script>')),
  ],
  [
    'scripts are held back for a loader',
    (page) =>
      rewrite(page, (html) => html.replaceAll('<script', '<script type="x-text/javascript"')),
  ],
];

for (const [name, spoil] of cases) {
  test(`pages read and download where ${name}`, async ({ page, problems }) => {
    await spoil(page);
    await page.goto('/', { waitUntil: 'load' });
    for (const { heading } of Object.values(apps))
      await expect(page.getByText(heading)).toBeVisible();
    await page.goto('/download/', { waitUntil: 'load' });
    const arriving = page.waitForEvent('download');
    await page.locator('#packages a[data-package=mac]').click();
    expect((await arriving).suggestedFilename()).toBe(packages.mac.file);
    await page
      .locator('footer a[hreflang=de]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/de-DE/download/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What was broken is told, by the browser alone.
    expect(problems.filter((text) => !text.startsWith('console: '))).toEqual([]);
    problems.length = 0;
  });
}

test('a script that a CDN puts in changes nothing', async ({ page, problems }) => {
  await rewrite(page, (html) =>
    html.replace('</body>', '<script src="/cdn-cgi/scripts/decode.min.js"></script></body>'),
  );
  await page.goto('/');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(problems.filter((text) => !/cdn-cgi|404/.test(text))).toEqual([]);
  problems.length = 0;
});
