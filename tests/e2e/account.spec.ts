/** Signing in and out: the dialog, the account box, and what is seen before it is known who is there. */
import type { Page } from '@playwright/test';
import {
  accountBox,
  beginSession,
  fillIn,
  framed,
  openDialog,
  samples,
  signInLink,
} from '@/tests/helpers/account';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';
import { painted } from '@/tests/helpers/waiting';

const { account, dialogs } = messagesOf('en-US');
const path = '/about-us/';

const entry = (page: Page, name: string) => accountBox(page).getByText(name, { exact: true });

test.describe('on a PC', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('a free user signs in by the dialog, goes premium, signs out @engines', async ({ page }) => {
    await page.goto(path);
    const dialog = await openDialog(page, signInLink(page), 'login');
    await expect(dialog).toHaveAccessibleName(dialogs.login.title);
    await fillIn(page, samples.free);
    const summary = accountBox(page).locator('summary');
    await expect(summary).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await expect(signInLink(page)).toHaveCount(0);

    await page.keyboard.press('Enter');
    await expect(entry(page, `ID:${samples.free.userid}`)).toBeVisible();
    await expect(entry(page, 'Fred Free')).toBeVisible();
    await expect(entry(page, account.center)).toHaveAttribute('href', '/usercenter/');
    await expect(entry(page, account.subscription)).toBeVisible();
    await entry(page, account.goPremium).click();
    await expect(page).toHaveURL('/pricing/');

    await summary.click();
    await entry(page, account.signOut).click();
    await expect(signInLink(page)).toBeVisible();
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
    await expect(accountBox(page)).toHaveCount(0);
  });

  test('a premium user is not offered Premium', async ({ page }) => {
    await beginSession(page, samples.premium);
    // The session began elsewhere: no hint, and still the page finds out.
    await page.goto(path);
    await accountBox(page).locator('summary').click();
    await expect(entry(page, `ID:${samples.premium.userid}`)).toBeVisible();
    await expect(entry(page, account.goPremium)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(accountBox(page)).not.toHaveAttribute('open');
    await expect(accountBox(page).locator('summary')).toBeFocused();
  });

  test('a wrong password is told in the dialog, and the right one still works', async ({
    page,
    backend,
  }) => {
    // The browser complains of the 401 that a wrong password is answered with.
    backend.failing = true;
    await page.goto(path);
    const dialog = await openDialog(page, signInLink(page), 'login');
    await fillIn(page, { ...samples.free, password: 'wrong' });
    await expect(framed(page).getByRole('alert')).toBeVisible();
    await expect(dialog).toBeVisible();
    await fillIn(page, samples.free);
    await expect(accountBox(page)).toBeVisible();
  });

  test('the dialog closes by Escape, its button and a click beside it, and gives focus back @engines', async ({
    page,
  }) => {
    await page.goto(path);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: dialogs.close }).click(),
      () => page.mouse.click(20, 500),
    ]) {
      const dialog = await openDialog(page, signInLink(page), 'login');
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(signInLink(page)).toBeFocused();
    }
  });

  test('who was signed in sees no sign-in link first, and nothing moves', async ({ page }) => {
    await beginSession(page, samples.free);
    await page.goto(path);
    await expect(accountBox(page)).toBeVisible();
    await page.addInitScript(() => {
      const seen = { hinted: false };
      Object.assign(window, { seen });
      new PerformanceObserver(() => {
        seen.hinted = document.documentElement.hasAttribute('data-signed-in');
      }).observe({ type: 'paint', buffered: true });
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(signInLink(page)).toHaveCount(0);
    const place = page.locator('[data-account]');
    const before = await place.boundingBox();
    await expect(accountBox(page)).toBeVisible();
    expect(await place.boundingBox()).toEqual(before);
    const hinted = () =>
      page.evaluate(() => (window as unknown as { seen: { hinted: boolean } }).seen.hinted);
    await expect.poll(hinted).toBe(true);
  });

  test('messages of another window are not believed', async ({ page }) => {
    await page.goto(path);
    const dialog = await openDialog(page, signInLink(page), 'login');
    await expect(framed(page).getByLabel('Password')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/userforweb')) asked.push(request.url());
    });
    await page.evaluate(async () => {
      const message = { type: 'signin', code: 0 };
      // Whoever listens has heard both by then.
      let heard = 0;
      const bothHeard = new Promise<void>((resolve) =>
        addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
          if (data.type === 'signin' && ++heard === 2) resolve();
        }),
      );
      window.postMessage(message, '*');
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentWindow?.parent.postMessage(message, '*');
      await bothHeard;
      frame.remove();
    });
    await painted(page);
    await expect(dialog).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('sign-in is in the menu, and the box fits the screen @engines', async ({ page }) => {
    await page.goto(path);
    const menu = page.locator('header details[data-controls]');
    await menu.locator('summary').click();
    await openDialog(page, signInLink(page), 'login');
    await fillIn(page, samples.free);
    await expect(menu).not.toHaveAttribute('open');
    await accountBox(page).locator('summary').click();
    const panel = accountBox(page).locator('> div');
    await expect(panel).toBeVisible();
    const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  });
});

test.describe('faults', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('an account host that hangs leaves the plain link @backend', async ({ page, backend }) => {
    await backend.fail({ call: 'signin', hang: true });
    await page.goto(path);
    const dialog = await openDialog(page, signInLink(page), 'login');
    const link = dialog.getByRole('link', { name: dialogs.login.open });
    await expect(link).toBeVisible({ timeout: 15_000 });
    await expect(link).toHaveAttribute('href', /^\/signin\/\?.*from=%2Fabout-us%2F/);
  });

  for (const fault of [{ status: 500 }, { body: 'html' }, { drop: true }]) {
    test(`the sign-in link stays, one line is logged: user ${JSON.stringify(fault)} @backend`, async ({
      page,
      backend,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('account:')) warnings.push(message.text());
      });
      await backend.fail({ call: 'user', ...fault });
      await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
      await page.goto(path);
      await expect(signInLink(page)).toBeVisible();
      await expect.poll(() => warnings).toHaveLength(1);
    });
  }

  test('a sign-out that fails is silent and changes nothing @backend', async ({
    page,
    backend,
  }) => {
    await beginSession(page, await backend.account());
    await page.goto(path);
    await accountBox(page).locator('summary').click();
    await backend.fail({ call: 'logout', status: 500 });
    const answered = page.waitForResponse(/\/p\/logout/);
    await entry(page, account.signOut).click();
    await answered;
    await expect(accountBox(page)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1366, height: 900 } });

  test('the sign-in link leads to the sign-in page, and back', async ({ page }) => {
    await page.goto('/pricing/');
    await signInLink(page).first().click();
    await page.getByLabel('Email address').fill(samples.free.email);
    await page.getByLabel('Password').fill(samples.free.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/pricing/');
  });
});
