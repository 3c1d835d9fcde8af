/** Photographs a page at several widths, and has the detector look at it. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import type { RouteName } from '@/config/site/routes';
import { layoutProblems, type LayoutProblem } from '@/tests/helpers/layoutProblems';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { resize } from '@/tests/helpers/resize';

/** A page at one width. */
export interface Shot {
  readonly width: number;
  /** Height of the page in CSS pixels. */
  readonly height: number;
  readonly problems: readonly LayoutProblem[];
  /** A WebP file. */
  readonly picture: Buffer;
}

/** Pictures are no wider than this: the catalogue stays small, and its text can be read. */
const widest = 720;

/** Chromium draws no larger picture. */
const highest = 16_000;

/** Nothing is waited for longer. */
const patience = 4000;

/** A browser whose user reads one language: nothing moves, and no hint offers another language. */
export async function openContext(
  browser: Browser,
  base: string,
  language: LanguageCode,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: base,
    locale: languageOf(language).iso,
    reducedMotion: 'reduce',
  });
  // The compiler that runs this file marks functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  return context;
}

/** Waits for fonts and pictures; those below the screen are fetched at once. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const images = [...document.images];
    for (const image of images) {
      image.loading = 'eager';
      // Or the page is painted before the picture is.
      image.decoding = 'sync';
    }
    // At a new width a picture first has to find out that it needs another file.
    await painted();
    const loaded = Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => undefined)),
    ]);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, limit))]);
    await painted();
  }, patience);
}

async function shoot(page: Page, width: number): Promise<Shot> {
  await resize(page, width);
  await settle(page);
  const problems = await page.evaluate(layoutProblems);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    captureBeyondViewport: true,
    clip: {
      ...{ x: 0, y: 0, width, height: Math.min(height, highest) },
      scale: Math.min(1, widest / width),
    },
  });
  await session.detach();
  return { width, height, problems, picture: Buffer.from(data, 'base64') };
}

/** Photographs one page in one language; it is loaded once and resized. */
export async function photograph(
  context: BrowserContext,
  name: RouteName,
  language: LanguageCode,
  widths: readonly number[],
): Promise<Shot[]> {
  const page = await context.newPage();
  try {
    await page.goto(pageAddress(name, language), { timeout: 120_000 });
    // What comes late is there when the network is quiet; a page that never is, is taken as it is.
    await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
    await page.evaluate(() => {
      for (const cover of document.querySelectorAll('[data-consent-banner], nextjs-portal'))
        cover.remove();
    });
    const shots: Shot[] = [];
    for (const width of widths) shots.push(await shoot(page, width));
    return shots;
  } finally {
    await page.close();
  }
}
