/** Visitors whose system is too old, or is no PC at all: told before the download, and nothing starts by itself. */
import { requirements } from '@/config/download/packages';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';
import { userAgents } from '@/tests/fixtures/userAgents';

const start = '/d/?utm_source=partner&utm_medium=banner&utm_campaign=start-now&auto_download=true';

const outdated = userAgents.filter(
  ({ expected, outdated: old }) => old && (expected === 'windows' || expected === 'mac'),
);

for (const { name, userAgent, platform, expected } of outdated) {
  test.describe(`${name} @backend`, () => {
    test.use({ userAgent });

    test('is told, and nothing starts by itself', async ({ page, backend }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'platform', { get: () => value }),
        platform,
      );
      await page.goto(start);
      const { system } = requirements[expected as 'windows' | 'mac'];
      const words = messagesOf('en-US').packages.outdated.replace('{system}', system);
      await expect(page.getByRole('note').filter({ hasText: words })).toBeVisible();
      // The list has been read by then, and what starts by itself has started.
      await page.waitForFunction(() =>
        JSON.stringify(window.dataLayer ?? []).includes('"device":"campaign"'),
      );
      expect(await backend.downloads()).toEqual([]);
      await page.goto('/download/');
      await expect(page.getByRole('note').filter({ hasText: words })).toBeVisible();
    });
  });
}
