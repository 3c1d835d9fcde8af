/** The desktop client shows the site in a frame: a real one, of another origin, where the deployment names it. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { userAgents } from '@/tests/fixtures/userAgents';
import { startSite, type SiteProcess } from '@/tests/helpers/siteProcess';
import { expect, test } from '@/tests/helpers/test';

/** The client: a page that shows `?show=` in a frame, by another name of this machine. */
let client: Server;
let clientOrigin = '';
/** A deployment that names the client. */
let site: SiteProcess;

test.beforeAll(async () => {
  client = createServer(({ url = '' }, answer) => {
    const shown = new URL(url, 'http://client').searchParams.get('show') ?? 'about:blank';
    const page = `<!doctype html><title>Client</title><iframe width="900" height="900" src="${shown}"></iframe>`;
    answer.setHeader('Content-Type', 'text/html').end(page);
  }).listen(0, '127.0.0.1');
  await once(client, 'listening');
  clientOrigin = `http://127.0.0.1:${(client.address() as AddressInfo).port}`;
  site = await startSite({ NEXT_PUBLIC_FRAME_ORIGINS: `https://client.example, ${clientOrigin}` });
});
test.afterAll(async () => {
  await site.close();
  client.close();
});

const windows = userAgents.find(({ name }) => name === 'Chrome on Windows 11');

// A frame of another origin runs apart from its page, and takes over nothing that is emulated for that.
test.use({ userAgent: windows?.userAgent });
test.beforeEach(({ page }) =>
  page.addInitScript((platform) => {
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => platform });
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  }, windows?.platform),
);

const show = (address: string) => `${clientOrigin}/?show=${encodeURIComponent(address)}`;

test('a client that no variable names gets no page @backend', async ({
  page,
  baseURL,
  problems,
}) => {
  await page.goto(show(`${baseURL}/`));
  await expect.poll(() => problems.join()).toContain('frame-ancestors');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  problems.length = 0;
});

for (const path of ['/', '/de-DE/'])
  test(`a client that is named shows ${path}, and a download breaks out @backend`, async ({
    page,
  }) => {
    await page.goto(show(`${site.url}${path}?client_type=client_iframe&source=unheard-of`));
    const inner = page.frameLocator('iframe');
    await expect(inner.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .frames()
      .at(-1)
      ?.waitForFunction(() => JSON.stringify(window.dataLayer ?? []).includes('"campaign"'));
    const arriving = page.waitForEvent('download');
    await inner.locator('main a[data-package=windowsWeb]:visible').first().click();
    expect((await arriving).suggestedFilename()).toMatch(/\.exe$/);
    await expect(inner.locator('iframe[data-downloader]')).toHaveCount(0);
    // The file came by the top window, which stays where it is.
    await expect(page).toHaveURL(new RegExp(`^${clientOrigin}/`));
  });

test('a download that starts by itself does so there, too @backend', async ({ page, problems }) => {
  const arriving = page.waitForEvent('download');
  await page.goto(show(`${site.url}/d/?client_type=client_iframe&auto_download=true`));
  expect((await arriving).suggestedFilename()).toMatch(/\.exe$/);
  await expect(page).toHaveURL(new RegExp(`^${clientOrigin}/`));
  // A browser lets no frame lead the top window away without a click, and says so.
  expect(problems.filter((text) => !text.includes('Unsafe attempt'))).toEqual([]);
  problems.length = 0;
});
