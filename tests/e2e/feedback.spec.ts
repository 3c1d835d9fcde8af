/** The support form: its lists, its files, and what happens when something fails. */
import type { Locator } from '@playwright/test';
import { attachmentTypes, maxAttachmentBytes, type AttachmentType } from '@/config/forms/feedback';
import { goodFiles } from '@/tests/fixtures/files';
import { errorOf, fillFeedback, formOf, openForm, ready } from '@/tests/helpers/forms';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { forms } = messagesOf('en-US');
const { feedback, files } = forms;
const types = Object.keys(attachmentTypes) as AttachmentType[];

const submit = (form: Locator) => form.getByRole('button', { name: feedback.submit });
const fileOf = (type: AttachmentType, name = `sample.${type}`) => ({
  name,
  mimeType: attachmentTypes[type],
  buffer: goodFiles[type],
});
const attach = (form: Locator, ...chosen: { name: string; mimeType: string; buffer: Buffer }[]) =>
  form.locator('input[type=file]').setInputFiles(chosen);
const row = (form: Locator, name: string) => form.getByRole('listitem').filter({ hasText: name });

test('a report arrives with its files, and another may follow @backend @engines', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  await fillFeedback(form);
  await attach(form, fileOf('jpg', 'Bildschirm 日本.jpg'), fileOf('txt'));
  await expect(form.getByText(files.done)).toHaveCount(2);
  await submit(form).dblclick();
  await expect(page.getByRole('status').filter({ hasText: feedback.sent })).toBeFocused();
  expect(await backend.feedback()).toMatchObject([
    {
      product: 'writer',
      category: 'crash',
      version: '12.2.0.21546',
      description: 'It closes when I print.',
      email: 'ana@example.com',
      attachments: [{ name: 'Bildschirm 日本.jpg' }, { name: 'sample.txt' }],
    },
  ]);
  await page.getByRole('button', { name: feedback.again }).click();
  await expect(form.getByLabel(feedback.description)).toHaveValue('');
  await expect(form.getByText(files.done)).toHaveCount(0);
});

test('each fault has its words @engines', async ({ page }) => {
  const form = await openForm(page, '/support/', 'feedback');
  await form.getByLabel(feedback.version).fill('the newest');
  await submit(form).click();
  const expected = {
    product: forms.select,
    category: forms.select,
    version: feedback.versionWrong,
    description: forms.enter,
    email: feedback.emailWrong,
  };
  for (const [field, words] of Object.entries(expected)) {
    await expect(errorOf(form, field)).toHaveText(words);
  }
  await expect(form.getByLabel(feedback.product)).toBeFocused();
  await form.getByLabel(feedback.version).fill('');
  await expect(errorOf(form, 'version')).toHaveText('');
});

test('files of every kind are taken @backend', async ({ page }) => {
  const form = await openForm(page, '/support/', 'feedback');
  for (const half of [types.slice(0, 4), types.slice(4)]) {
    await attach(form, ...half.map((type) => fileOf(type)));
    for (const type of half) await expect(row(form, `sample.${type}`)).toContainText(files.done);
    for (const type of half)
      await form
        .getByRole('button', { name: files.remove.replace('{file}', `sample.${type}`) })
        .click();
  }
  await expect(form.getByRole('listitem')).toHaveCount(0);
});

test('files that may not be attached are told apart before anything is sent @engines', async ({
  page,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/feedback/attachment')) uploads++;
  });
  const large = Buffer.alloc(maxAttachmentBytes, 'a');
  await attach(
    form,
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'large.txt', mimeType: 'text/plain', buffer: large },
    { name: 'forged.docx', mimeType: attachmentTypes.docx, buffer: goodFiles.zip },
    { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  );
  await expect(row(form, 'setup.exe')).toContainText(/cannot be attached/);
  await expect(row(form, 'large.txt')).toContainText(/too large/);
  await expect(row(form, 'forged.docx')).toContainText(files.content);
  await expect(row(form, 'nothing.txt')).toContainText(files.empty);
  expect(uploads).toBe(0);
});

test('an upload that fails can be made again, cancelled and removed @backend @engines', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  await fillFeedback(form);
  await backend.fail({ call: 'feedbackAttachment', status: 500 });
  await attach(form, fileOf('pdf'), fileOf('txt'));
  await expect(form.getByText(files.failed)).toHaveCount(2);
  await submit(form).click();
  await expect(errorOf(form, 'attachments')).toHaveText(files.unsettled);

  await backend.fail({ call: 'feedbackAttachment', hang: true });
  const named = (words: string, name: string) =>
    form.getByRole('button', { name: words.replace('{file}', name) });
  await named(files.retry, 'sample.txt').click();
  await named(files.cancel, 'sample.txt').click();
  await expect(row(form, 'sample.txt')).toHaveCount(0);

  await backend.fail();
  await named(files.retry, 'sample.pdf').click();
  await expect(row(form, 'sample.pdf')).toContainText(files.done);
  await expect(errorOf(form, 'attachments')).toHaveText('');
  await page.reload();
  await ready(form);
  await expect(row(form, 'sample.pdf')).toContainText(files.done);
  await submit(form).click();
  await expect(page.getByText(feedback.sent)).toBeVisible();
  expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'sample.pdf' }] }]);
});

test('a report that fails is kept, and resubmitted from the dialog @backend @engines', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  await fillFeedback(form);
  await attach(form, fileOf('txt'));
  await expect(form.getByText(files.done)).toBeVisible();
  await backend.fail({ call: 'feedback', lose: true });
  await submit(form).click();
  const dialog = page.getByRole('dialog', { name: feedback.failedTitle });
  await expect(dialog).toContainText(feedback.failed);
  await dialog.getByRole('button', { name: feedback.close }).click();
  await expect(dialog).toBeHidden();
  await expect(submit(form)).toBeFocused();
  await expect(form.getByLabel(feedback.description)).toHaveValue('It closes when I print.');
  await submit(form).click();
  await expect(dialog).toBeVisible();
  await backend.fail();
  await dialog.getByRole('button', { name: feedback.resubmit }).click();
  await expect(page.getByText(feedback.sent)).toBeVisible();
  expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'sample.txt' }] }]);
});

test('the host’s lists replace the built-in ones, and a choice stays @backend', async ({
  page,
  backend,
}) => {
  const lists = {
    products: [
      { id: 'notes', name: 'Notes' },
      { id: 'writer', name: 'Word processor' },
    ],
    categories: [{ id: 'crash', name: 'Crash' }],
  };
  const body = JSON.stringify({ code: 0, data: lists });
  await backend.fail({ call: 'feedbackLists', body, delay: 500 });
  await page.goto('/support/');
  const product = formOf(page, 'feedback').getByLabel(feedback.product);
  await product.selectOption('writer');
  await expect(product.locator('option')).toHaveText([
    forms.choose,
    'Notes',
    forms.products.writer,
  ]);
  await expect(product).toHaveValue('writer');
});

test('the built-in lists hold where the host has none @backend', async ({ page, backend }) => {
  await backend.fail({ call: 'feedbackLists', status: 500 });
  const warned = page.waitForEvent('console', (message) => message.text().includes('built-in'));
  await page.goto('/support/');
  await warned;
  const product = formOf(page, 'feedback').getByLabel(feedback.product);
  await expect(product.locator('option')).toHaveText([
    forms.choose,
    ...Object.values(forms.products),
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the report with its files @backend', async ({ page, backend }) => {
    await page.goto('/support/');
    const form = formOf(page, 'feedback');
    await fillFeedback(form);
    await attach(form, fileOf('txt'));
    await submit(form).click();
    await expect(page.getByText(feedback.sent)).toBeVisible();
    expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'sample.txt' }] }]);
  });
});
