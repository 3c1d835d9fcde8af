/** Which Chromium the tests use. */
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromiumPath } from '@/tests/helpers/chromium';

const own = chromium.executablePath();

test.each([
  ['nothing is installed', [], undefined],
  ['Debian’s is', ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['Playwright’s own is', [own], own],
  ['both are', ['/usr/bin/chromium', own], own],
])('%s', (_, installed, found) => {
  expect(chromiumPath('', (path) => (installed as string[]).includes(path))).toBe(found);
});

test('the one that is named wins', () => {
  expect(chromiumPath('/opt/chrome', () => true)).toBe('/opt/chrome');
});

test('a name of nothing is told', () => {
  expect(() => chromiumPath('/opt/chrome', (path) => path === own)).toThrow(
    'CHROMIUM_PATH=/opt/chrome: there is no such file.',
  );
});
