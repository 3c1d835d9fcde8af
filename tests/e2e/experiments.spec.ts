/** A/B experiments: asked for encrypted, taken over when they come, and never in the way. */
import type { Page } from '@playwright/test';
import { placements } from '@/config/download/channels';
import { hostFaults } from '@/tests/helpers/hostFaults';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const mac = 'Safari on a Mac';
const dialog = 'dialog[data-dialog=guide]';

/** Starts the download of the Mac package. */
async function download(page: Page): Promise<void> {
  const arriving = page.waitForEvent('download');
  await page.locator('main a[data-package=mac][data-for]').first().click();
  await arriving;
}

/** Waits until the page has the whole answer, and has taken it over: it does when it has nothing else to do. */
async function answered(page: Page): Promise<void> {
  // Listed when they have come to their end.
  const hasEnded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('abtest-core'));
  await expect.poll(() => page.evaluate(hasEnded)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens the home page, where tests ask for experiments, and waits for the answer. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/?exp=on');
  await answered(page);
}

test('the host’s arm leads to the guide page; the visitor keeps the id @backend', async ({
  page,
  context,
  backend,
}) => {
  await backend.order({ ow_guide: 'true', ow_2202_readonly_vn: '{"experiment_id":' });
  await emulate(page, mac);
  await arrive(page);
  await arrive(page);
  await download(page);
  await expect(page).toHaveURL('/download/installation-guide/?package=WPSOffice-dmg');

  const cookie = (await context.cookies()).find(({ name }) => name === 'wps_abtest_id');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
  const asked = { uuid: cookie?.value, group: 'wps_home_overseas=overseas_abtest' };
  expect(await backend.asked()).toMatchObject([asked, asked]);
});

test('an answer that comes after the click does not change what follows it @backend', async ({
  page,
  backend,
}) => {
  await backend.order({ ow_guide: 'true' });
  await backend.fail({ call: 'abtest', delay: 2_000 });
  await emulate(page, mac);
  await page.goto('/?exp=on');
  await download(page);
  await expect(page.locator(dialog)).toBeVisible();
  await answered(page);
  await expect(page.locator(dialog)).toBeVisible();
  await expect(page).toHaveURL('/?exp=on');
});

test('nobody is asked about a browser under automation, and the query’s arm holds @backend', async ({
  page,
  backend,
}) => {
  await emulate(page, mac);
  await page.goto('/?exp=ow_guide:true');
  await download(page);
  await expect(page).toHaveURL(/installation-guide/);
  expect(await backend.asked()).toEqual([]);
});

for (const [what, fault] of Object.entries(hostFaults)) {
  test(`with ${what} from the A/B host the defaults hold, and one line says so @backend`, async ({
    page,
    backend,
  }) => {
    await backend.order({ ow_guide: 'true' });
    await backend.fail(fault('abtest'));
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('experiments:')) lines.push(message.type());
    });
    await emulate(page, mac);
    await page.goto('/?exp=on');
    await expect.poll(() => lines).toEqual(['warning']);
    await download(page);
    await expect(page.locator(dialog)).toBeVisible();
    await expect(page).toHaveURL('/?exp=on');
  });
}

for (const [country, channel, file] of [
  [true, 'readOnly', 'WPSOffice.exe'],
  [false, '600.1027', 'wps_wid.exe'],
] as const) {
  for (const path of ['/', '/vi-VN/'])
    test(`a read-only package changes the channel to ${channel} on ${path} @backend`, async ({
      page,
      backend,
    }) => {
      const own = placements.slogan.win;
      const map = { [own]: { downloadurl: `/wpsdl/${own}.exe`, type: 'readonly' } };
      const downloads = Buffer.from(JSON.stringify(map)).toString('base64');
      const body = JSON.stringify({ staticjs: { website: { wpsnewpackages: { downloads } } } });
      await backend.fail({ call: '/api/map/web/newwpsapk?pttoken=newwinpackages', body });
      if (country) await backend.order({ ow_2202_readonly_vn: '{"experiment_id":"7"}' });
      await emulate(page, 'Chrome on Windows 11');
      await Promise.all([page.waitForResponse(/newwinpackages/), page.goto(`${path}?exp=on`)]);
      await answered(page);
      const link = page.locator('main a[data-placement=slogan][data-package=windowsWeb]');
      await expect
        .poll(async () => {
          await link.dispatchEvent('pointerdown');
          return link.getAttribute('href');
        })
        .toContain(`/${channel}/`);
      const arriving = page.waitForEvent('download');
      await link.click();
      expect((await arriving).suggestedFilename()).toBe(file);
      expect(await backend.downloads()).toMatchObject([{ channel }]);
    });
}
