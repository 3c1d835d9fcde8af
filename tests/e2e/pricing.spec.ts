/** The pricing page: prices in the page's language, the comparison's bars, links to questions. */
import type { Page } from '@playwright/test';
import { faqGroups, questionAnchor } from '@/config/pages/faq';
import { cookies } from '@/config/site/keys';
import { routes } from '@/config/site/routes';
import { localizedPath } from '@/services/rules/urls';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';
import { layoutShift } from '@/tests/helpers/waiting';

const { comparison, faq, pricing, subscription } = messagesOf('en-US');
const { path } = routes.pricing;
const pc = { width: 1366, height: 900 };
const phone = { width: 360, height: 740 };

const topBar = (page: Page) => page.locator('[role=group]:has(+ table)');
const bottomBar = (page: Page) => page.locator('table ~ [role=group]');
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Scrolls so that an element's top stands in the middle of the screen. */
async function scrollToMiddle(page: Page, selector: string) {
  await page.locator(selector).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
  });
}

test.describe('prices', () => {
  const cases = [
    ['en-US', ['US$29.99', 'US$18.99', 'US$3.99', 'US$39.99', 'US$129.99', 'US$2.50']],
    [
      'de-DE',
      ['29,99\u00a0US$', '18,99\u00a0US$', '3,99\u00a0US$', '39,99\u00a0US$', '129,99\u00a0US$'],
    ],
  ] as const;
  for (const [language, prices] of cases) {
    test(`are written as in ${language}`, async ({ page }) => {
      await page.goto(localizedPath(path, language));
      for (const price of prices) {
        await expect(page.locator('#plans').getByText(price).first()).toBeVisible();
      }
    });
  }
});

test.describe('the comparison', () => {
  test.use({ viewport: pc });

  test('is a table whose marks have words', async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table', { name: comparison.caption });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    expect(await table.locator('th[scope=row]').count()).toBeGreaterThanOrEqual(18);
    await expect(table.locator('th[scope=rowgroup]')).toHaveCount(4);
    await expect(rowOf(page, comparison.annotation.name).getByRole('cell')).toHaveText([
      comparison.included,
      comparison.included,
    ]);
    await expect(rowOf(page, comparison.noAds.name).getByRole('cell')).toContainText([
      comparison.notIncluded,
      comparison.included,
    ]);
    await expect(rowOf(page, comparison.fileConversion.name).getByRole('cell')).toHaveText([
      comparison.threeTimes,
      comparison.unlimited,
    ]);
  });

  test('keeps the plans in sight while its rows are on the screen', async ({ page }) => {
    await page.goto(path);
    await expect(topBar(page)).toBeHidden();
    await scrollToMiddle(page, 'table tbody:nth-of-type(3)');
    await expect(topBar(page)).toBeVisible();
    await expect(topBar(page).getByRole('link', { name: pricing.seePrices })).toBeVisible();
    await scrollToMiddle(page, 'footer');
    await expect(topBar(page)).toBeHidden();
    await scrollToMiddle(page, 'table thead');
    await expect(topBar(page)).toBeHidden();
  });

  test('its bars move nothing', async ({ page }) => {
    await page.goto(path);
    await scrollToMiddle(page, 'table tbody:nth-of-type(3)');
    await expect(topBar(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test.describe('the comparison on a phone', () => {
  test.use({ viewport: phone });

  // The cookie banner stands where the bar comes, and goes first.
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: cookies.consent, value: '1', url: baseURL }]);
  });

  test('has a bar at the bottom that leaves before anything else is under it', async ({ page }) => {
    await page.goto(path);
    await expect(bottomBar(page)).toBeHidden();
    await scrollToMiddle(page, 'table tbody:nth-of-type(2)');
    await expect(bottomBar(page)).toBeVisible();
    // It slides in.
    await expect
      .poll(async () => {
        const bar = await bottomBar(page).boundingBox();
        return Math.round((bar?.y ?? 0) + (bar?.height ?? 0));
      })
      .toBe(phone.height);
    await bottomBar(page).getByRole('link', { name: pricing.seePrices }).click();
    await expect(page.locator('#plans')).toBeInViewport();
    await scrollToMiddle(page, '#faq');
    await expect(bottomBar(page)).toBeHidden();
  });

  test('keyboard focus is never under a bar', async ({ page }) => {
    await page.goto(path);
    await page.locator('#faq summary').first().focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused.closest('header')) return false;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        return Boolean(onTop?.closest('[role=group]') && !focused.closest('[role=group]'));
      });
      expect(covered).toBe(false);
    }
  });
});

test.describe('questions', () => {
  for (const { id, questions } of faqGroups) {
    const [question] = questions;
    test(`a link to a question on ${id} opens it`, async ({ page }) => {
      await page.goto(`${path}#${questionAnchor(question)}`);
      const target = page.locator(`#${questionAnchor(question)}`);
      await expect(target).toHaveAttribute('open');
      await expect(target).toBeInViewport();
      await expect(page.locator('details[data-question][open]')).toHaveCount(1);
    });
  }

  test('the subscription page leads to the question that goes with a task', async ({ page }) => {
    await page.goto(routes.subscription.path);
    const task = page.getByRole('region', { name: subscription.renew.heading, exact: true });
    await task.getByRole('link', { name: faq.renewal.question }).click();
    await expect(page).toHaveURL(`${path}#${questionAnchor('renewal')}`);
    await expect(page.locator(`#${questionAnchor('renewal')}`)).toHaveAttribute('open');
  });

  test('the answers carry the numbers of the plans', async ({ page }) => {
    await page.goto(`${path}#${questionAnchor('devices')}`);
    const answer = page.locator(`#${questionAnchor('devices')} p`);
    for (const number of ['9', '3', '6']) await expect(answer).toContainText(number);
  });
});

test('nothing on the page is a dead link', async ({ page, request }) => {
  await page.goto(path);
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href)).map(String));
  const own = links.filter((link) => new URL(link).origin === new URL(page.url()).origin);
  for (const link of new Set(own.map((address) => address.split('#')[0] ?? ''))) {
    expect((await request.get(link)).status(), link).toBeLessThan(400);
  }
});
