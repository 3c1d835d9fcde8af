/** The business forms: what they ask for, say, keep and send. */
import type { Locator } from '@playwright/test';
import { honeypotField } from '@/config/forms/forms';
import { errorOf, fillEnquiry, formOf, holdScripts, openForm, ready } from '@/tests/helpers/forms';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const { forms } = messagesOf('en-US');
const { enquiry } = forms;
const submit = (form: Locator) => form.getByRole('button', { name: enquiry.submit });

test('an enquiry arrives once, whatever is clicked, and thanks take its place @backend @engines', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await fillEnquiry(form);
  await submit(form).dblclick();
  await expect(page.getByRole('status').filter({ hasText: enquiry.sent })).toBeFocused();
  await expect(form).toBeHidden();
  expect(await backend.enquiries()).toMatchObject([
    {
      kind: 'business',
      title: 'Sales leads',
      fullName: 'Nguyễn O’Neil',
      country: 'DE',
      region: 'Bayern',
      email: 'ana+sales@example.com',
      phone: '+49 (0)30 123456',
      message: 'Ten PCs,\nand a license.',
    },
  ]);
  await page.reload();
  await ready(form);
  await expect(form.getByLabel(enquiry.fullName)).toHaveValue('');
});

test('each fault is told at its field, in a list, and gone when it is mended @engines', async ({
  page,
}) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await submit(form).click();

  const missing = {
    fullName: forms.enter,
    country: forms.select,
    region: forms.enter,
    email: forms.enter,
    phone: '',
    message: forms.enter,
    privacy: enquiry.privacyMissing,
  };
  for (const [field, words] of Object.entries(missing)) {
    await expect(errorOf(form, field)).toHaveText(words);
  }
  const name = form.getByLabel(enquiry.fullName);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(forms.enter);
  await expect(form.getByRole('alert').first()).toContainText(enquiry.privacyMissing);

  await form.getByRole('alert').getByRole('link', { name: enquiry.email }).click();
  await expect(form.getByLabel(enquiry.email)).toBeFocused();
  await page.keyboard.type('ana@example');
  await expect(errorOf(form, 'email')).toHaveText(enquiry.emailWrong);
  await page.keyboard.type('.com');
  await expect(errorOf(form, 'email')).toHaveText('');
  await expect(form.getByLabel(enquiry.email)).not.toHaveAttribute('aria-invalid');

  await form.getByLabel(enquiry.phone).fill('call me');
  await expect(errorOf(form, 'phone')).toHaveText(enquiry.phoneWrong);
  await form.getByLabel(enquiry.country).selectOption('JP');
  await expect(form.locator('select[name=region]')).toBeVisible();
  await expect(errorOf(form, 'region')).toHaveText(forms.select);
});

test.describe('in German', () => {
  // A browser that prefers the page's language is offered no other.
  test.use({ locale: 'de-DE' });

  test('the region follows the country, and can be typed where none is known', async ({ page }) => {
    const form = await openForm(page, '/de-DE/business/', 'enquiry');
    await expect(form.locator('option[value=DE]')).toHaveText('Deutschland');
    const country = form.locator('select[name=country]');
    const region = form.locator('[name=region]');
    await region.fill('bayern');
    await country.selectOption('DE');
    await expect(form.locator('select[name=region]')).toHaveValue('Bayern', { timeout: 15_000 });
    await country.selectOption('JP');
    await expect(region.locator('option[value=Aichi]')).toBeAttached({ timeout: 15_000 });
    await expect(region).toHaveValue('');
    await country.selectOption('VA');
    await expect(form.locator('input[name=region]')).toBeVisible({ timeout: 15_000 });
  });
});

test('what was typed is there after a reload @engines', async ({ page }) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await fillEnquiry(form);
  await page.reload();
  await ready(form);
  await expect(form.getByLabel(enquiry.fullName)).toHaveValue('Nguyễn O’Neil');
  await expect(form.locator('select[name=region]')).toHaveValue('Bayern', { timeout: 15_000 });
  await expect(form.getByLabel(enquiry.message)).toHaveValue('Ten PCs,\nand a license.');
  await expect(form.getByRole('checkbox')).toBeChecked();
});

test('what is pasted is cleaned, not refused @backend', async ({ page, backend }) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await fillEnquiry(form);
  await form.getByLabel(enquiry.email).fill('\u200bAna Example <mailto:ana＠example。com>');
  await form.getByLabel(enquiry.phone).fill('０３ー１２３４－５６７８');
  await submit(form).click();
  await expect(page.getByText(enquiry.sent)).toBeVisible();
  expect(await backend.enquiries()).toMatchObject([
    { email: 'ana@example.com', phone: '03-1234-5678' },
  ]);
});

test('what the browser has filled in without a word is sent @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await fillEnquiry(form);
  await form
    .getByLabel(enquiry.fullName)
    .evaluate((input: HTMLInputElement) => (input.value = 'Filled In'));
  await form.getByLabel(enquiry.email).evaluate((input: HTMLInputElement) => {
    input.value = 'filled@example.com';
  });
  // A password manager that takes the trap for a field eats nobody.
  await form.locator(`[name=${honeypotField}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.com';
  });
  await submit(form).click();
  await expect(page.getByText(enquiry.sent)).toBeVisible();
  expect(await backend.enquiries()).toMatchObject([
    { fullName: 'Filled In', email: 'filled@example.com', doubtful: 'yes' },
  ]);
});

test('what was filled in before the scripts counts @backend', async ({ page, backend }) => {
  const release = await holdScripts(page);
  await page.goto('/business/', { waitUntil: 'domcontentloaded' });
  const form = formOf(page, 'enquiry');
  await form.getByLabel(enquiry.fullName).fill('Early Bird');
  await form.getByLabel(enquiry.country).selectOption('DE');
  await form.getByLabel(enquiry.email).fill('early@example.com');
  release();
  await ready(form);
  await form.locator('select[name=region]').selectOption('Bayern');
  await form.getByLabel(enquiry.message).fill('Ten PCs');
  await form.getByRole('checkbox').check();
  await submit(form).click();
  await expect(page.getByText(enquiry.sent)).toBeVisible();
  expect(await backend.enquiries()).toMatchObject([
    { fullName: 'Early Bird', country: 'DE', region: 'Bayern', email: 'early@example.com' },
  ]);
});

const call = 'businessMail';
const faults = {
  'a server error': { call, status: 500 },
  'too many requests': { call, status: 429, body: '{"retryAfter":120}' },
  'too many requests for a server in between': { call, status: 429, body: 'html' },
  'a broken connection': { call, drop: true },
  'HTML instead of JSON': { call, body: 'html' },
};
/** What is said where it is not that sending has failed. */
const said: Readonly<Record<string, string>> = {
  'too many requests': forms.tooMany.replace('{when}', 'in 2 minutes'),
  'too many requests for a server in between': forms.tooMany.replace('{when}', 'in 60 seconds'),
};
for (const [name, fault] of Object.entries(faults)) {
  test(`after ${name} all is kept, and the next attempt arrives @backend`, async ({
    page,
    backend,
  }) => {
    const form = await openForm(page, '/business/', 'enquiry');
    await fillEnquiry(form);
    await backend.fail(fault);
    await submit(form).click();
    const words = said[name] ?? enquiry.failed;
    await expect(form.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(submit(form)).not.toHaveAttribute('aria-disabled');
    await expect(form.getByLabel(enquiry.message)).toHaveValue('Ten PCs,\nand a license.');
    await backend.fail();
    await submit(form).click();
    await expect(page.getByText(enquiry.sent)).toBeVisible();
    expect(await backend.enquiries()).toHaveLength(1);
  });
}

test('an enquiry whose answer is lost arrives once, also after a reload @backend', async ({
  page,
  backend,
}) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await fillEnquiry(form);
  await backend.fail({ call, lose: true });
  await submit(form).click();
  await expect(form.getByText(enquiry.failed)).toBeVisible();
  await submit(form).click();
  await expect(submit(form)).toBeVisible();
  await expect(form.getByText(enquiry.failed)).toBeVisible();
  await backend.fail();
  await page.reload();
  await ready(form);
  await expect(form.locator('select[name=region]')).toHaveValue('Bayern', { timeout: 15_000 });
  await submit(form).click();
  await expect(page.getByText(enquiry.sent)).toBeVisible();
  expect(await backend.enquiries()).toHaveLength(1);
});

test('what the host refuses is told at its field @backend', async ({ page, backend }) => {
  const form = await openForm(page, '/business/', 'enquiry');
  await fillEnquiry(form);
  const body = JSON.stringify({ code: 1, fields: { email: 'invalid' } });
  await backend.fail({ call, status: 400, body });
  await submit(form).click();
  await expect(errorOf(form, 'email')).toHaveText(enquiry.emailWrong);
  await expect(form.getByLabel(enquiry.email)).toBeFocused();
  await form.getByLabel(enquiry.fullName).fill('Ana');
  await expect(errorOf(form, 'email')).toHaveText(enquiry.emailWrong);
  await form.getByLabel(enquiry.email).fill('ana@example.org');
  await expect(errorOf(form, 'email')).toHaveText('');
});

test('a company asks for an account with its address alone @backend', async ({ page, backend }) => {
  const form = await openForm(page, '/business/?lastPageSource=phurchase', 'account');
  const send = form.getByRole('button', { name: forms.account.submit });
  await form.getByLabel(enquiry.email).fill('ana@');
  await send.click();
  await expect(errorOf(form, 'email')).toHaveText(enquiry.emailWrong);
  await form.getByLabel(enquiry.email).fill('it@example.com');
  await send.click();
  await expect(page.locator('[data-form=account]').getByText(enquiry.sent)).toBeVisible();
  expect(await backend.enquiries()).toMatchObject([
    { kind: 'open-account', email: 'it@example.com' },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks and posts the enquiry @backend', async ({ page, backend }) => {
    await page.goto('/business/');
    const form = formOf(page, 'enquiry');
    await submit(form).click();
    await expect(page).toHaveURL('/business/');
    await form.getByLabel(enquiry.fullName).fill('Ana');
    await form.getByLabel(enquiry.country).selectOption('DE');
    await form.getByLabel(enquiry.region).fill('Bayern');
    await form.getByLabel(enquiry.email).fill('ana@example.com');
    await form.getByLabel(enquiry.message).fill('Ten PCs');
    await form.getByRole('checkbox').check();
    await submit(form).click();
    await expect(page.getByText(enquiry.sent)).toBeVisible();
    expect(await backend.enquiries()).toMatchObject([{ fullName: 'Ana', region: 'Bayern' }]);
  });
});
