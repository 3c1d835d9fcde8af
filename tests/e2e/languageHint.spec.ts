/** The language hint: offers the page in the browser's language, pushes nobody and covers nothing. */
import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';
import { pageAtRest } from '@/tests/helpers/waiting';

const tail = '?utm_source=a&utm_campaign=b#x';
const { consent } = messagesOf('en-US');

const hintOn = (page: Page) => page.locator('[data-language-hint]');
const bannerOn = (page: Page) => page.getByRole('region', { name: consent.label });

/** The links and buttons that a box lies on, wholly or in part. */
function coveredBy(box: Locator): Promise<string[]> {
  return box.evaluate((covering) => {
    const { left, right, top, bottom } = covering.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select')]
      .filter((control) => !covering.contains(control) && control.checkVisibility())
      .filter((control) =>
        [...control.getClientRects()].some(
          (rect) =>
            rect.width * rect.height > 0 &&
            rect.left < right &&
            rect.right > left &&
            rect.top < bottom &&
            rect.bottom > top,
        ),
      )
      .map((control) => control.textContent.trim().slice(0, 60));
  });
}

test.describe('with a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('a hint in German offers the German page, and stays away once dismissed', async ({
    page,
  }) => {
    const { language } = messagesOf('de-DE');
    await page.goto(`/download/${tail}`);
    await expect(page).toHaveURL(`/download/${tail}`);
    const hint = hintOn(page);
    await expect(hint).toContainText(language.hint);
    await hint.getByRole('button', { name: language.dismiss }).click();
    await expect(hint).toHaveCount(0);
    await page.goto('/');
    await pageAtRest(page);
    await expect(hint).toHaveCount(0);
  });

  test('the hint leads to the German page, query and hash kept', async ({ page }) => {
    await page.goto(`/download/${tail}`);
    await page.locator('[data-language-hint] a').click();
    await expect(page).toHaveURL(`/de-DE/download/${tail}`);
    await pageAtRest(page);
    await expect(hintOn(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('it comes when consent is settled, and keeps nothing from a finger', async ({ page }) => {
      await emulate(page, 'Chrome on an Android phone');
      await page.goto('/');
      const hint = hintOn(page);
      await expect(hint).toBeAttached();
      await expect(bannerOn(page)).toBeVisible();
      await expect(hint).toBeHidden();

      await bannerOn(page).getByRole('button', { name: consent.ok, exact: true }).click();
      await expect(bannerOn(page)).toBeHidden();
      await expect(hint).toBeVisible();
      expect(await coveredBy(hint), 'without scrolling').toEqual([]);
      const download = page.locator('main a[data-package]:visible').first();
      await expect(download).toBeInViewport({ ratio: 1 });
      // The last of the page can't be scrolled further up.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await coveredBy(hint), 'at the end of the page').toEqual([]);
    });
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1366, height: 768 } });

    test('it stands beside the question for consent', async ({ page }) => {
      await page.goto('/');
      await expect(hintOn(page)).toBeVisible();
      await expect(bannerOn(page)).toBeVisible();
      const [hint, banner] = [await hintOn(page).boundingBox(), await bannerOn(page).boundingBox()];
      if (!hint || !banner) throw new Error('both are visible, and have no boxes');
      expect(hint.y + hint.height).toBeLessThanOrEqual(banner.y);
      for (const { x, y, width, height } of [hint, banner]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(1366);
        expect(y + height).toBeLessThanOrEqual(768);
      }
    });
  });
});

test.describe('with a browser that speaks none of the site’s', () => {
  test.use({ locale: 'nb-NO' });

  test('there is no hint', async ({ page }) => {
    await page.goto('/');
    await pageAtRest(page);
    await expect(hintOn(page)).toHaveCount(0);
  });
});
