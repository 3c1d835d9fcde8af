/** The base of every browser test: a scope of its own in the backend, and no tolerance for console errors. */
import { test as base, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { Backend } from './backend';

/** What the browser may complain of while hosts are made to fail. */
const networkNoise = /Failed to load resource|net::ERR_/;

interface Fixtures {
  backend: Backend;
  /** Console errors, uncaught exceptions, CSP violations and hydration warnings seen so far. */
  problems: string[];
}

export const test = base.extend<Fixtures>({
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
