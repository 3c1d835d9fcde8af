/** Files as visitors bring them: before the scripts, by drag, changed on disk, refused, forgotten by the host. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { maxAttachments } from '@/config/forms/feedback';
import { goodFiles } from '@/tests/fixtures/files';
import { errorOf, fillFeedback, formOf, holdScripts, openForm, ready } from '@/tests/helpers/forms';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { forms } = messagesOf('en-US');
const german = messagesOf('de-DE').forms;
const { feedback, files } = forms;

const text = (name: string, content = 'hello') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const input = (form: Locator) => form.locator('input[type=file]');
const row = (form: Locator, name: string) => form.getByRole('listitem').filter({ hasText: name });
const submit = (form: Locator) => form.getByRole('button', { name: feedback.submit });

test('a file that was chosen before the scripts goes with the report @backend', async ({
  page,
  backend,
}) => {
  const release = await holdScripts(page);
  await page.goto('/support/', { waitUntil: 'domcontentloaded' });
  const form = formOf(page, 'feedback');
  await input(form).setInputFiles(text('early.log'));
  release();
  await ready(form);
  await expect(row(form, 'early.log')).toContainText(files.done);
  await fillFeedback(form);
  await submit(form).click();
  await expect(page.getByText(feedback.sent)).toBeVisible();
  expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'early.log' }] }]);
});

test('a file that the browser puts back without a word goes with the report @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  await fillFeedback(form);
  await input(form).evaluate((element: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['hello'], 'restored.txt', { type: 'text/plain' }));
    element.files = transfer.files;
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(row(form, 'restored.txt')).toContainText(files.done);
  await submit(form).click();
  await expect(page.getByText(feedback.sent)).toBeVisible();
  expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'restored.txt' }] }]);
});

test('the zone takes what is dropped on it; elsewhere a file does not replace the page', async ({
  page,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['hello'], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  });
  const zone = form.getByText(files.drop);
  // What has no behaviour yet lets the browser have it.
  await expect
    .poll(() =>
      zone.evaluate((element, dataTransfer) => {
        const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
        return !element.dispatchEvent(over);
      }, dropped),
    )
    .toBe(true);
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(row(form, 'dropped.txt')).toContainText(files.done);
  const isHeld = await page.locator('h1').evaluate((element, dataTransfer) => {
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !element.dispatchEvent(drop);
  }, dropped);
  expect(isHeld).toBe(true);
  await expect(form.getByRole('listitem')).toHaveCount(1);
});

test('five refused files take no place; an empty one is named @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  await fillFeedback(form);
  const bad = Array.from({ length: maxAttachments }, (_, at) => text(`bad${at}.exe`));
  await input(form).setInputFiles([...bad, text('nothing.txt', '')]);
  await expect(row(form, 'nothing.txt')).toContainText(files.empty);
  await input(form).setInputFiles({
    name: 'IMG_0042.jpeg',
    mimeType: 'image/jpeg',
    buffer: goodFiles.jpg,
  });
  await expect(row(form, 'IMG_0042.jpeg')).toContainText(files.done);
  await submit(form).click();
  await expect(page.getByText(feedback.sent)).toBeVisible();
  expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'IMG_0042.jpeg' }] }]);
});

test('a file that has changed on disk must be chosen again @backend', async ({ page, backend }) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const path = join(folder, 'growing.log');
  writeFileSync(path, 'hello');
  const form = await openForm(page, '/support/', 'feedback');
  await backend.fail({ call: 'feedbackAttachment', status: 500 });
  await input(form).setInputFiles(path);
  await expect(row(form, 'growing.log')).toContainText(files.failed);
  rmSync(path);
  await backend.fail();
  const retry = files.retry.replace('{file}', 'growing.log');
  await form.getByRole('button', { name: retry }).click();
  await expect(row(form, 'growing.log')).toContainText(files.unreadable);
  await expect(form.getByRole('button', { name: retry })).toHaveCount(0);
  rmSync(folder, { recursive: true });
});

test('a file that the host has no more is named, and can be added again @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  await fillFeedback(form);
  await input(form).setInputFiles([text('kept.txt'), text('swept.txt')]);
  await expect(form.getByText(files.done)).toHaveCount(2);
  const value = await form.locator('input[name=attachments]').inputValue();
  const held = JSON.parse(value) as { id: string; name: string }[];
  const gone = held.filter(({ name }) => name === 'swept.txt').map(({ id }) => id);
  const body = JSON.stringify({ code: 1, fields: { attachments: 'gone' }, gone });
  await backend.fail({ call: 'feedback', status: 400, body, times: 1 });
  await submit(form).click();
  await expect(row(form, 'swept.txt')).toContainText(files.gone);
  await expect(row(form, 'kept.txt')).toContainText(files.done);
  await expect(errorOf(form, 'attachments')).toHaveText(files.gone);
});

test('who sends too many files is told when the next may come @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  const body = JSON.stringify({ error: { code: 'too-many' }, retryAfter: 45 });
  await backend.fail({ call: 'feedbackAttachment', status: 429, body });
  await input(form).setInputFiles(text('one.txt'));
  await expect(row(form, 'one.txt')).toContainText(
    forms.tooMany.replace('{when}', 'in 45 seconds'),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each file has its true cause in the page’s language, and a repetition is one row @backend', async ({
    page,
    backend,
  }) => {
    await page.goto('/de-DE/support/');
    const form = formOf(page, 'feedback');
    await form.locator('[name=product]').selectOption('writer');
    await form.locator('[name=category]').selectOption('crash');
    await form.locator('[name=description]').fill('It closes.');
    await form.locator('[name=email]').fill('ana@example.com');
    const brought = { 'forged.jpg': 'hello', 'nothing.txt': '', 'setup.log': 'hello' };
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    for (const [name, content] of Object.entries(brought))
      writeFileSync(join(folder, name), content);
    await input(form).setInputFiles(Object.keys(brought).map((name) => join(folder, name)));
    await form.getByRole('button', { name: german.feedback.submit }).click();
    await expect(page.getByText(german.feedback.sent)).toBeVisible();
    for (const [name, words] of [
      ['forged.jpg', german.files.content],
      ['nothing.txt', german.files.empty],
      ['setup.log', german.files.done],
    ] as const)
      await expect(page.getByText(`${name}: ${words}`)).toBeVisible();
    // The browser posts the form again.
    await page.reload();
    await expect(page.getByText(german.feedback.sent)).toBeVisible();
    expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'setup.log' }] }]);
    rmSync(folder, { recursive: true });
  });
});
