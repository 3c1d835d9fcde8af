/** With JavaScript off: pages read, menus open, language and download links work. */
import { packages } from '@/config/download/packages';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

test.use({ javaScriptEnabled: false });

const { downloadButton, apps } = messagesOf('en-US');

test('the home page reads whole, and its button leads to all downloads', async ({ page }) => {
  await page.goto('/');
  for (const { heading } of Object.values(apps))
    await expect(page.getByText(heading)).toBeVisible();
  await page.locator('main').getByRole('link', { name: downloadButton.unknown }).first().click();
  await expect(page).toHaveURL('/download/#packages');
});

test('every package of the download page arrives @backend', async ({ page, backend }) => {
  await page.goto('/download/');
  const links = page.locator('#packages a[data-package]');
  await expect(links).toHaveCount(Object.keys(packages).length);
  for (const [name, { kind, file }] of Object.entries(packages)) {
    const link = page.locator(`#packages a[data-package=${name}]`);
    if (kind === 'store') {
      const opening = page.context().waitForEvent('page');
      await link.click();
      await (await opening).waitForLoadState();
    } else {
      const arriving = page.waitForEvent('download');
      await link.click();
      expect((await arriving).suggestedFilename()).toBe(file);
    }
  }
  expect(await backend.downloads()).toHaveLength(Object.keys(packages).length);
});

test('menus and the language list open and lead on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/download/?utm_source=a');
  await page.locator('header details[data-controls] > summary').click();
  await expect(page.locator('header nav')).toBeVisible();
  await page.locator('header details[data-controls] > summary').click();
  await page.locator('header details[data-place=header] > summary').click();
  await page.locator('header a[hreflang=de]').click();
  await expect(page).toHaveURL('/de-DE/download/');
});
