/** Languages: switching keeps the URL, aliases redirect. */
import type { Page } from '@playwright/test';
import { fontPath } from '@/config/site/fonts';
import { languageCodes, languageOf, languages, type LanguageCode } from '@/config/site/languages';
import { localizedPath } from '@/services/rules/urls';
import { messagesOf } from '@/tests/helpers/messages';
import { expect, test } from '@/tests/helpers/test';

const tail = '?utm_source=a&utm_campaign=b#x';

function otherThan(code: LanguageCode): LanguageCode {
  const at = languageCodes.indexOf(code);
  return languageCodes[(at + 1) % languageCodes.length] ?? 'en-US';
}

for (const code of languageCodes) {
  test(`${code}: the picker leads to English and on, query and hash kept`, async ({
    page,
    baseURL,
  }) => {
    const targets: LanguageCode[] = code === 'en-US' ? ['de-DE'] : ['en-US', otherThan(code)];
    for (const target of targets) {
      await page.goto(localizedPath('/download/', code) + tail);
      await page.locator('header details[data-place=header] > summary').click();
      const { newCode, name, iso } = languageOf(target);
      const link = page.locator(`header a[hreflang=${newCode}]`);
      await expect(link).toHaveText(name);
      await expect(link).toHaveAttribute('lang', iso);
      await link.click();
      await expect(page).toHaveURL(`${baseURL}${localizedPath('/download/', target)}${tail}`);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        messagesOf(target).download.heading,
      );
    }
  });

  test(`${code}: an unknown page is the language's own 404, with a way back @smoke`, async ({
    page,
    problems,
  }) => {
    const answer = await page.goto(localizedPath('/no/such-page/', code));
    expect(answer?.status()).toBe(404);
    const { notFound } = messagesOf(code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL(localizedPath('/', code));
    // The browser itself reports the 404 of the page; nothing else may be wrong.
    expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
    problems.length = 0;
  });
}

test('from the 404 page the picker leads to the home page of a language', async ({
  page,
  problems,
}) => {
  await page.goto('/fr-FR/nothing/');
  await page.locator('header details[data-place=header] > summary').click();
  await page.locator('header a[hreflang=en]').click();
  await expect(page).toHaveURL('/');
  problems.length = 0;
});

for (const { code, newCode } of languages) {
  test(`/${newCode}/… redirects to the canonical URL, query kept`, async ({ request }) => {
    const answer = await request.get(`/${newCode}/download/?utm_source=a`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${localizedPath('/download/', code)}?utm_source=a`);
  });
}

test('/en-US/… redirects to English without prefix', async ({ request }) => {
  const answer = await request.get('/en-US/download/?a=1', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/download/?a=1']);
});

/** Where the page stands once it has stood still for a while, in CSS pixels. */
function settledScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still < 20) requestAnimationFrame(look);
          else resolve(last);
        };
        look();
      }),
  );
}

test('client navigation stays in the language @engines', async ({ page }) => {
  for (const code of ['en-US', 'ja-JP'] as const) {
    await page.goto(localizedPath('/', code));
    await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
    await page
      .locator('footer')
      .getByRole('link', { name: messagesOf(code).nav.download.name })
      .first()
      .click();
    await expect(page).toHaveURL(localizedPath('/download/', code));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messagesOf(code).download.heading,
    );
    expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
    expect(await settledScroll(page), 'a new page begins at its top').toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(localizedPath('/', code));
  }
});

test('a page loads the fonts of its own script alone, even when all of it is measured @engines', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/download/');
  // Session recording measures every element, those of closed menus too.
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('*')) void element.scrollTop;
    await document.fonts.ready;
  });
  expect([...new Set(fonts)]).toEqual([fontPath('inter-basic')]);
});
