/** Campaign links: their packages, their automatic start, and the clients that open pages of the site. */
import type { Locator, Page } from '@playwright/test';
import { placements } from '@/config/download/channels';
import { timings } from '@/config/site/limits';
import { hostFaults } from '@/tests/helpers/hostFaults';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';
import { pageAtRest } from '@/tests/helpers/waiting';

const { direct, guide } = messagesOf('en-US');
const newsletter = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring';
const startNow = 'utm_source=partner&utm_medium=banner&utm_campaign=start-now';
const legacy = 'utm_source=PC&utm_medium=launch&utm_campaign=9X2013';
const windows = 'Chrome on Windows 11';
const dialog = 'dialog[data-dialog=guide]';

const button = (page: Page, placement: string): Locator =>
  page.locator(`main a[data-placement=${placement}][data-package=windowsWeb]`).first();

/** Waits until the page has its campaign's packages. */
async function campaignKnown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    window.dataLayer?.some((entry) => JSON.stringify(entry).includes('"device":"campaign"')),
  );
}

/** Clicks, and waits for file and guide. @returns the file's name. */
async function download(page: Page, link: Locator): Promise<string> {
  const arriving = page.waitForEvent('download');
  await link.click();
  const file = await arriving;
  expect(await file.failure()).toBeNull();
  await expect(page.locator(dialog)).toBeVisible();
  return file.suggestedFilename();
}

test('a campaign’s package takes the place of the site’s own, also on the next page; a reload without the query ends it @backend', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await emulate(page, windows);
  await page.goto(`/?${newsletter}`);
  await campaignKnown(page);
  expect(await download(page, button(page, 'slogan'))).toBe('wps_wid.exe');
  await page.keyboard.press('Escape');
  await page.locator('main a[href="/pricing/"]').first().click();
  await expect(page).toHaveURL('/pricing/');
  await page.clock.fastForward(timings.repeatClick);
  await download(page, button(page, 'pricing_card'));
  await page.reload();
  await download(page, button(page, 'pricing_card'));
  expect((await backend.downloads()).map(({ channel }) => channel)).toEqual([
    '700.1001',
    '700.1001',
    placements.pricing_card.win,
  ]);
});

test.describe('an automatic start', () => {
  test('happens once: not after a reload, Back, or in another language; the page says what started @backend', async ({
    page,
    backend,
  }) => {
    await emulate(page, windows);
    const arriving = page.waitForEvent('download');
    await page.goto(`/d/?${startNow}`);
    expect((await arriving).suggestedFilename()).toBe('wps_wid.exe');
    await expect(page.locator(dialog)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toContainText(
      direct.started.replace('{file}', 'wps_wid.exe'),
    );
    const again = page.waitForEvent('download');
    await page.getByRole('link', { name: direct.again }).click();
    await again;

    const visits: (() => Promise<unknown>)[] = [
      () => page.reload(),
      async () => {
        await page.goto('/about-us/');
        await page.goBack();
      },
      // As the language picker leads there: by a link that keeps the query.
      () =>
        page.evaluate((path) => {
          const link = document.createElement('a');
          link.href = path;
          document.body.append(link);
          link.click();
        }, `/de-DE/d/?${startNow}`),
    ];
    for (const visit of visits) {
      await visit();
      await campaignKnown(page);
      // A click that starts the one download there is: nothing else was under way.
      await download(page, button(page, 'auto_download'));
      await page.keyboard.press('Escape');
    }
    await expect(page).toHaveURL(/\/de-DE\/d\//);
    const channels = (await backend.downloads()).map(({ channel }) => channel);
    expect(channels).toEqual(Array<string>(2 + visits.length).fill('700.1002'));
  });

  test('without a campaign is of the site’s own package @backend', async ({ page, backend }) => {
    await emulate(page, windows);
    const arriving = page.waitForEvent('download');
    await page.goto('/?auto_download=true');
    await arriving;
    await expect(page.locator(dialog)).toBeVisible();
    const { win: channel } = placements.auto_download;
    expect(await backend.downloads()).toMatchObject([{ channel, file: 'wps_wid.exe' }]);
  });

  for (const [system, why] of [
    ['FreeBSD', 'the system is not known'],
    ['Privacy browser on a Mac that says Windows', 'signals disagree'],
    ['Chrome on Linux', 'there are two packages'],
    ['Safari on an iPhone', 'there is a store'],
  ] as const) {
    test(`does not happen where ${why} @backend`, async ({ page, backend }) => {
      await emulate(page, system);
      await page.goto(`/d/?auto_download=true&${newsletter.replace('spring', 'unheard-of')}`);
      await campaignKnown(page);
      await expect(page.getByRole('link', { name: direct.more })).toBeVisible();
      await pageAtRest(page);
      expect(await backend.downloads()).toEqual([]);
      await expect(page.locator(dialog)).toHaveCount(0);
    });
  }
});

test('the legacy client gets the full installer, and no guide page @backend', async ({
  page,
  backend,
}) => {
  await emulate(page, windows);
  const arriving = page.waitForEvent('download');
  await page.goto(`/?${legacy}&exp=ow_guide:true`);
  expect((await arriving).suggestedFilename()).toBe('WPSOffice.exe');
  await expect(page.locator(dialog)).toContainText(guide.thanks);
  await expect(page).toHaveURL(/\/\?utm_source=PC/);
  expect(await backend.downloads()).toMatchObject([{ channel: '700.2013' }]);
  const event = await page.evaluate(() =>
    window.dataLayer?.find((entry) => 'event' in entry && entry.event === 'ow_free_download'),
  );
  expect(event).toMatchObject({ legacy_client: true, channel: '700.2013' });
});

test('in a frame of the client a download breaks out of it @backend', async ({ page, backend }) => {
  await emulate(page, windows);
  await page.goto('/about-us/');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/?client_type=client_iframe&source=unheard-of';
    frame.width = frame.height = '900';
    document.body.prepend(frame);
  });
  const inner = page.frameLocator('iframe');
  const link = inner.locator('main a[data-placement=slogan][data-package=windowsWeb]');
  await expect(link).toBeVisible();
  await page
    .frames()
    .at(-1)
    ?.waitForFunction(() => JSON.stringify(window.dataLayer ?? []).includes('"campaign"'));
  const arriving = page.waitForEvent('download');
  await link.click();
  await arriving;
  await expect(inner.locator('iframe[data-downloader]')).toHaveCount(0);
  expect(await backend.downloads()).toMatchObject([{ channel: placements.slogan.win, wid: '' }]);
});

for (const [what, fault] of Object.entries(hostFaults)) {
  test(`with ${what} for the campaign list downloads work, and one line says so @backend`, async ({
    page,
    backend,
  }) => {
    await backend.fail(fault('utmPackages'));
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('campaign:')) lines.push(message.type());
    });
    await emulate(page, windows);
    const arriving = page.waitForEvent('download');
    await page.goto(`/?${newsletter}&auto_download=true`);
    await arriving;
    await expect(page.locator(dialog)).toBeVisible();
    expect(lines).toEqual(['warning']);
    const { win: channel } = placements.auto_download;
    expect(await backend.downloads()).toMatchObject([{ channel }]);
  });
}
