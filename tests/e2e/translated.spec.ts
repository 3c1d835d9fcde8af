/** Pages that the browser has translated: all that moves on them goes on, and no page is loaded anew. */
import type { Locator, Page } from '@playwright/test';
import { routeNames, routes } from '@/config/site/routes';
import { attachmentTypes } from '@/config/forms/feedback';
import { goodFiles } from '@/tests/fixtures/files';
import { translatePage } from '@/tests/fixtures/translatePage';
import { openDialog, samples, beginSession } from '@/tests/helpers/account';
import { errorOf, fillEnquiry, fillFeedback, openForm } from '@/tests/helpers/forms';
import { messagesOf } from '@/tests/helpers/messages';
import { emulate } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';
import { pageAtRest } from '@/tests/helpers/waiting';

const { forms, guide, dialogs, apps } = messagesOf('en-US');

/** Translates the page, once all of it is alive; from then on it must stay the one that it is. */
async function translate(page: Page): Promise<void> {
  await pageAtRest(page);
  await page.evaluate(translatePage);
  await page.evaluate(() => void (document.documentElement.dataset.stays = ''));
}

const expectSamePage = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-stays', '');

const submit = (form: Locator) => form.locator('button[type=submit]');

for (const name of routeNames.filter((route) => route !== 'not-found'))
  test(`${name} leads on to another page`, { tag: '@full' }, async ({ page }) => {
    const { path } = routes[name];
    await page.goto(path);
    await translate(page);
    const link = page.locator('a[href="/"], a[href="/download/"], a[href="/pricing/"]');
    await link
      .and(page.locator(`:not([href="${path}"])`))
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname !== path);
    await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
    await expectSamePage(page);
  });

test('navigation between pages of one kind, menus and Back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/office/windows/');
  await translate(page);
  await page.locator('main a[href^="/office/mac/"]').first().click();
  await expect(page).toHaveURL(/\/office\/mac\/$/);
  await page.locator('header summary, header button').filter({ visible: true }).first().click();
  await page.locator('header a[href="/pricing/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/pricing\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/office\/mac\/$/);
  await expectSamePage(page);
});

test('an enquiry with faults, then whole @backend', async ({ page, backend }) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await translate(page);
  await submit(form).click();
  await expect(errorOf(form, 'fullName')).toContainText(forms.enter);
  await form.getByLabel(forms.enquiry.email).fill('ana@');
  await expect(errorOf(form, 'email')).toContainText(forms.enquiry.emailWrong);
  await fillEnquiry(form);
  await backend.fail({ call: 'businessMail', status: 500 });
  await submit(form).click();
  await expect(form.getByRole('alert').last()).toContainText(forms.enquiry.failed);
  await backend.fail();
  await submit(form).click();
  await expect(page.getByText(forms.enquiry.sent)).toBeVisible();
  expect(await backend.enquiries()).toHaveLength(1);
  await expectSamePage(page);
});

test('a report with files, a failure and its dialog, and another report @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/support/', 'feedback');
  await translate(page);
  await fillFeedback(form);
  await form.locator('input[type=file]').setInputFiles([
    { name: 'sample.txt', mimeType: attachmentTypes.txt, buffer: goodFiles.txt },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(form.getByText(forms.files.done)).toBeVisible();
  await form.getByRole('button', { name: /setup\.exe/ }).click();
  await backend.fail({ call: 'feedback', status: 500 });
  await submit(form).click();
  const dialog = page.getByRole('dialog', { name: forms.feedback.failedTitle });
  await expect(dialog).toBeVisible();
  await backend.fail();
  await dialog.getByRole('button', { name: forms.feedback.resubmit }).click();
  await expect(page.getByText(forms.feedback.sent)).toBeVisible();
  await page.getByRole('button', { name: forms.feedback.again }).click();
  await expect(form.getByLabel(forms.feedback.description)).toHaveValue('');
  expect(await backend.feedback()).toMatchObject([{ attachments: [{ name: 'sample.txt' }] }]);
  await expectSamePage(page);
});

test('a link that is mailed, twice @backend', async ({ page, backend }) => {
  const form = await openForm(page, '/open-on-pc/', 'link');
  await translate(page);
  await form.locator('[name=mail_address]').fill('ana@example.com');
  await backend.fail({ call: 'linkMail', status: 500 });
  await submit(form).click();
  await expect(form.getByRole('alert').last()).toContainText('ana@example.com');
  await backend.fail();
  await submit(form).click();
  await expect(form.getByRole('status')).toContainText('ana@example.com');
  await expectSamePage(page);
});

test('a download, its guide, countdown and second start @backend', async ({ page }) => {
  await page.clock.install();
  await emulate(page, 'Chrome on an Apple silicon Mac');
  await page.goto('/');
  await translate(page);
  const arriving = page.waitForEvent('download');
  await page.locator('main a[data-package=mac][data-for]').first().click();
  await arriving;
  const dialog = page.locator('dialog[data-dialog=guide]');
  await expect(dialog).toContainText('WPSOffice.dmg');
  const popup = dialog.locator('aside');
  await expect(popup).toContainText('10 seconds');
  await page.clock.runFor(4_000);
  await expect(popup).toContainText('6 seconds');
  await page.clock.runFor(7_000);
  await expect(popup).toHaveCount(0);
  await dialog.getByRole('button', { name: guide.close }).first().click();
  await expect(dialog).toHaveCount(0);
  await expectSamePage(page);
});

test('tabs, feeds, consent and the cookie settings @backend', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-late]').waitFor({ state: 'attached' });
  await translate(page);
  const banner = page.locator('[data-consent-banner], [role=region]').filter({ visible: true });
  if (await banner.count()) await banner.first().getByRole('button').first().click();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByText(apps.pdf.heading).first()).toBeVisible();
  for (const feed of await page.locator('[data-feed]').all()) await feed.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-feed][data-phase=waiting]')).toHaveCount(0);
  await expectSamePage(page);
});

test('dialogs of the pricing page @backend', async ({ page }) => {
  await beginSession(page, samples.premium);
  await page.goto('/pricing/');
  await page.locator('[data-account] details').waitFor();
  await translate(page);
  const refusal = await openDialog(page, page.locator('[data-buy=premiumMonth]'), 'multiple');
  await refusal.getByRole('button', { name: dialogs.multiple.contact }).click();
  const contact = page.locator('dialog[data-dialog=contact]');
  await expect(contact.locator('form[method=post]')).toBeVisible();
  await submit(contact).click();
  await expect(contact.locator('[data-field=email] [data-error]')).toContainText(forms.enter);
  await page.keyboard.press('Escape');
  await expect(contact).toHaveCount(0);
  await page.locator('[data-account] summary').click();
  await page.locator('[data-account] details').getByRole('button').last().click();
  await expect(page.locator('[data-account] details')).toHaveCount(0);
  await expectSamePage(page);
});

test.describe('with a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('the language hint is put away', async ({ page }) => {
    await page.goto('/download/');
    const hint = page.locator('[data-language-hint]');
    await expect(hint).toBeVisible();
    await translate(page);
    await hint.getByRole('button').click();
    await expect(hint).toHaveCount(0);
    await expectSamePage(page);
  });
});
