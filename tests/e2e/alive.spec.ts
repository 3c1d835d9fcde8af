/** Every page comes alive in every engine: under its policy, without a complaint, in its own letters. */
import { fontFiles, fontPath, type FontName } from '@/config/site/fonts';
import { languageCodes, languageOf } from '@/config/site/languages';
import { routeNames } from '@/config/site/routes';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { expect, test } from '@/tests/helpers/test';

const address = new Map(
  (Object.keys(fontFiles) as FontName[]).map((name) => [fontPath(name), name]),
);

for (const [index, name] of routeNames.filter((route) => route !== 'not-found').entries()) {
  const code = languageCodes[index % languageCodes.length] ?? 'en-US';
  test(`${name} comes alive in ${code} @smoke`, async ({ page }) => {
    const fonts = new Map<string, number>();
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/fonts/')) fonts.set(pathname, answer.status());
    });
    await page.goto(pageAddress(name, code));
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(code).iso);
    await expect(page.locator('html')).toHaveAttribute('data-device', /\w/);
    const missing = await page.evaluate(async () => {
      const { status } = await document.fonts.ready;
      const failed = [...document.fonts].filter((face) => face.status === 'error');
      return { status, failed: failed.map(({ family }) => family) };
    });
    expect(missing).toEqual({ status: 'loaded', failed: [] });
    for (const [path, status] of fonts) expect([path, status]).toEqual([path, 200]);
    const own = languageOf(code).fonts as readonly string[];
    expect([...fonts.keys()].map((path) => address.get(path))).toEqual(
      expect.arrayContaining(own.filter((font) => font.startsWith('noto'))),
    );
  });
}
