/** Notifications: asked for by a click only, kind words where they are refused, and what the worker shows. */
import type { Page } from '@playwright/test';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { updates } = messagesOf('en-US');
const button = (page: Page) => page.getByRole('button', { name: updates.ask });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /\w/ });

test('the browser asks after the click alone, and a refusal is told in words', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'true';
      return ask();
    };
  });
  await page.goto('/whatsnew/linux/');
  await expect(button(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await button(page).click();
  await expect(status(page)).toHaveText(updates.refused);
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
  await expect(button(page)).toBeEnabled();
});

test('where the browser has no notifications there is no button', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const told = page.waitForEvent('console', (message) => message.text().startsWith('push:'));
  await page.goto('/whatsnew/linux/');
  await told;
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: updates.heading })).toBeHidden();
});

test('where the push service fails it says so, and the worker shows a message that arrives', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['notifications']);
  const session = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.goto('/whatsnew/linux/');
  await button(page).click();
  // Chromium takes no subscriptions in private windows, which the tests run in.
  await expect(status(page)).toHaveText(updates.failed);

  const { registrationId, scopeURL } = await registered;
  expect(new URL(scopeURL).pathname).toBe('/push-worker/');
  const { origin } = new URL(page.url());
  const data = JSON.stringify({ title: '12.3', body: 'New', url: 'https://evil.example/' });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/push-worker/');
        const shown = (await registration?.getNotifications()) ?? [];
        return shown.map(({ title, body, data: kept }) => ({ title, body, data: kept as unknown }));
      }),
    )
    .toEqual([{ title: '12.3', body: 'New', data: { url: `${origin}/` } }]);
  // Chromium writes an error of its own about private windows.
  const own = problems.filter((text) => !text.includes('incognito'));
  expect(own).toEqual([]);
  problems.length = 0;
});
