/** The header: themes, popovers, mobile menu, lock, keyboard. */
import type { Page } from '@playwright/test';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';
import { painted } from '@/tests/helpers/waiting';

const { nav, header } = messagesOf('en-US');
const pc = { width: 1366, height: 900 };
const phone = { width: 360, height: 740 };

const picker = (page: Page) => page.locator('header details[data-place=header]');
const panel = (page: Page, name: string) =>
  page.locator('header nav details').filter({ has: page.locator('summary', { hasText: name }) });

test.describe('on a PC', () => {
  test.use({ viewport: pc });

  test('white over the dark home page, dark with a background once scrolled @engines', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.locator('header');
    await expect(bar).toHaveAttribute('data-theme', 'white');
    await expect(bar).toHaveAttribute('data-background', 'false');
    await page.mouse.wheel(0, 600);
    await expect(bar).toHaveAttribute('data-theme', 'dark');
    await expect(bar).toHaveAttribute('data-background', 'true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toHaveAttribute('data-theme', 'white');
  });

  test('opening one popover closes the other and raises the header @engines', async ({ page }) => {
    await page.goto('/');
    const product = panel(page, nav.product.name);
    await product.locator('summary').click();
    await expect(product).toHaveAttribute('open');
    await expect(page.locator('header')).toHaveAttribute('data-theme', 'dark');
    await picker(page).locator('summary').click();
    await expect(picker(page)).toHaveAttribute('open');
    await expect(product).not.toHaveAttribute('open');
  });

  for (const [how, close] of Object.entries({
    'a click outside': (page: Page) => page.locator('main h1').click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
    scrolling: (page: Page) => page.mouse.wheel(0, 300),
  })) {
    test(`popovers close on ${how} @engines`, async ({ page }) => {
      await page.goto('/');
      for (const popover of [picker(page), panel(page, nav.product.name)]) {
        await popover.locator('summary').click();
        await expect(popover).toHaveAttribute('open');
        await close(page);
        await expect(popover).not.toHaveAttribute('open');
      }
    });
  }

  test('Escape gives focus back to what opened the popover @engines', async ({ page }) => {
    await page.goto('/');
    const summary = picker(page).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
  });

  test('the language list is 272 px wide', async ({ page }) => {
    await page.goto('/');
    await picker(page).locator('summary').click();
    expect((await picker(page).locator('ul').boundingBox())?.width).toBe(272);
  });

  test('the download page has no second download button in the header', async ({ page }) => {
    await page.goto('/download/');
    await expect(page.locator('header a[data-package]').first()).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [what, opener] of Object.entries({
    'the menu': (page: Page) => page.locator('header details[data-controls]'),
    'the language list': picker,
  })) {
    test(`${what} fills the screen and locks the page behind it @engines`, async ({ page }) => {
      await page.goto('/');
      const details = opener(page);
      await details.locator('summary').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-locked');
      await expect(page.locator('main')).toHaveAttribute('inert');
      const before = await page.evaluate(() => scrollY);
      const turned = page.evaluate(
        () => new Promise<void>((done) => addEventListener('wheel', () => done(), { once: true })),
      );
      await page.mouse.wheel(0, 500);
      await turned;
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).not.toHaveAttribute('data-locked');
      await expect(page.locator('main')).not.toHaveAttribute('inert');
    });
  }

  test('the menu has dropdown sections, and a change of page closes and unlocks @engines', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.locator('header details[data-controls]');
    await menu.getByLabel(header.menu).click();
    await panel(page, nav.support.name).locator('summary').click();
    await expect(page.getByRole('link', { name: nav.academy.name }).first()).toBeVisible();
    await expect(menu).toHaveAttribute('open');
    await page
      .locator('header nav')
      .getByRole('link', { name: nav.download.name, exact: true })
      .click();
    await expect(page).toHaveURL('/download/');
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  });

  test('the language list covers the width of the screen', async ({ page }) => {
    await page.goto('/');
    await picker(page).locator('summary').click();
    expect((await picker(page).locator('ul').boundingBox())?.width).toBe(phone.width);
  });
});

test('the skip link is the first stop and leads past the header @engines', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messagesOf('en-US').site.skipToContent });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
