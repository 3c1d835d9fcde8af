/** The business page: which of its two views shows, and the pages around a purchase. */
import type { Page } from '@playwright/test';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const { business, openOnPc, privacyPolicy } = messagesOf('en-US');

async function expectView(page: Page, view: 'contact' | 'purchase') {
  const other = view === 'contact' ? 'purchase' : 'contact';
  await expect(page.locator(`[data-view=${view}]:visible`)).not.toHaveCount(0);
  await expect(page.locator(`[data-view=${other}]:visible`)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: business.heading })).toBeVisible();
}

test.describe('views', () => {
  for (const query of ['', '?lastPageSource=pricing', '?lastPageSource=purchase', '?x=phurchase']) {
    test(`'${query}' shows how to reach sales`, async ({ page }) => {
      await page.goto(`/business/${query}`);
      await expectView(page, 'contact');
      await expect(page.getByRole('heading', { name: business.salesHeading })).toBeVisible();
      await expect(page.getByRole('link', { name: business.signIn })).toHaveCount(0);
    });
  }

  for (const prefix of ['', '/de-DE']) {
    test(`lastPageSource=phurchase shows the purchase view at '${prefix}/'`, async ({ page }) => {
      await page.goto(`${prefix}/business/?utm_source=mail&lastPageSource=phurchase`);
      await expect(page.locator('[data-view=purchase]:visible')).not.toHaveCount(0);
      await expect(page.locator('[data-view=contact]:visible')).toHaveCount(0);
      await expect(page.locator('#offers a[href$="/signin/"]')).toBeVisible();
    });
  }

  test('the purchase view names prices, terms and the limit', async ({ page }) => {
    await page.goto('/business/?lastPageSource=phurchase');
    await expectView(page, 'purchase');
    const offers = page.locator('#offers');
    await expect(offers).toContainText('US$39.99');
    await expect(offers).toContainText('US$129.99');
    await expect(offers).toContainText(business.multiple);
    await expect(page.getByRole('heading', { name: business.termsHeading })).toBeVisible();
  });

  test('one view leads to the other, and Back returns @engines', async ({ page }) => {
    await page.goto('/business/');
    await page.getByRole('link', { name: business.buy }).click();
    await expect(page).toHaveURL(/lastPageSource=phurchase/);
    await expectView(page, 'purchase');
    await page.getByRole('link', { name: business.talk }).click();
    await expect(page).not.toHaveURL(/phurchase/);
    await expectView(page, 'contact');
    await expect(page.getByRole('heading', { name: business.salesHeading })).toBeInViewport();
    await page.goBack();
    await expectView(page, 'purchase');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact view shows, whatever the query', async ({ page }) => {
    await page.goto('/business/?lastPageSource=phurchase');
    await expectView(page, 'contact');
  });
});

test('the cookie declaration is a table that a link can name', async ({ page }) => {
  await page.goto('/privacy-policy/#cookies');
  const table = page.locator('table#cookies');
  await expect(table).toBeInViewport();
  await expect(page.getByRole('heading', { name: privacyPolicy.headings.stored })).toBeInViewport();
  for (const name of ['gdpr', 'lang', 'wps_abtest_id', 'clientId']) {
    await expect(table.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  }
});

test('the address for the PC is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await emulate(page, 'Chrome on an Android phone');
  await page.goto('/open-on-pc/');
  const address = await page.getByRole('group', { name: openOnPc.addressLabel }).textContent();
  expect(address).toMatch(/^https?:\/\/.+\/download\/$/);
  await page.getByRole('button', { name: openOnPc.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: openOnPc.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
