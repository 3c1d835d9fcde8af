/** What visitors' browsers report of themselves, the language cookie, and pages whose analytics fail. */
import type { Page } from '@playwright/test';
import { placements } from '@/config/download/channels';
import { cookieDays } from '@/config/site/limits';
import type { Fault } from '@/tests/helpers/backend';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const english = messagesOf('en-US');
const { guide, nav } = english;
const startMac = 'main a[data-package=mac][data-for]';
const day = 24 * 60 * 60;

/** Sends what waits for its batch: hides the page for a moment, as another tab in front would. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

/** The late parts are there once they have reported the page. */
const reported = (page: Page, event: string) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? [])))
    .toContain(`"${event}"`);

test('pages, menus, downloads and the guide reach the analytics host @backend', async ({
  page,
  backend,
}) => {
  await emulate(page, 'Chrome on an Apple silicon Mac');
  await page.goto('/?exp=ow_guide:false');
  await reported(page, 'ow_page_view');
  await page.getByRole('banner').getByRole('link', { name: nav.pricing.name, exact: true }).click();
  await expect(page).toHaveURL(/\/pricing\/$/, { timeout: 20_000 });
  await reported(page, 'ow_abtest_request');
  await reported(page, 'ow_load_complete');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nav.overview.name, exact: true })
    .click();
  await expect(page).toHaveURL(/\/office\/$/, { timeout: 20_000 });
  const arriving = page.waitForEvent('download');
  await page.locator(startMac).first().click();
  await arriving;
  const dialog = page.getByRole('dialog', { name: guide.thanks });
  await dialog.getByRole('button', { name: guide.close }).first().click();
  await reported(page, 'ow_guide_close');
  await leave(page);

  const common = {
    client_id: expect.stringMatching(/^cid-\d+$/),
    language: 'en-US',
    ad_page: false,
    ow_guide: 'false',
    time: expect.any(Number),
  };
  const channel = placements.overview_sections.mac;
  await expect
    .poll(() => backend.events())
    .toEqual(
      expect.arrayContaining(
        [
          { event: 'ow_page_view', page: 'index' },
          {
            event: 'ow_navigation_click',
            page: 'index',
            module: 'top navigation',
            button: 'pricing',
          },
          { event: 'ow_page_view', page: 'pricing' },
          { event: 'ow_abtest_request' },
          { event: 'ow_load_complete', load_time: expect.any(Number) },
          { event: 'ow_package_ready', device: 'mac' },
          { event: 'ow_navigation_click', page: 'pricing', module: 'footer', button: 'overview' },
          { event: 'ow_free_download', page: 'office', package: 'mac', channel },
          { event: 'ow_guide_close', page: 'office', guide: 'overlay' },
        ].map((event) => expect.objectContaining({ ...common, ...event })),
      ),
    );
  const events = await backend.events();
  const views = events.filter(({ event }) => event === 'ow_page_view');
  expect(views.map((event) => event.page)).toEqual(['index', 'pricing', 'office']);
  expect(new Set(events.map(({ client_id }) => client_id)).size).toBe(1);
});

test('with Global Privacy Control nothing is sent before consent @backend', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/about-us/');
  await reported(page, 'ow_abtest_request');
  await leave(page);
  await page.goto('/support/');
  await reported(page, 'ow_page_view');
  expect(await backend.events()).toEqual([]);
});

const faults: Record<string, Omit<Fault, 'call'>> = {
  'a server error': { status: 500 },
  'no answer': { hang: true },
  'a broken connection': { drop: true },
  junk: { body: 'junk' },
};

for (const [what, fault] of Object.entries(faults)) {
  test(`downloads work while analytics has ${what} @backend`, async ({ page, backend }) => {
    await backend.fail({ call: 'events', ...fault });
    await emulate(page, 'Safari on a Mac');
    await page.goto('/');
    await reported(page, 'ow_page_view');
    await leave(page);
    const arriving = page.waitForEvent('download');
    await page.locator(startMac).first().click();
    expect((await arriving).suggestedFilename()).toBe('WPSOffice.dmg');
  });
}

test('downloads work where beacons and the data layer are blocked @backend', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
    Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]) });
  });
  await emulate(page, 'Safari on a Mac');
  await page.goto('/');
  const arriving = page.waitForEvent('download');
  await page.locator(startMac).first().click();
  expect((await arriving).suggestedFilename()).toBe('WPSOffice.dmg');
  await leave(page);
});

test('the lang cookie follows the language of the page, for a week', async ({ page, context }) => {
  const langCookie = async () => (await context.cookies()).find(({ name }) => name === 'lang');
  await page.goto('/about-us/');
  await expect.poll(async () => (await langCookie())?.value).toBe('en-US');
  const picker = page.locator('header details[data-place=header]');
  await picker.locator('summary').click();
  await picker.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de-DE\/about-us\/$/);
  await expect.poll(async () => (await langCookie())?.value).toBe('de-DE');
  const cookie = await langCookie();
  const life = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(life - cookieDays.language * day)).toBeLessThan(300);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
});

test('where cookies are blocked there is no lang cookie, and the page works', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      set: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/about-us/');
  await reported(page, 'ow_abtest_request');
  expect((await context.cookies()).filter(({ name }) => name === 'lang')).toEqual([]);
});
