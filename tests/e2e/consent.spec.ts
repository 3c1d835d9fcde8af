/** Cookie consent and session recording: what is asked, stored and sent, and what never is. */
import type { Page } from '@playwright/test';
import { cookies } from '@/config/site/keys';
import { routeNames, routes } from '@/config/site/routes';
import * as apiPaths from '@/config/site/apiPaths';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { consent } = messagesOf('en-US');

const banner = (page: Page) => page.getByRole('region', { name: consent.label });
const ok = (page: Page) => banner(page).getByRole('button', { name: consent.ok, exact: true });
const settings = (page: Page) => page.getByRole('button', { name: consent.settings });

/** Paths of the calls that a page makes from now on. */
function callsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

async function consentCookie(page: Page) {
  const all = await page.context().cookies();
  return all.find(({ name }) => name === cookies.consent);
}

/** The country's answer is in and decided on. */
const countryKnown = (page: Page) =>
  page.waitForResponse((response) => response.url().includes(apiPaths.country));

test('a visitor from the US is asked, and recorded from OK on @backend @engines', async ({
  page,
  backend,
}) => {
  await backend.moveTo('US');
  const paths = callsOf(page);
  const known = countryKnown(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: consent.viewMore })).toHaveAttribute(
    'href',
    '/privacy-policy/#cookies',
  );
  await known;
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  expect(paths).not.toContain(apiPaths.recorder);
  expect(await consentCookie(page)).toBeUndefined();

  await ok(page).click();
  await expect(banner(page)).toBeHidden();
  const { value, expires, path, sameSite } = (await consentCookie(page)) ?? {};
  expect({ value, path, sameSite }).toEqual({ value: '1', path: '/', sameSite: 'Lax' });
  expect(Math.round(((expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await expect.poll(() => backend.recordings(), { timeout: 30_000 }).not.toEqual([]);
  const [first] = await backend.recordings();
  expect(first).toMatchObject({ batch: 0, page: '/' });

  // It stays away: after a reload, in another language, on another page.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'given');
  await expect(banner(page)).toBeHidden();
  await page.goto('/de-DE/pricing/');
  await expect(page.locator('[data-consent-banner]')).toBeHidden();
});

test('a visitor from elsewhere is recorded, without what is typed, until they say no @backend @engines', async ({
  page,
  backend,
}) => {
  const secret = 'typed-by-me@example.org';
  await page.goto('/support/');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => backend.recordings(), { timeout: 30_000 }).not.toEqual([]);
  await page.locator('#feedback form').getByRole('textbox').first().fill(secret);
  await page.mouse.wheel(0, 300);
  const before = (await backend.recordings()).length;
  await expect
    .poll(async () => (await backend.recordings()).length, { timeout: 30_000 })
    .toBeGreaterThan(before);

  await settings(page).click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText(consent.undecided);
  await banner(page).getByRole('button', { name: consent.refuse }).click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(JSON.stringify(await backend.recordings())).not.toContain(secret);

  const paths = callsOf(page);
  const known = countryKnown(page);
  await page.goto('/');
  await known;
  await settings(page).click();
  await expect(banner(page)).toContainText(consent.refused);
  expect(paths).not.toContain(apiPaths.recorder);
});

test('consent can be taken back from the footer @backend @engines', async ({ page, backend }) => {
  await backend.moveTo('US');
  await page.goto('/pricing/');
  await ok(page).click();
  await expect.poll(() => consentCookie(page)).toBeDefined();
  await settings(page).click();
  await expect(banner(page)).toContainText(consent.given);
  await banner(page).getByRole('button', { name: consent.refuse }).click();
  await expect.poll(() => consentCookie(page)).toBeUndefined();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('Global Privacy Control keeps the recorder off until OK @backend', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const paths = callsOf(page);
  const known = countryKnown(page);
  await page.goto('/');
  await known;
  await page.mouse.wheel(0, 400);
  await expect(banner(page)).toBeVisible();
  expect(paths).not.toContain(apiPaths.recorder);
  await ok(page).click();
  await expect.poll(() => backend.recordings(), { timeout: 30_000 }).not.toEqual([]);
});

test('without a country nobody is recorded unasked, whatever the call does @backend', async ({
  page,
  backend,
}) => {
  test.slow();
  const paths = callsOf(page);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('country:')) lines.push(message.text());
  });
  const faults = [
    { status: 404 },
    { status: 500 },
    { drop: true },
    { hang: true },
    { body: 'html' },
    { body: 'wrong-shape' },
    { body: 'junk' },
  ];
  for (const [index, fault] of faults.entries()) {
    await backend.fail({ call: 'country', ...fault });
    await page.goto('/');
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(index + 1);
    await expect(ok(page)).toBeVisible();
  }
  expect(paths).not.toContain(apiPaths.recorder);
  await ok(page).click();
  await expect(banner(page)).toBeHidden();
  expect(await consentCookie(page)).toBeDefined();
});

test('a recorder that fails ends in silence @backend', async ({ page, backend }) => {
  await backend.fail({ call: 'recorder', status: 500 });
  const line = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('recorder:'),
    timeout: 30_000,
  });
  await page.goto('/about-us/');
  expect((await line).type()).toBe('warning');
});

test.describe('the banner', () => {
  test('is an early stop of the keyboard, and hides nothing that has focus @engines', async ({
    page,
  }) => {
    await page.goto('/pricing/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: consent.viewMore })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(ok(page)).toBeFocused();
    // One of the last things on the page.
    await settings(page).focus();
    const bottomOf = async () => {
      const { y, height } = (await settings(page).boundingBox()) ?? { y: Infinity, height: 0 };
      return y + height;
    };
    const top = (await banner(page).boundingBox())?.y ?? 0;
    // The page scrolls smoothly.
    await expect.poll(bottomOf).toBeLessThanOrEqual(top);
  });

  test('does not come by itself where the route table has no consent', async ({ page }) => {
    const quiet = routeNames.filter((name) => !routes[name].consent);
    for (const name of quiet) {
      await page.goto(routes[name].path);
      await expect(page.locator('html')).toHaveAttribute('data-consent', 'ask');
      await expect(banner(page)).toBeHidden();
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is not there, nor are its settings', async ({ page }) => {
      await page.goto('/');
      await expect(banner(page)).toBeHidden();
      await expect(settings(page)).toBeHidden();
    });
  });
});
