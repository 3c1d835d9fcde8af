/** Every page at every width: nothing runs out of the screen, no text is cut or lies on another. */
import type { Page } from '@playwright/test';
import { languageCodes, type LanguageCode } from '@/config/languages';
import { routeNames } from '@/config/routes';
import { layoutProblems, problemLine } from '@/tests/helpers/layoutProblems';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { resize } from '@/tests/helpers/resize';
import { expect, test } from '@/tests/helpers/test';

const quickLanguages: LanguageCode[] = ['en-US', 'de-DE'];
const widths = [360, 768, 1024, 1366, 1920];

/** Most problems that are told of one page at one width. */
const told = 6;

/** What is wrong at each width, by `page@width`. The page is loaded once and resized. */
async function sweep(page: Page, found: Record<string, string[]>, name: string): Promise<void> {
  await page.evaluate(async () => {
    // What opens in the flow of the page belongs to it; menus that open over it do not.
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      details.open = true;
      const [, content] = details.children;
      if (content && /absolute|fixed/.test(getComputedStyle(content).position))
        details.open = false;
    }
    await document.fonts.ready;
  });
  for (const width of widths) {
    await resize(page, width);
    const problems = await page.evaluate(layoutProblems);
    if (problems.length > 0) found[`${name}@${width}`] = problems.slice(0, told).map(problemLine);
  }
}

for (const code of languageCodes) {
  const tags = quickLanguages.includes(code) ? '' : ' @full';
  test(`every page in ${code} fits at every width${tags}`, async ({ page, problems }) => {
    test.setTimeout(600_000);
    const found: Record<string, string[]> = {};
    for (const name of routeNames) {
      await page.goto(pageAddress(name, code));
      await sweep(page, found, name);
      if (name === 'not-found') problems.length = 0;
    }
    expect(found).toEqual({});
  });
}
