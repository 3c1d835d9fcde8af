/** Buying: from the button to the plan on the account, and what stands in the way. */
import { offers, type OfferId } from '@/config/plans/offers';
import { formatPrice } from '@/services/rules/price';
import {
  accountBox,
  beginSession,
  fillIn,
  framed,
  openDialog,
  samples,
} from '@/tests/helpers/account';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';
import { painted } from '@/tests/helpers/waiting';

/** The price of an offer, as English writes it. */
const priceOf = (id: OfferId) => formatPrice(offers[id].price.amount, 'en-US');

const { account, dialogs, purchaseSuccess } = messagesOf('en-US');
test.use({ viewport: { width: 1366, height: 900 } });

test('a visitor signs in, pays, and is premium @backend @engines', async ({ page, backend }) => {
  const buyer = await backend.account();
  await page.goto('/pricing/');
  await openDialog(page, page.locator('[data-buy=premiumYear]'), 'login');
  await fillIn(page, buyer);

  const box = page.locator('dialog[data-dialog=pay]');
  await expect(box).toBeVisible();
  await expect(framed(page).getByText(priceOf('premiumYear'), { exact: true })).toBeVisible();
  await framed(page).getByRole('button', { name: 'Pay' }).click();

  const success = page.locator('dialog[data-dialog=pay-success]');
  await expect(success).toContainText(buyer.email);
  await expect(success.getByRole('status')).toContainText('Active until');
  expect(await backend.purchases()).toEqual([
    expect.objectContaining({ sku: offers.premiumYear.sku, amount: 29.99 }),
  ]);
  await success.getByRole('link', { name: dialogs.paySuccess.next }).click();
  await expect(page).toHaveURL('/purchase-success/', { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(purchaseSuccess.heading);
  // The new page scrolls to its top, which closes popovers.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await accountBox(page).locator('summary').click();
  await expect(accountBox(page).getByText(`ID:${buyer.userid}`)).toBeVisible();
  await expect(accountBox(page).getByText(account.goPremium)).toHaveCount(0);
});

test('a new user starts the trial once, in German @backend', async ({ page, backend }) => {
  const buyer = await backend.account();
  const words = messagesOf('de-DE');
  await page.goto('/de-DE/premium/');
  await openDialog(page, page.locator('[data-buy=premiumTrial]'), 'login');
  await fillIn(page, buyer);
  await framed(page).getByRole('button', { name: words.plans.startTrial }).click();
  const success = page.locator('dialog[data-dialog=pay-success]');
  await expect(success).toContainText(buyer.email);
  await expect(success.getByRole('status')).toContainText(/\d{4}/);
  expect(await backend.purchases()).toEqual([
    expect.objectContaining({ sku: offers.premiumTrial.sku, amount: 0, renews: false }),
  ]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/de-DE/purchase-success/', { timeout: 20_000 });
  await accountBox(page).locator('summary').click();
  await expect(accountBox(page).getByText(words.account.names.trial).first()).toBeVisible();

  await page.goto('/de-DE/pricing/');
  const refusal = await openDialog(page, page.locator('[data-buy=premiumTrial]'), 'multiple');
  await expect(refusal).toContainText(words.dialogs.trial.text);
});

test('who has a subscription may buy no other, but a license, and ask sales', async ({ page }) => {
  await beginSession(page, samples.premium);
  await page.goto('/pricing/');
  const refusal = await openDialog(page, page.locator('[data-buy=premiumMonth]'), 'multiple');
  await expect(refusal).toContainText('Multiple subscriptions are not available.');
  await refusal.getByRole('button', { name: dialogs.multiple.contact }).click();
  const contact = page.locator('dialog[data-dialog=contact]');
  await expect(contact).toHaveAccessibleName(dialogs.contact.multiple);
  await expect(contact.locator('form[method=post]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toHaveCount(0);

  await openDialog(page, page.locator('[data-buy=businessLicense]'), 'pay');
  await expect(framed(page).getByText(priceOf('businessLicense'), { exact: true })).toBeVisible();
});

test('the purchase view of the business page sells, also while the SKU list fails @backend', async ({
  page,
  backend,
}) => {
  await beginSession(page, await backend.account());
  await backend.fail({ call: 'sku', status: 500 });
  await page.goto('/business/?lastPageSource=phurchase');
  await openDialog(page, page.locator('[data-buy=businessSubscription]'), 'pay');
  await expect(
    framed(page).getByText(priceOf('businessSubscription'), { exact: true }),
  ).toBeVisible();
  await framed(page).getByRole('button', { name: 'Pay' }).click();
  await expect(page.locator('dialog[data-dialog=pay-success]')).toBeVisible();
  expect(await backend.purchases()).toHaveLength(1);
});

test('a payment host that hangs leaves a plain link @backend', async ({ page, backend }) => {
  await beginSession(page, await backend.account());
  await backend.fail({ call: 'payment', hang: true });
  await page.goto('/pricing/');
  const box = await openDialog(page, page.locator('[data-buy=premiumMonth]'), 'pay');
  const link = box.getByRole('link', { name: dialogs.pay.open });
  await expect(link).toBeVisible({ timeout: 15_000 });
  await expect(link).toHaveAttribute('href', /\/pay\/\?sku=premium_1m/);
});

test('a payment that another window tells of is not believed @backend', async ({
  page,
  backend,
}) => {
  await beginSession(page, await backend.account());
  await page.goto('/pricing/');
  const box = await openDialog(page, page.locator('[data-buy=premiumMonth]'), 'pay');
  await expect(framed(page).getByRole('button', { name: 'Pay' })).toBeVisible();
  await page.evaluate(async () => {
    // Whoever listens has heard it by then.
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    window.postMessage({ type: 'paid', sku: 'premium_1m', email: 'a@example.com' }, '*');
    await heard;
  });
  await painted(page);
  await expect(box).toBeVisible();
  await expect(page.locator('dialog[data-dialog=pay-success]')).toHaveCount(0);
});

test('what is for premium users leads others to Premium', async ({ page }) => {
  await page.goto('/premium/');
  const limit = await openDialog(page, page.locator('[data-premium-only]'), 'premium-limit');
  await limit.getByRole('button', { name: dialogs.premiumLimit.signIn }).click();
  await expect(page.locator('dialog[data-dialog=login]')).toBeVisible();
  await expect(limit).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the payment page sells by itself, after signing in @backend', async ({ page, backend }) => {
    const buyer = await backend.account();
    // The browser complains of the status by which the payment page asks for the sign-in.
    backend.failing = true;
    await page.goto('/pricing/');
    await page.locator('[data-buy=premiumHalfYear]').click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email address').fill(buyer.email);
    await page.getByLabel('Password').fill(buyer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: `Pay ${priceOf('premiumHalfYear')}` }).click();
    await expect(page).toHaveURL('/purchase-success/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(purchaseSuccess.heading);
    expect(await backend.purchases()).toHaveLength(1);
  });
});
