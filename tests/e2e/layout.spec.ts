/** Every page at every width, and its menus: nothing runs out of the screen, no text is cut or lies on another. */
import type { Locator, Page } from '@playwright/test';
import { languageCodes, type LanguageCode } from '@/config/site/languages';
import { routeNames } from '@/config/site/routes';
import { layoutProblems, problemLine } from '@/tests/helpers/layoutProblems';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { resize } from '@/tests/helpers/resize';
import { expect, test } from '@/tests/helpers/test';

const quickLanguages: LanguageCode[] = ['en-US', 'de-DE'];
const widths = [320, 360, 768, 1024, 1366, 1920];

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

/** The same of the header's menus, each opened in turn; on a phone they stand within the main menu. */
async function sweepMenus(page: Page, found: Record<string, string[]>): Promise<void> {
  const menus = page.locator('header details');
  const main = page.locator('header details[data-controls]');
  const open = (menu: Locator) =>
    menu.evaluate((details: HTMLDetailsElement) => void (details.open = true));
  for (const width of [320, 360, 1366]) {
    await resize(page, width);
    for (const menu of await menus.all()) {
      if (await main.isVisible()) await open(main);
      if (!(await menu.isVisible())) continue;
      await open(menu);
      const problems = await page.evaluate(layoutProblems);
      if (problems.length > 0) found[`menus@${width}`] = problems.slice(0, told).map(problemLine);
    }
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
    await page.goto(pageAddress('index', code));
    await sweepMenus(page, found);
    expect(found).toEqual({});
  });
}

const cases: readonly (readonly [what: string, kinds: string[], html: string])[] = [
  ['nothing', [], '<h1>A page</h1><p style="padding: 1em">that fits <b>well</b></p>'],
  ['a wide box', ['scrolls sideways'], '<div style="width: 2000px; height: 9px"></div>'],
  [
    'a long word',
    ['off the screen', 'scrolls sideways'],
    `<p style="white-space: nowrap">${'long '.repeat(90)}</p>`,
  ],
  [
    'an ellipsis',
    ['cut'],
    '<p style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Too long for it</p>',
  ],
  ['a low box', ['cut'], '<div style="height: 20px; overflow: clip">One<br>two<br>three</div>'],
  ['what is read aloud only', [], '<p style="width: 1px; height: 1px; overflow: hidden">Aloud</p>'],
  [
    'what scrolls by itself',
    [],
    '<div style="width: 90px; overflow: auto; white-space: nowrap">A table that is wider</div>',
  ],
  [
    'a text on another',
    ['overlaps'],
    '<p style="margin: 0">Below it</p><p style="margin: -20px 0 0">Above it</p>',
  ],
  ['a bar above the page', [], '<p>Below</p><nav style="position: fixed; top: 9px">Above</nav>'],
  [
    'Thai in tight lines',
    ['tight lines'],
    '<h1 lang="th" style="width: 200px; line-height: 0.8">ที่นี่ปู่รู้ ที่นี่ปู่รู้ ที่นี่ปู่รู้</h1>',
  ],
];

for (const [what, kinds, html] of cases)
  test(`the detector knows ${what}`, async ({ page }) => {
    await page.setContent(html);
    const problems = await page.evaluate(layoutProblems);
    expect([...new Set(problems.map(({ kind }) => kind))]).toEqual(kinds);
  });
