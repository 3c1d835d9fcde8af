/** On narrow screens a download is always within reach: in the header, or as a bar, and in the menu. */
import type { Locator, Page } from '@playwright/test';
import { placements, type PlacementName } from '@/config/download/channels';
import { languageCodes } from '@/config/site/languages';
import { layoutProblems, problemLine } from '@/tests/helpers/layoutProblems';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const phone = { width: 320, height: 640 };
const tablet = { width: 768, height: 1024 };
const menu = (page: Page) => page.locator('header details[data-controls] > summary');
const inHeader = (page: Page, placement: PlacementName, name: string) =>
  page.locator(`header a[data-placement=${placement}][data-package=${name}]`);
const ownButtons = 'main [data-size][data-tone], footer [data-size][data-tone]';

/** Scrolls to where no button of the page's own can be seen. */
async function scrollBetweenButtons(page: Page): Promise<void> {
  const between = await page.evaluate((buttons) => {
    const tops = [...document.querySelectorAll(buttons)]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect().top + scrollY)
      .sort((one, other) => one - other);
    const gap = tops.findIndex((top, at) => (tops[at + 1] ?? 0) - top > innerHeight + 200);
    return gap < 0 ? null : (tops[gap] ?? 0) + 120;
  }, ownButtons);
  if (between === null) throw new Error('The page has a download button on every screen');
  await page.evaluate((top) => scrollTo(0, top), between);
}

/** Nothing lies over the middle of it. */
const isOnTop = (element: Locator) =>
  element.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return link.contains(on);
  });

async function fileFrom(page: Page, link: Locator): Promise<string> {
  const arriving = page.waitForEvent('download');
  await link.click();
  return (await arriving).suggestedFilename();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const language of languageCodes) {
    for (const name of ['index', 'ad-pdf'] as const) {
      test(`the bar comes on ${name} when the hero’s button is gone, above the banner, and goes again, in ${language}`, async ({
        page,
      }) => {
        await emulate(page, 'Safari on a Mac');
        await page.goto(pageAddress(name, language));
        const bar = inHeader(page, name === 'index' ? 'header' : 'ad_pdf', 'mac');
        const root = page.locator('html');
        await expect(root).toHaveAttribute('data-reach', 'page');
        await expect(bar).toBeHidden();

        await scrollBetweenButtons(page);
        await expect(bar).toBeVisible();
        const banner = page.locator('[data-consent-banner]');
        await expect(banner).toBeVisible();
        await expect
          .poll(async () => {
            const [above, below] = [await bar.boundingBox(), await banner.boundingBox()];
            return above && below && above.y + above.height <= below.y;
          })
          .toBe(true);
        expect(await isOnTop(bar)).toBe(true);
        expect((await page.evaluate(layoutProblems)).map(problemLine)).toEqual([]);

        const last = page.locator(ownButtons).last();
        await last.scrollIntoViewIfNeeded();
        await expect(bar).toBeHidden();
      });
    }
  }

  test('the bar moves nothing, and delivers for the header’s placement @backend', async ({
    page,
    backend,
  }) => {
    await emulate(page, 'Chrome on Windows 11');
    await page.goto('/de-DE/');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page.locator('html')).toHaveAttribute('data-reach', 'page');
    const before = await height();
    await scrollBetweenButtons(page);
    const bar = inHeader(page, 'header', 'windowsWeb');
    await expect(bar).toBeVisible();
    expect(await height()).toBe(before);
    expect(await fileFrom(page, bar)).toBe('wps_wid.exe');
    expect(await backend.downloads()).toMatchObject([{ channel: placements.header.win }]);
  });

  test('an unknown system’s bar leads to all downloads, and Linux has its two packages', async ({
    page,
  }) => {
    await emulate(page, 'Chrome on Linux');
    await page.goto('/');
    await scrollBetweenButtons(page);
    const linux = page.locator('header details[data-for=linux]').last();
    await linux.locator('summary').click();
    await expect(inHeader(page, 'header', 'linuxRpm')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await emulate(page, 'FreeBSD');
    await page.goto('/');
    await scrollBetweenButtons(page);
    await page.locator('header [data-for=unknown]').last().click();
    await expect(page).toHaveURL('/download/#packages');
    await expect(page.locator('header [data-for=unknown]').last()).toBeHidden();
  });

  test('on a screen at 400 % zoom no bar takes what is left', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await emulate(page, 'Safari on a Mac');
    await page.goto('/');
    await scrollBetweenButtons(page);
    await expect(page.locator('html')).toHaveAttribute('data-reach', 'bar');
    await expect(inHeader(page, 'header', 'mac')).toBeHidden();
  });
});

for (const [what, viewport] of Object.entries({ phone, tablet })) {
  test(`the menu’s button and the footer’s report as themselves on a ${what} @backend`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize(viewport);
    await emulate(page, 'Safari on a Mac');
    for (const path of ['/pricing/', '/th-TH/pricing/']) {
      await page.goto(path);
      await menu(page).click();
      const side = inHeader(page, 'side_navigation', 'mac');
      await side.scrollIntoViewIfNeeded();
      expect(await fileFrom(page, side)).toBe('WPSOffice.dmg');
      await page.goto(path);
      const footer = page.locator('footer a[data-placement=footer][data-package=mac]');
      expect(await fileFrom(page, footer)).toBe('WPSOffice.dmg');
    }
    const { side_navigation: side, footer } = placements;
    const channels = (await backend.downloads()).map(({ path }) => path.split('/').at(-2));
    expect(channels).toEqual([side.mac, footer.mac, side.mac, footer.mac]);
  });
}

test.describe('on a tablet', () => {
  for (const width of [600, 768, 992]) {
    test(`${width} px: the header’s bar has room for it in every language`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await emulate(page, 'Safari on a Mac');
      for (const language of languageCodes) {
        await page.goto(pageAddress('pricing', language));
        const button = inHeader(page, 'header', 'mac');
        const box = await button.boundingBox();
        expect(box?.y, language).toBeLessThan(64);
        expect(box?.height, language).toBeLessThan(64);
        expect(await isOnTop(button)).toBe(true);
        expect((await page.evaluate(layoutProblems)).map(problemLine)).toEqual([]);
      }
    });
  }
});

test('a page that names a system has its package in bar, menu and footer, whatever the visitor has', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await emulate(page, 'Chrome on Windows 11');
  await page.goto('/office/mac/');
  await expect(inHeader(page, 'header', 'mac')).toBeVisible();
  await expect(page.locator('footer a[data-package=mac]')).toBeVisible();
  await expect(page.locator('footer a[data-package=windowsWeb]')).toBeHidden();
  await menu(page).click();
  await expect(inHeader(page, 'side_navigation', 'mac')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('menu and footer have the way to all downloads', async ({ page }) => {
    await page.goto('/');
    await menu(page).click();
    await expect(page.locator('header nav [data-for=unknown]')).toBeVisible();
    await menu(page).click();
    await page.locator('footer [data-for=unknown]').click();
    await expect(page).toHaveURL('/download/#packages');
  });
});
