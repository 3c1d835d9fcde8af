// @vitest-environment happy-dom
/** Whether and where the installation guide popup shows, and how a browser is told. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserName, guidePopup } from '@/services/rules/guide';
import { userAgents } from '@/tests/fixtures/userAgents';

const bottom = { position: 'bottom', seconds: 10 };
const top = { position: 'top', seconds: 10 };
const forAll = { position: 'bottom', seconds: null };

describe('guidePopup', () => {
  test.each([
    ['Chrome', true, false, bottom],
    ['Chrome', false, false, null],
    ['Firefox', true, false, top],
    ['Firefox', false, false, null],
    ['Edge', true, false, null],
    ['Safari', true, false, null],
    ['Opera', true, false, null],
    ['Chrome WebView', true, false, null],
    ['chrome', true, false, null],
    ['', true, false, null],
    ['', false, false, null],
    ['Chrome', true, true, forAll],
    ['Chrome', false, true, forAll],
    ['Firefox', true, true, forAll],
    ['Firefox', false, true, forAll],
    ['Safari', true, true, forAll],
    ['', false, true, forAll],
  ])('for "%s" (PC %s, all browsers %s)', (browser, isPc, allBrowsers, popup) => {
    expect(guidePopup({ browser, isPc, allBrowsers })).toEqual(popup);
  });
});

describe('browserName', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['Chrome on Windows 11', 'Chrome'],
    ['Edge on a Windows touch laptop', 'Edge'],
    ['Firefox on Windows', 'Firefox'],
    ['Safari on a Mac', 'Safari'],
    ['Samsung Internet on a tablet', 'Samsung Internet'],
    ['Empty user agent', ''],
  ])('of %s is "%s"', async (name, browser) => {
    const userAgent = userAgents.find((row) => row.name === name)?.userAgent ?? 'no such row';
    vi.stubGlobal('navigator', { userAgent });
    await expect(browserName()).resolves.toBe(browser);
  });
});
