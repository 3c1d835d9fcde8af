/** The base of every browser test: a scope of its own in the backend, and no tolerance for console errors. */
import { test as base, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { Backend } from './backend';

/** What the browser may complain of while hosts are made to fail. */
const networkNoise = /Failed to load resource|net::ERR_/;

/** Scripts have taken the page over. Pages of other hosts have none. */
const isAlive = () =>
  !document.querySelector('template#later') || 'alive' in document.documentElement.dataset;

/**
 * Waits until a page's scripts run. They begin when the page is painted, which a browser does not
 * wait for when it says that all is loaded. A page that leads elsewhere at once ends the wait, and
 * one that never wakes fails where a test uses it.
 */
async function comeAlive(page: Page): Promise<void> {
  await page
    .waitForFunction(isAlive, undefined, { timeout: 10_000 })
    .then(() => page.evaluate(() => new Promise((done) => setTimeout(done))))
    .catch(() => undefined);
}

interface Fixtures {
  backend: Backend;
  /** Console errors, uncaught exceptions, CSP violations and hydration warnings seen so far. */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    const { goto, reload } = page;
    if (javaScriptEnabled)
      Object.assign(page, {
        goto: async (...parameters: Parameters<typeof goto>) => {
          const answer = await goto.apply(page, parameters);
          if (parameters[1]?.waitUntil === undefined) await comeAlive(page);
          return answer;
        },
        reload: async (...parameters: Parameters<typeof reload>) => {
          const answer = await reload.apply(page, parameters);
          await comeAlive(page);
          return answer;
        },
      });
    await provide(page);
  },
  backend: async ({ context, request, baseURL }, provide) => {
    const scope = randomUUID();
    const { hostname } = new URL(baseURL ?? 'http://localhost');
    await context.addCookies([
      { name: 'sandbox-scope', value: scope, domain: hostname, path: '/' },
    ]);
    await provide(new Backend(request, scope));
  },
  problems: [
    async ({ context, backend }, provide) => {
      const problems: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
        page.on('response', (answer) => {
          const isPage =
            answer.request().isNavigationRequest() && answer.frame() === page.mainFrame();
          if (isPage && answer.status() >= 400 && !backend.failing)
            problems.push(`page: ${answer.status()} ${answer.url()}`);
        });
        page.on('console', (message) => {
          const text = message.text();
          const excused = backend.failing && networkNoise.test(text);
          if (message.type() === 'error' && !excused) problems.push(`console: ${text}`);
        });
      };
      context.on('page', watch);
      await provide(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
