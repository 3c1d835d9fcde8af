/** Filling in and reading the forms of the site. */
import type { Locator, Page } from '@playwright/test';
import type { FormName } from '@/config/forms/forms';
import { messagesOf } from './messages';

const { forms } = messagesOf('en-US');

/** A form of the page. */
export const formOf = (page: Page, name: FormName): Locator =>
  page.locator(`[data-form=${name}] form`);

/** The place where the errors of a field are told. */
export const errorOf = (form: Locator, field: string): Locator =>
  form.locator(`[data-field=${field}] [data-error]`);

/** Waits until the form has its behaviour: until then the browser would post it by itself. */
export async function ready(form: Locator): Promise<void> {
  await form.and(form.page().locator('[novalidate]')).waitFor();
}

/** Keeps the scripts of the next page back. @returns lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, (route) => released.then(() => route.continue()));
  return release;
}

/** Opens a page, and waits until its form has its behaviour. */
export async function openForm(page: Page, path: string, name: FormName): Promise<Locator> {
  await page.goto(path);
  const form = formOf(page, name);
  await ready(form);
  return form;
}

/** Fills in a whole enquiry. */
export async function fillEnquiry(form: Locator): Promise<void> {
  const { enquiry } = forms;
  await form.getByLabel(enquiry.fullName).fill('Nguyễn O’Neil');
  await form.getByLabel(enquiry.country).selectOption('DE');
  await form.locator('select[name=region]').selectOption('Bayern');
  await form.getByLabel(enquiry.email).fill('ana+sales@example.com');
  await form.getByLabel(enquiry.phone).fill('+49 (0)30 123456');
  await form.getByLabel(enquiry.message).fill('Ten PCs,\nand a license.');
  await form.getByRole('checkbox').check();
}

/** Fills in a whole report. */
export async function fillFeedback(form: Locator): Promise<void> {
  const { feedback } = forms;
  await form.getByLabel(feedback.product).selectOption('writer');
  await form.getByLabel(feedback.category).selectOption('crash');
  await form.getByLabel(feedback.version).fill('12.2.0.21546');
  await form.getByLabel(feedback.description).fill('It closes when I print.');
  await form.getByLabel(feedback.email).fill('ana@example.com');
}
