/** A page that names a system serves that system, whatever the visitor has. */
import type { Page } from '@playwright/test';
import { notedSystems } from '@/config/download/notedSystems';
import { releaseAnchor, releases } from '@/config/download/releases';
import { mainPackages, packages, type PackageName } from '@/config/download/packages';
import type { Device } from '@/config/download/devices';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

/** A page, and a visitor of another system. */
const visits: readonly (readonly [page: Device, visitor: string])[] = [
  ['windows', 'Chrome on Linux'],
  ['windows', 'Safari on an iPhone'],
  ['mac', 'Chrome on Windows 11'],
  ['mac', 'iPad in desktop mode'],
  ['linux', 'Safari on a Mac'],
  ['linux', 'Chromebook'],
  ['android', 'Chrome on Windows 11'],
  ['android', 'FreeBSD'],
  ['ios', 'Chrome on an Android phone'],
  ['ios', 'Chrome on Windows 11'],
];

/** Clicks the first link to a package below `scope`; on Linux it is in the button's menu. */
async function clickPackage(page: Page, scope: string, name: PackageName): Promise<void> {
  const link = page.locator(`${scope} a[data-package=${name}]`).first();
  const menu = link.locator('xpath=ancestor::details[@data-hover]');
  if ((await menu.count()) > 0) await menu.locator('summary').click();
  await link.click();
}

/** Clicks and waits for the package: a file, or the page of a store. */
async function expectPackage(page: Page, scope: string, name: PackageName): Promise<void> {
  const { kind, file } = packages[name];
  if (kind === 'store') {
    const opening = page.context().waitForEvent('page');
    await clickPackage(page, scope, name);
    await expect(await opening).toHaveURL(
      name === 'iosStore' ? /\/stores\/app-store\// : /\/stores\/google-play\//,
    );
    return;
  }
  const arriving = page.waitForEvent('download');
  await clickPackage(page, scope, name);
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(file);
  expect(await download.failure()).toBeNull();
}

for (const [device, visitor] of visits) {
  for (const name of mainPackages[device]) {
    test(`${visitor} on /office/${device}/ gets ${name} at the top of the page @backend`, async ({
      page,
    }) => {
      await emulate(page, visitor);
      await page.goto(`/office/${device}/`);
      await expectPackage(page, 'main', name);
    });
  }

  test(`${visitor} on /office/${device}/ sees no main button for another system`, async ({
    page,
  }) => {
    await emulate(page, visitor);
    await page.goto(`/office/${device}/`);
    const shown = await page
      // Phones are also led to the page that asks to go on at a PC.
      .locator('a[data-package], [data-for]:not([href$="/open-on-pc/"])')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => (link as HTMLElement).dataset.package ?? link.getAttribute('data-for')),
      );
    const own = Object.keys(packages).filter(
      (name) => packages[name as PackageName].device === device,
    );
    expect(shown.filter((name) => name !== device && !own.includes(name ?? ''))).toEqual([]);
  });
}

test('the header of a device page delivers the named system’s package @backend', async ({
  page,
}) => {
  await emulate(page, 'Chrome on Linux');
  await page.goto('/office/mac/');
  await expectPackage(page, 'header [data-size=small]', 'mac');
});

test('the full installer of the page for Windows arrives as one file @backend', async ({
  page,
}) => {
  await emulate(page, 'Safari on a Mac');
  await page.goto('/office/windows/');
  await expectPackage(page, '#packages', 'windowsFull');
});

test('the page for Android delivers the APK as well @backend', async ({ page }) => {
  await emulate(page, 'Chrome on an Android phone');
  await page.goto('/office/android/');
  await expectPackage(page, '#packages', 'androidApk');
});

test('a system without a page is not found', async ({ request }) => {
  expect((await request.get('/office/beos/')).status()).toBe(404);
});

for (const name of mainPackages.linux) {
  test(`what is new on Linux offers ${name} to everybody @backend`, async ({ page }) => {
    await emulate(page, 'Chrome on Windows 11');
    await page.goto('/whatsnew/linux/');
    await expectPackage(page, 'main', name);
  });
}

for (const system of notedSystems) {
  test(`every release for ${system} has an address of its own, and the newest is the package on offer`, async ({
    page,
  }) => {
    await page.goto(`/whatsnew/${system}/`);
    const [newest] = releases[system];
    await expect(page.locator('main h2').first()).toHaveText(newest.version);
    for (const { version, date } of releases[system]) {
      const section = page.locator(`[id="${releaseAnchor(version)}"]`);
      await expect(section.locator('time')).toHaveAttribute('datetime', date);
      await expect(section.locator('h2 a')).toHaveAttribute('href', `#${releaseAnchor(version)}`);
    }
  });
}
