/** Makes the screen of a page wider or narrower. */
import type { Page } from '@playwright/test';

/** Resolves when the page itself has the width: on a busy machine it learns of it some frames later. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (wanted) => {
    const end = Date.now() + 10_000;
    while (innerWidth !== wanted && Date.now() < end)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, width);
}
