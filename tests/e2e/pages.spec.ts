/** Every page in the browser: no console error, no violation, accessible, still while it loads. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { routeNames } from '@/config/site/routes';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { expect, test } from '@/tests/helpers/test';
import { layoutShift, pageAtRest, painted } from '@/tests/helpers/waiting';

/** Brings everything into view once, so that lazy pictures are there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits for bars and colours that change with the scroll: half faded in, no contrast is right. */
async function nothingMoves(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((motion) => !(motion instanceof CSSTransition) || motion.playState !== 'running'),
  );
}

/** What axe finds. It is injected by the debugger: the page's own policy allows no such script. */
async function violations(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const expression = `${axe.source};axe.run({resultTypes:['violations']}).then(({violations}) => JSON.stringify(violations.map(({id, nodes}) => id + ': ' + nodes.map(({target}) => target).join(', '))))`;
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  return JSON.parse(String(result.value));
}

for (const name of routeNames) {
  test(`${name} has no accessibility violation`, async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pageAddress(name, 'en-US'));
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      await painted(page);
      await nothingMoves(page);
      expect(await violations(page)).toEqual([]);
    }
    if (name === 'not-found') problems.length = 0;
  });
}

for (const path of ['/', '/download/']) {
  test(`${path} does not shift while it loads @backend`, async ({ page, backend }) => {
    await backend.fail({ call: '/fonts/', delay: 400 });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await pageAtRest(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test('the pages are whole and work on a host that serves files and nothing else @smoke', async ({
  page,
}) => {
  for (const path of ['/', '/download/', '/de-DE/', '/ja-JP/download/']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-device', /\w/);
    await expect(page.locator('main a[data-package]').first()).toHaveAttribute('href', /\w/);
  }
});
