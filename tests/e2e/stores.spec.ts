/** What the web config names is what visitors get, and stores are told which campaign brought them. */
import type { BrowserContext, Page } from '@playwright/test';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const config = '/api/map/web/owconfig';
const spring = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring+26';
const phone = { width: 390, height: 844 };

/** The web config has answered, and so has the list of the campaign where one is named. */
const known = (page: Page, ...answers: readonly RegExp[]) =>
  Promise.all(answers.map((address) => page.waitForResponse(address)));

/** The page has taken over what the list says of its campaign. */
const campaignKnown = (page: Page) =>
  page.waitForFunction(() => JSON.stringify(window.dataLayer ?? []).includes('"campaign"'));

/** Clicks a store's link. @returns the address of the store's page. */
async function openStore(context: BrowserContext, page: Page, name: string): Promise<URL> {
  const opening = context.waitForEvent('page');
  await page.locator(`main a[data-package=${name}]`).locator('visible=true').first().click();
  const store = await opening;
  await store.waitForLoadState();
  return new URL(store.url());
}

test('stores that the web config names stand beside the files @backend', async ({
  page,
  backend,
  context,
  baseURL,
}) => {
  const data = {
    microsoftStoreUrl: `${baseURL}/stores/microsoft-store/?new=1`,
    macAppStore: `${baseURL}/stores/mac-app-store/?new=2`,
  };
  await backend.fail({ call: config, body: JSON.stringify({ code: 0, data }) });
  await emulate(page, 'Chrome on Windows 11');
  for (const [path, name, wanted] of [
    ['/office/windows/', 'microsoftStore', '?new=1'],
    ['/ja-JP/office/windows/', 'microsoftStore', '?new=1'],
    ['/office/mac/', 'macAppStore', '?new=2'],
    ['/de-DE/download/', 'macAppStore', '?new=2'],
  ] as const) {
    await Promise.all([known(page, /owconfig/), page.goto(path)]);
    await expect
      .poll(async () => {
        const link = page.locator(`main a[data-package=${name}]`).first();
        await link.dispatchEvent('pointerdown');
        return link.evaluate((a: HTMLAnchorElement) => new URL(a.href).search);
      })
      .toBe(wanted);
    expect((await openStore(context, page, name)).search).toBe(wanted);
  }
  const asked = (await backend.downloads()).map(({ file }) => file);
  expect(asked).toEqual(['microsoft-store', 'microsoft-store', 'mac-app-store', 'mac-app-store']);
});

test('a Mac beside the trial gets the package for it, and the config’s file where no list is to be had @backend', async ({
  page,
  backend,
  baseURL,
}) => {
  const file = (channel: string) =>
    `${baseURL}/wpsdl/macwpsoffice/download/installer/${channel}/WPSOffice_6.9.0.8865.dmg`;
  const data = { macTrailPackage: file('801.1001'), macPackage: file('801.1002') };
  await backend.fail(
    { call: config, body: JSON.stringify({ code: 0, data }) },
    { call: '/api/map/web/newwpsapk?pttoken=newmacpackages', status: 500 },
  );
  await emulate(page, 'Safari on a Mac');
  for (const path of ['/premium/', '/pl-PL/office/']) {
    await Promise.all([known(page, /owconfig/, /newmacpackages/), page.goto(path)]);
    const arriving = page.waitForEvent('download');
    await page.locator('main a[data-package=mac][data-for]').first().click();
    await arriving;
  }
  const paths = (await backend.downloads()).map(({ path }) => path);
  expect(paths).toEqual([file('801.1001'), file('801.1002')].map((url) => new URL(url).pathname));
});

test('addresses outside the allow-lists are not followed @backend', async ({
  page,
  backend,
  context,
  baseURL,
}) => {
  const evil = 'https://evil.example/';
  const data = { microsoftStoreUrl: evil, macPackage: `${evil}a.dmg`, macTrailPackage: evil };
  await backend.fail({ call: config, body: JSON.stringify({ code: 0, data }) });
  await emulate(page, 'Chrome on Windows 11');
  await Promise.all([known(page, /owconfig/), page.goto('/office/windows/')]);
  expect((await openStore(context, page, 'microsoftStore')).origin).toBe(baseURL);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/', '/th-TH/pricing/']) {
    for (const [system, name, parameters] of [
      [
        'Chrome on an Android phone',
        'androidStore',
        { referrer: 'utm_source=newsletter&utm_medium=email&utm_campaign=spring+26' },
      ],
      ['Safari on an iPhone', 'iosStore', { ct: 'spring_26', mt: '8' }],
    ] as const)
      test(`${system} on ${path}: the store is told of the campaign @backend`, async ({
        page,
        backend,
        context,
      }) => {
        await emulate(page, system);
        await Promise.all([
          known(page, /newutmpackages/, /owconfig/),
          page.goto(`${path}?${spring}`),
        ]);
        await campaignKnown(page);
        const store = await openStore(context, page, name);
        expect(Object.fromEntries(store.searchParams)).toEqual(parameters);
        const [asked] = await backend.downloads();
        expect(asked?.path).toBe(store.pathname + store.search);
      });
  }

  test('a campaign’s package for Android is what the store’s button gives @backend', async ({
    page,
    backend,
  }) => {
    await emulate(page, 'Chrome on an Android phone');
    const campaign = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring';
    await Promise.all([known(page, /newutmpackages/, /owconfig/), page.goto(`/?${campaign}`)]);
    await campaignKnown(page);
    const link = page.locator('main a[data-package=androidStore]').first();
    await expect
      .poll(async () => {
        await link.dispatchEvent('pointerdown');
        return link.getAttribute('href');
      })
      .toMatch(/moffice_.*\.apk$/);
    // Its new tab is gone as soon as the file is on its way.
    await link.click();
    await expect.poll(() => backend.downloads()).toMatchObject([{ file: 'moffice.apk' }]);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer)))
      .toContain('"channel":"703.1001"');
  });
});

test('without scripts the stores stand beside the files, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const { packages } = messagesOf('en-US');
  await page.goto('/office/mac/');
  await expect(page.getByRole('heading', { name: packages.macAppStore })).toBeVisible();
  await page.goto('/download/');
  await expect(page.getByRole('heading', { name: packages.microsoftStore })).toBeVisible();
  await context.close();
});
