/** A tab that was opened before a deploy goes on working after it. */
import { expect, test } from '@playwright/test';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepReleases } from '@/deploy/publish/releases';
import { filesBelow } from '@/deploy/publish/tree';
import { copyTree, makeNextRelease } from '../helpers/nextRelease';
import { hasNginx, startNginx } from '../helpers/nginx';

test('a tab from before a deploy finds its scripts, and the new pages @backend', async ({
  page,
  request,
}) => {
  test.skip(!hasNginx(), 'nginx is not installed');
  test.setTimeout(90_000);
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const [before, after, live, store] = ['before', 'after', 'live', 'store'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  await copyTree('out', before);
  const chunks = (await filesBelow(join(before, '_next/static'))).map((file) =>
    file.slice(before.length),
  );
  await keepReleases(before, store, '1');
  await symlink(before, live);
  const server = await startNginx(live);
  try {
    await page.goto(`${server.url}/pricing/`);
    await expect(page.locator('html')).toHaveAttribute('data-js', /.*/);

    await copyTree('out', after);
    await makeNextRelease(after);
    await keepReleases(after, store, '2');
    await symlink(after, `${live}-next`);
    await rename(`${live}-next`, live);

    for (const path of chunks) {
      const answer = await request.get(server.url + path);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
    const failures: string[] = [];
    page.on('console', (message) => {
      if (/integrity|Content Security Policy|ChunkLoad/i.test(message.text()))
        failures.push(message.text());
    });
    page.on('pageerror', (error) => failures.push(error.message));
    await page.getByRole('contentinfo').locator('a[href="/about-us/"]').click();
    await expect(page).toHaveURL(`${server.url}/about-us/`);
    await expect(page.locator('script[src*="/chunks/next-"]').first()).toBeAttached();
    await expect(page.locator('h1')).toBeVisible();
    expect(failures).toEqual([]);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
