/** Signing in, as a visitor does it and behind the page's back. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Who signs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The sample accounts (sandbox/README.md); tests only look at them. */
export const samples = {
  premium: { email: 'premium@example.com', password: 'premium-sample-1', userid: '10001001' },
  free: { email: 'free@example.com', password: 'free-sample-1', userid: '10001002' },
} as const;

/** The sign-in link of the header that shows. */
export const signInLink = (page: Page): Locator =>
  page.locator('header a[href$="/signin/"]').filter({ visible: true });

/** What opens the account box. */
export const accountBox = (page: Page): Locator => page.locator('[data-account] details');

/** The page in the frame of an open dialog. */
export const framed = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

/** Opens the dialog of a link, however late the page's scripts come: before them it leads away. */
export async function openDialog(page: Page, link: Locator, name: string): Promise<Locator> {
  await page.locator('[data-late]').waitFor({ state: 'attached' });
  await link.click();
  const dialog = page.locator(`dialog[data-dialog=${name}]`);
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  return dialog;
}

/** Fills in the sign-in page that the dialog frames. */
export async function fillIn(page: Page, { email, password }: Credentials): Promise<void> {
  const form = framed(page);
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Begins a session, as another page of the account host would. */
export async function beginSession(page: Page, { email, password }: Credentials): Promise<void> {
  await page.request.post('/signin/', { form: { email, password }, maxRedirects: 0 });
}
