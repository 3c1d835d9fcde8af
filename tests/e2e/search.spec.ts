/** Searching the answers: by keyboard and by address, in several scripts, with every kind of end. */
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { searchIndexPath, searchLimits } from '@/config/pages/search';
import { messagesOf } from '@/tests/helpers/messages';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { expect, test } from '@/tests/helpers/test';

/** A question of the pricing page by a word that people would type, which is not how the question begins. */
const cases: readonly (readonly [
  language: LanguageCode,
  word: string,
  key: 'methods' | 'license',
])[] = [
  ['en-US', 'pay', 'methods'],
  ['de-DE', 'bezahlen', 'methods'],
  ['th-TH', 'ชำระเงิน', 'methods'],
  ['ja-JP', '支払', 'methods'],
  ['hi-IN', 'पेमेंट', 'methods'],
  ['ru-RU', 'оплатить', 'methods'],
];

for (const [language, word, key] of cases) {
  test(`“${word}” finds an answer in ${language}, and leads to it @engines`, async ({ page }) => {
    const { search, faq } = messagesOf(language);
    await page.goto(pageAddress('support', language));
    const field = page.locator('main [type=search]');
    await field.fill(word);
    const list = page.getByRole('listbox', { name: search.results });
    await expect(list).toBeVisible();
    await expect(list.locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === word);
    const option = list.getByRole('option').filter({ hasText: faq[key].question });
    await expect(option).toHaveCount(1);
    await option.click();
    await expect(page).toHaveURL(/#faq-methods$/);
    await expect(page.locator('#faq-methods')).toHaveAttribute('open', '');
  });
}

test('the keyboard chooses, opens and closes', async ({ page }) => {
  const { search } = messagesOf('en-US');
  await page.goto('/support/');
  const field = page.locator('main [type=search]');
  await field.focus();
  await page.keyboard.type('subscription');
  const options = page.getByRole('listbox', { name: search.results }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(await options.count()).toBeLessThanOrEqual(searchLimits.results);

  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const chosen = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', chosen ?? '');
  await expect(field).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('subscription');
});

test('an address with words searches for them, and never draws them as markup', async ({
  page,
}) => {
  const words = '<img src=x onerror=alert(1)> trial';
  await page.goto(`/support/?q=${encodeURIComponent(words)}`);
  await expect(page.locator('main [type=search]')).toHaveValue(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('what is not found is asked, with the words taken along', async ({ page }) => {
  const { search } = messagesOf('en-US');
  await page.goto('/support/');
  await page.locator('main [type=search]').fill('xylophone zebra');
  const status = page.getByRole('main').locator('form[role=search] [role=status]');
  await expect(status).toContainText(search.none);
  await status.getByRole('link', { name: search.ask }).click();
  await expect(page.locator('#feedback textarea')).toHaveValue('xylophone zebra');
});

test('the header leads to the field, ready to type', async ({ page }) => {
  const { search } = messagesOf('de-DE');
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/de-DE/pricing/');
  await page.locator('header').getByRole('link', { name: search.label }).first().click();
  await expect(page).toHaveURL(/\/de-DE\/support\/#search$/);
  await expect(page.locator('main [type=search]')).toBeFocused();
  await page.keyboard.type('Lizenz');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('without its index the search says so, and leads to the help centre', async ({
  page,
  backend,
}) => {
  const { search } = messagesOf('en-US');
  backend.failing = true;
  await page.route(`**${searchIndexPath('en-US')}`, (route) => route.abort());
  await page.goto('/support/');
  await page.locator('main [type=search]').fill('trial');
  const status = page.getByRole('main').locator('form[role=search] [role=status]');
  await expect(status).toContainText(search.failed);
  await expect(status.getByRole('link', { name: search.help })).toHaveAttribute('href', /^https:/);
});

test('a search is counted, and its words are not told', async ({ page, backend }) => {
  await page.goto('/support/');
  await page.locator('main [type=search]').fill('trial');
  await expect(page.getByRole('option').first()).toBeVisible();
  const pushed = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(pushed).toContain('ow_help_search');
  expect(pushed).not.toContain('trial');
  void backend;
});

test('what is searched for is in no recording @backend', async ({ page, backend }) => {
  await page.goto('/support/?q=xylophone%20trial');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect.poll(() => backend.recordings(), { timeout: 30_000 }).not.toEqual([]);
  expect(JSON.stringify(await backend.recordings())).not.toContain('xylophone');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field asks the help centre', async ({ page }) => {
    const { iso } = languageOf('fr-FR');
    await page.goto('/fr-FR/support/');
    await expect(page.locator('html')).toHaveAttribute('lang', iso);
    const form = page.locator('main form[role=search]');
    await expect(form).toHaveAttribute('action', /^https:/);
    await expect(form.locator('input')).toHaveAttribute('name', 'q');
  });
});
