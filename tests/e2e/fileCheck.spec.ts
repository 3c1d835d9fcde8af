/** Checking a file: what the download page says of it holds for the file that arrives, and can be copied. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { packages, type PackageName } from '@/config/download/packages';
import { fileCheck } from '@/services/rules/fileCheck';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const words = messagesOf('en-US').check;

/** What was copied, as a field of the page gets it. */
async function pasted(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'pasted' });
  await page.evaluate(() => {
    const box = document.createElement('textarea');
    box.ariaLabel = 'pasted';
    document.body.append(box);
    box.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await field.evaluate((box) => box.remove());
  return text;
}

async function openDetails(page: Page, name: PackageName) {
  const details = page.locator(`details[data-check=${name}]`);
  await details.getByText(words.heading.replace('{file}', packages[name].file)).click();
  await expect(details).toHaveAttribute('open');
  return details;
}

for (const [system, name] of [
  ['Chrome on Windows 11', 'windowsFull'],
  ['Safari on a Mac', 'mac'],
  ['Chrome on Linux', 'linuxRpm'],
] as const) {
  test(`${system}: hash and command are those of the file @backend`, async ({ page }) => {
    await emulate(page, system);
    await page.goto('/download/');
    const row = page
      .locator('#packages li')
      .filter({ has: page.locator(`[data-check=${name}]`) })
      .last();
    const details = await openDetails(page, name);
    await details.getByRole('button', { name: words.copyHash }).click();
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeAttached();
    const hash = await pasted(page);
    await expect(details.getByText(hash, { exact: true })).toBeVisible();
    await details.getByRole('button', { name: words.copyCommand }).click();
    await expect.poll(() => pasted(page)).toBe(fileCheck(name, hash)?.command);

    const arriving = page.waitForEvent('download');
    await row.locator(`a[data-package=${name}]`).click();
    const bytes = readFileSync(await (await arriving).path());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  });
}

test('a list with nonsense shows what is left of it, and still downloads @backend', async ({
  page,
  backend,
}) => {
  const map = {
    '500.1001': {
      ...{ downloadurl: packages.windowsFull.downloadurl.replace('{channel}', '500.1001') },
      ...{ version: '99.1', size: '99999999 GB', date: '2999-01-01', sha256: 'abc', arch: 7 },
      ...{ minOs: '<img src=x onerror=alert(1)>', notes: 'javascript:alert(1)', older: 'none' },
    },
  };
  const downloads = Buffer.from(JSON.stringify(map)).toString('base64');
  const body = JSON.stringify({ staticjs: { website: { wpsnewpackages: { downloads } } } });
  await backend.fail({ call: '/api/map/web/newwpsapk?pttoken=newwinpackages', body });
  await emulate(page, 'Chrome on Windows 11');
  await page.goto('/download/');
  const row = page
    .locator('#windows li')
    .filter({ has: page.locator('[data-package=windowsFull]') });
  await expect(row).toContainText('99.1');
  await expect(row).not.toContainText(/GB|2999|abc|onerror/);
  await expect(row.locator('details')).toHaveCount(0);
  const arriving = page.waitForEvent('download');
  await row.locator('a[data-package]').click();
  expect(await (await arriving).failure()).toBeNull();
});

test('Linux has its earlier versions, each a file @backend', async ({ page }) => {
  await emulate(page, 'Chrome on Linux');
  await page.goto('/download/');
  const { file } = packages.linuxDeb;
  await page.getByText(words.older.replace('{file}', file)).click();
  const versions = page.locator('[data-older][open] a');
  const first = versions.first();
  expect(await versions.count()).toBeGreaterThan(1);
  await expect(first).not.toContainText(packages.linuxDeb.version);
  const arriving = page.waitForEvent('download');
  await first.click();
  expect((await arriving).suggestedFilename()).toBe(file);
});
