/** The page that sends a mobile visitor to a PC: the link by mail, and who is sent there. */
import { errorOf, formOf, openForm } from '@/tests/helpers/forms';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const { forms, devicePages } = messagesOf('en-US');
const { link } = forms;
const address = 'ana+link@example.com';
const named = (words: string) => words.replace('{email}', address);

test('the link is mailed once per click, and a failure is told @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/de-DE/open-on-pc/', 'link');
  const send = form.getByRole('button');
  const input = form.locator('[name=mail_address]');
  await input.fill('ana@');
  await send.click();
  await expect(errorOf(form, 'mail_address')).not.toHaveText('');
  await input.fill(address);
  await backend.fail({ call: 'linkMail', status: 500 });
  await send.click();
  await expect(form.getByRole('alert').filter({ hasText: address })).toBeVisible();
  await backend.fail();
  await send.dblclick();
  await expect(form.getByRole('status')).toContainText(address);
  expect(await backend.enquiries()).toMatchObject([
    { kind: 'send-link', email: address, page: '/de-DE/download/' },
  ]);
});

test('the words are those of the error catalogue @backend', async ({ page, backend }) => {
  const form = await openForm(page, '/open-on-pc/', 'link');
  await form.getByLabel(link.email).fill(address);
  await backend.fail({ call: 'linkMail', drop: true });
  await form.getByRole('button', { name: link.submit }).click();
  await expect(form.getByText(named(link.failed))).toBeVisible();
  await backend.fail();
  await form.getByRole('button', { name: link.submit }).click();
  await expect(form.getByText(named(link.sent))).toBeVisible();
});

test('a mail that has not left is not called sent @backend', async ({ page, backend }) => {
  const form = await openForm(page, '/open-on-pc/', 'link');
  await form.getByLabel(link.email).fill(address);
  const body = JSON.stringify({ code: 0, data: { id: 'x', queued: true } });
  await backend.fail({ call: 'linkMail', body });
  await form.getByRole('button', { name: link.submit }).click();
  await expect(form.getByText(named(link.queued))).toBeVisible();
  await expect(form.getByText(named(link.sent))).toBeHidden();
});

for (const [system, visible] of [
  ['Chrome on an Android phone', true],
  ['Chrome on Windows 11', false],
] as const) {
  test(`the page of a desktop system ${visible ? 'sends' : 'does not send'} ${system} here`, async ({
    page,
  }) => {
    await emulate(page, system);
    await page.goto('/office/mac/');
    await expect(page.getByRole('link', { name: devicePages.openOnPc })).toBeVisible({ visible });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser asks for the link @backend', async ({ page, backend }) => {
    await page.goto('/open-on-pc/');
    const form = formOf(page, 'link');
    await form.getByLabel(link.email).fill(address);
    await form.getByRole('button', { name: link.submit }).click();
    await expect(page.getByText(named(link.sent))).toBeVisible();
    expect(await backend.enquiries()).toMatchObject([{ kind: 'send-link', page: '/download/' }]);
  });
});
