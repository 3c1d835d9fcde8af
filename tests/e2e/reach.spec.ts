/** What the world sets: low screens, large letters, colours of one's own, paper. Nothing gets out of reach. */
import type { CDPSession, Page } from '@playwright/test';
import { headerMenus } from '@/config/site/navigation';
import { messagesOf } from '@/tests/helpers/messages';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { expect, test } from '@/tests/helpers/test';

const languages = ['de-DE', 'ru-RU', 'th-TH'] as const;

/** Makes the browser's own letters larger, as a visitor does in its settings. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Pixels of the screen's height that nothing stands over, in the middle of its width. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const x = innerWidth / 2;
    const free = (y: number) => {
      const on = document.elementFromPoint(x, y);
      for (let at: Element | null = on; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return false;
      return true;
    };
    return Array.from({ length: innerHeight }, (_, y) => y).filter(free).length;
  });

test.describe('on a screen at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const language of languages) {
    test(`banner and header leave half of the height, and focus is seen, in ${language}`, async ({
      page,
    }) => {
      await page.goto(pageAddress('pricing', language));
      await expect(page.locator('[data-consent-banner]')).toBeVisible();
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => freeHeight(page)).toBeGreaterThanOrEqual(128);

      // Some focus stops, each at least half in sight and not under the banner.
      const hidden: string[] = [];
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return null;
          const box = focused.getBoundingClientRect();
          const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
          const seen = steps.filter((part) => {
            const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
            const y = box.top + box.height * part;
            if (y < 0 || y >= innerHeight) return false;
            const on = document.elementFromPoint(x, y);
            return focused.contains(on) || Boolean(on?.contains(focused));
          });
          const most = Math.min(1, innerHeight / 2 / box.height);
          return seen.length / steps.length >= most / 2 ? null : focused.outerHTML.slice(0, 90);
        });
        if (covered) hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });
  }
});

test.describe('with large letters', () => {
  for (const size of [18, 20, 24, 32]) {
    for (const language of languages) {
      test(`${size} px: every item of the header is within reach in ${language}`, async ({
        page,
      }) => {
        await setFontSize(page, size);
        for (const width of [1024, 1366, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(pageAddress('index', language));
          const toggle = page.locator('header details[data-controls] > summary');
          if (await toggle.isVisible()) await toggle.click();
          const names = messagesOf(language).nav as Record<string, { name: string }>;
          for (const { name } of headerMenus) {
            const item = page
              .locator('header nav')
              .getByText(names[name]?.name ?? '', { exact: true });
            const box = await item.first().boundingBox();
            expect(box, `${name} at ${width} px`).not.toBeNull();
            expect(box && box.x + box.width, `${name} at ${width} px`).toBeLessThanOrEqual(width);
          }
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect(wide, `scrolls sideways at ${width} px`).toBe(false);
        }
      });
    }
  }
});

test.describe('with colours of one’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the chosen tab differs from the others', async ({ page }) => {
    await page.goto('/');
    const colours = (selected: boolean) =>
      page
        .locator(`[role=tab][aria-selected=${selected}]`)
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await colours(true)).not.toBe(await colours(false));
  });

  test('a primary button has an edge, an invalid field too, and a choice its arrow', async ({
    page,
  }) => {
    await page.goto('/support/');
    const form = page.locator('#feedback form');
    const submit = form.locator('[type=submit]');
    const edge = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    };
    expect(await submit.evaluate(edge)).toBe('solid 2px');
    await submit.click();
    const invalid = form.locator('input[aria-invalid=true]:not(:focus)').first();
    expect(await invalid.evaluate(edge)).toBe('dashed 2px');
    const select = form.locator('select').first();
    expect(await select.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
  });
});

test.describe('on paper', () => {
  for (const language of languages) {
    test(`answers are open and bars are gone in ${language}`, async ({ page }) => {
      await page.goto(pageAddress('pricing', language));
      await page.emulateMedia({ media: 'print' });
      for (const part of ['header', 'footer', '[data-consent-banner]'])
        await expect(page.locator(`body > ${part}`)).toBeHidden();
      const closed = await page
        .locator('main details:not([data-popover])')
        .evaluateAll(
          (all) =>
            all.filter(({ lastElementChild }) => !lastElementChild?.getBoundingClientRect().height)
              .length,
        );
      expect(closed).toBe(0);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    });
  }

  test('addresses are written out in the privacy policy', async ({ page }) => {
    await page.goto('/privacy-policy/');
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('main section a[href]:not([href^="#"])').first();
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toContain(await link.getAttribute('href'));
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a double tap on the footer’s languages changes none', async ({ page }) => {
    await page.goto('/download/');
    const picker = page.locator('footer [data-place=footer] > summary');
    await picker.scrollIntoViewIfNeeded();
    await picker.dblclick();
    await expect(page).toHaveURL(/\/download\/$/);
  });
});

test('a blocker that hides the banner leaves no empty band', async ({ page }) => {
  await page.goto('/');
  const padding = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBlockEnd));
  await expect.poll(padding).toBeGreaterThan(40);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-consent-banner] { display: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await expect.poll(padding).toBe(0);
});
