/** What follows a download: overlay, popup with countdown, guide page. */
import { placements } from '@/config/download/channels';
import { timings } from '@/config/site/limits';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const { guide, installationGuide } = messagesOf('en-US');
const startMac = 'main a[data-package=mac][data-for]';

test.describe('overlay', () => {
  test('thanks, names the file, counts down, and gives focus back when closed @backend', async ({
    page,
  }) => {
    await page.clock.install();
    await emulate(page, 'Chrome on an Apple silicon Mac');
    await page.goto('/');
    const arriving = page.waitForEvent('download');
    await page.locator(startMac).first().click();
    await arriving;
    const dialog = page.getByRole('dialog', { name: guide.thanks });
    await expect(dialog).toContainText('WPSOffice.dmg');
    const popup = dialog.getByRole('complementary', { name: guide.popupTitle });
    await expect(popup).toHaveAttribute('data-position', 'bottom');
    await expect(popup).toContainText('10 seconds');
    await page.clock.runFor(9_000);
    await expect(popup).toContainText('1 second');
    await page.clock.runFor(2_000);
    await expect(popup).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: guide.close }).first().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(startMac).first()).toBeFocused();
  });

  test('comes after a click that was sooner than the scripts, and starts nothing twice @backend', async ({
    page,
  }) => {
    await emulate(page, 'Chrome on an Apple silicon Mac');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/_next\/static\/.*\.js/, (route) => released.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    const arriving = page.waitForEvent('download');
    await page.locator(startMac).first().click();
    await arriving;
    await expect(page.getByRole('dialog', { name: guide.thanks })).toHaveCount(0);
    release();
    const dialog = page.getByRole('dialog', { name: guide.thanks });
    await expect(dialog).toContainText('WPSOffice.dmg');
    await dialog.getByRole('button', { name: guide.close }).first().click();
    await expect(dialog).toHaveCount(0);
    expect(files).toEqual(['WPSOffice.dmg']);
    await expect(page.locator('a[data-clicked]')).toHaveCount(0);
  });

  test('in Firefox the popup is at the top, in Safari there is none @backend', async ({
    page,
    context,
  }) => {
    for (const [system, position] of [
      ['Firefox on a Mac', 'top'],
      ['Safari on a Mac', null],
    ] as const) {
      const tab = position ? page : await context.newPage();
      await emulate(tab, system);
      await tab.goto('/');
      await tab.locator(startMac).first().click();
      await expect(tab.locator('dialog[data-dialog=guide]')).toBeVisible();
      const popup = tab.locator('dialog aside');
      if (position) await expect(popup).toHaveAttribute('data-position', position);
      else await expect(popup).toHaveCount(0);
    }
  });

  test('"start again" is a plain link to the file, and opens no second guide @backend', async ({
    page,
  }) => {
    await emulate(page, 'Chrome on Windows 11');
    await page.goto('/');
    const first = page.waitForEvent('download');
    await page.locator('main a[data-placement=slogan][data-package=windowsWeb]').click();
    await first;
    const dialog = page.locator('dialog[data-dialog=guide]');
    const second = page.waitForEvent('download');
    await dialog.getByRole('link', { name: guide.startAgain }).click();
    expect((await second).suggestedFilename()).toBe('wps_wid.exe');
    await expect(dialog).toHaveCount(1);
  });

  test('Escape closes it, and the next download opens it again @backend @engines', async ({
    page,
  }) => {
    await page.clock.install();
    await emulate(page, 'Safari on a Mac');
    await page.goto('/');
    for (const attempt of [1, 2]) {
      if (attempt === 2) await page.clock.fastForward(timings.repeatClick);
      await page.locator(startMac).first().click();
      await expect(page.locator('dialog[data-dialog=guide]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[data-dialog=guide]')).toHaveCount(0);
    }
  });
});

test.describe('guide page', () => {
  for (const [system, placed, parameter] of [
    ['Safari on a Mac', startMac, 'WPSOffice-dmg'],
    [
      'Chrome on Windows 11',
      'main a[data-placement=slogan][data-package=windowsWeb]',
      'wps_wid-exe',
    ],
  ] as const) {
    test(`${system}: the file arrives and the page names it @backend @engines`, async ({
      page,
    }) => {
      await emulate(page, system);
      await page.goto('/?exp=ow_guide:true');
      const arriving = page.waitForEvent('download');
      await page.locator(placed).first().click();
      const file = await arriving;
      expect(await file.failure()).toBeNull();
      await expect(page).toHaveURL(`/download/installation-guide/?package=${parameter}`);
      await expect(page.locator('main')).toContainText(file.suggestedFilename());
      expect(await page.evaluate(() => sessionStorage.getItem('guidePageSource'))).toBe('/');
    });
  }

  for (const [parameter, steps, lead] of [
    ['WPSOffice-dmg', 'mac', 'WPSOffice.dmg'],
    ['wps-office-deb', 'linux', 'wps-office.deb'],
    ['moffice-apk', 'android', 'moffice.apk'],
  ] as const) {
    test(`package=${parameter} shows the steps of its system to everybody`, async ({ page }) => {
      await emulate(page, 'Chrome on Windows 11');
      await page.goto(`/download/installation-guide/?package=${parameter}`);
      await expect(page.locator(`[data-steps=${steps}]`)).toBeVisible();
      await expect(page.locator('[data-steps]:visible')).toHaveCount(1);
      await expect(page.locator('main')).toContainText(
        installationGuide.lead.replace('{file}', lead),
      );
    });
  }

  for (const query of [
    '',
    '?package=',
    '?package=<img src=x onerror=alert(1)>',
    '?package=evil-exe',
    '?package=%',
  ]) {
    test(`with '${query}' it shows the neutral text and nothing of the query`, async ({ page }) => {
      await emulate(page, 'Chrome on Windows 11');
      await page.goto(`/download/installation-guide/${query}`);
      await expect(page.locator('main')).toContainText(installationGuide.leadNeutral);
      await expect(page.locator('[data-steps=windows]')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/evil|onerror/);
    });
  }

  test('the popup shows in every browser, at the bottom, until it is closed @engines', async ({
    page,
  }) => {
    await emulate(page, 'Safari on a Mac');
    await page.goto('/download/installation-guide/?package=WPSOffice-dmg');
    const popup = page.getByRole('complementary', { name: guide.popupTitle });
    await expect(popup).toHaveAttribute('data-position', 'bottom');
    await expect(popup).not.toContainText('second');
    await popup.getByRole('button', { name: guide.close }).click();
    await expect(popup).toHaveCount(0);
  });
});

test.describe('download again', () => {
  for (const [language, system, placed, again, file, channel] of [
    ['', 'Safari on a Mac', startMac, 'mac', 'WPSOffice.dmg', placements.setup_guide.mac],
    [
      '/vi-VN',
      'Chrome on Windows 11',
      'main a[data-placement=slogan][data-package=windowsWeb]',
      'windowsFull',
      'WPSOffice.exe',
      placements.setup_guide.win,
    ],
  ] as const) {
    test(`goes through list, channel and event on ${system} ${language} @backend`, async ({
      page,
      backend,
    }) => {
      await page.clock.install();
      await emulate(page, system);
      await page.goto(`${language}/?exp=ow_guide:true`);
      const first = page.waitForEvent('download');
      await page.locator(placed).first().click();
      await first;
      await expect(page).toHaveURL(/installation-guide/);
      await page.clock.fastForward(timings.repeatClick);
      const second = page.waitForEvent('download');
      await page.locator(`main a[data-placement=setup_guide][data-package=${again}]`).click();
      expect((await second).suggestedFilename()).toBe(file);
      await expect(page).toHaveURL(/installation-guide\/\?package=/);
      expect((await backend.downloads()).at(-1)?.path).toContain(`/${channel}/`);
      const events = await page.evaluate(() => JSON.stringify(window.dataLayer));
      expect(events).toContain(`"module":"${placements.setup_guide.report.module}"`);
      expect(events).toContain(`"channel":"${channel}"`);
    });
  }

  test('gives the campaign’s file, and the named package on another system @backend', async ({
    page,
    backend,
  }) => {
    await emulate(page, 'Chrome on Windows 11');
    const campaign = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring';
    await Promise.all([
      page.waitForResponse(/newutmpackages/),
      page.goto(`/download/installation-guide/?package=wps_wid-exe&${campaign}`),
    ]);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer)))
      .toContain('"device":"campaign"');
    const arriving = page.waitForEvent('download');
    await page.locator('main a[data-placement=setup_guide][data-package=windowsFull]').click();
    expect((await arriving).suggestedFilename()).toBe('wps_wid.exe');
    expect(await backend.downloads()).toMatchObject([{ channel: '700.1001' }]);
    await page.goto('/download/installation-guide/?package=wps-office-rpm');
    const rpm = page.waitForEvent('download');
    await page.locator('main a[data-placement=setup_guide][data-package=linuxRpm]').click();
    expect((await rpm).suggestedFilename()).toBe('wps-office.rpm');
  });
});
