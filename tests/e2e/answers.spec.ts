/** Links to answers open them: at once, again, from elsewhere, by Back, and whatever the address looks like. */
import { pageAddress } from '@/tests/helpers/pageAddress';
import { expect, test } from '@/tests/helpers/test';

const id = 'faq-methods';

test.beforeEach(async ({ page }) => {
  await page.goto(`${pageAddress('pricing', 'de-DE')}#${id}`);
});

test('on arrival', async ({ page }) => {
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('the same link a second time', async ({ page }) => {
  const answer = page.locator(`#${id}`);
  await answer.evaluate((element, hash) => {
    const link = document.createElement('a');
    link.href = `#${hash}`;
    link.id = 'again';
    link.textContent = 'again';
    element.closest('section')?.append(link);
  }, id);
  await answer.locator('summary').click();
  await expect(answer).not.toHaveAttribute('open');
  await page.locator('#again').click();
  await expect(answer).toHaveAttribute('open', '');
});

test('by Back, from another page of the site', async ({ page }) => {
  await page.locator('header a').first().click();
  await expect(page).toHaveURL(/\/de-DE\/$/);
  await page.goBack();
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
});

test('what stands inside a folded answer', async ({ page }) => {
  const answer = page.locator('#faq-devices');
  await answer
    .locator('p')
    .first()
    .evaluate((element) => (element.id = 'in side'));
  await page.evaluate(() => (location.hash = encodeURIComponent('in side')));
  await expect(answer).toHaveAttribute('open', '');
});

for (const hash of ['#%E0%A4%A', '#%', '#faq-', '#"><img src=x>', `#${'x'.repeat(5000)}`])
  test(`a broken address is no error: ${hash.slice(0, 20)}`, async ({ page }) => {
    await page.evaluate((broken) => (location.hash = broken), hash);
    await page.evaluate((good) => (location.hash = good), `#faq-charge`);
    await expect(page.locator('#faq-charge')).toHaveAttribute('open', '');
  });
