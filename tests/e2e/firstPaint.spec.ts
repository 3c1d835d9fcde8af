/**
 * A page is whole before its style sheets and scripts arrive: they change nothing that is drawn. Nor
 * does the order of the components' rules, which depends on how the build cuts sheets.
 */
import { expect, test, type Page } from '@playwright/test';
import { routeNames, routes, type RouteName } from '@/config/site/routes';
import { painted } from '@/tests/helpers/waiting';

/** An element or what is drawn before or after it: its name, then its place and all computed properties. */
type Looks = readonly [name: string, ...values: string[]];

/** What every element and pseudo-element looks like, and where it stands. */
function appearance(): Looks[] {
  for (const animation of document.getAnimations()) animation.cancel();
  const drawn = document.querySelectorAll('html, body, body *:not(script, style, template)');
  return [...drawn].flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = [...style].map((property) => style.getPropertyValue(property));
      // What a closed answer or menu hides has no place, or one from when it was last measured.
      const place = element.checkVisibility() ? [x, y, width, height].join() : '';
      return [[element.tagName + element.className + pseudo, place, ...values] as const];
    }),
  );
}

/** Values of an element that the other does not have, behind its name. */
function differences(one: Looks, other: Looks | undefined): string[] {
  const changed = one.filter((value, at) => value !== other?.[at]);
  return changed.length > 0 ? [[one[0], ...changed].join('; ')] : [];
}

/**
 * A page whose scripts are refused gives up the mark of scripts, sooner or later: it is waited for, and set
 * again, because the look before the scripts arrive is what is compared.
 */
async function restored(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-js');
  await root.evaluate((html) => html.setAttribute('data-js', ''));
}

/** Has every picture of this width, also those far below: another crop has another height. */
async function picturesThere(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await painted(page);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, currentSrc }) => complete || currentSrc === ''),
  );
}

/** What a page looks like on a phone and on a desk, once all that was not refused is there. */
async function look(page: Page, path: string, refused: RegExp): Promise<Looks[]> {
  await page.route(refused, (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => !document.querySelector('template')?.content.hasChildNodes());
  await page.waitForLoadState('networkidle');
  await restored(page);
  const looks: Looks[] = [];
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await picturesThere(page);
    looks.push(...(await page.evaluate(appearance)));
  }
  await page.unrouteAll();
  return looks;
}

/** Pages of every layout that has style of its own; the whole sweep looks at the others, too. */
const always: readonly RouteName[] = [
  'index',
  'download',
  'pricing',
  'business',
  'support',
  'ad-pdf',
];

for (const name of routeNames) {
  const tag = always.includes(name) ? [] : ['@full'];
  test(`${name} looks the same with and without its files`, { tag }, async ({ page }) => {
    // Some hundred properties of some thousand elements.
    test.slow();
    const { path } = routes[name];
    const whole = await look(page, path, /\/_next\/static\/.*\.js/);
    await expect(page.locator('link[rel=stylesheet]')).not.toHaveCount(0);
    const alone = await look(page, path, /\/_next\/static\//);
    expect(alone).toHaveLength(whole.length);
    expect(alone.flatMap((looks, at) => differences(looks, whole[at]))).toEqual([]);
  });
}

/** Puts the rules of the page's components in the opposite order; those of each stay as they are. */
function turnRound(): number {
  const sheet = document.querySelector<HTMLStyleElement>('head style')?.sheet;
  if (!sheet) throw new Error('The page has no rules');
  const components = new Map<string, string[]>();
  const add = (rule: CSSRule, wrap: (text: string) => string) => {
    const component = /\.([\w-]+)_[a-zA-Z]/.exec(rule.cssText)?.[1] ?? '';
    components.set(component, [...(components.get(component) ?? []), wrap(rule.cssText)]);
  };
  for (const rule of sheet.cssRules)
    if (rule instanceof CSSMediaRule)
      for (const inner of rule.cssRules)
        add(inner, (text) => `@media ${rule.conditionText} { ${text} }`);
    else add(rule, (text) => text);
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  const globals = components.get('') ?? [];
  components.delete('');
  const others = [...components.values()].reverse().flat();
  for (const text of [...globals, ...others]) sheet.insertRule(text, sheet.cssRules.length);
  return components.size;
}

for (const name of routeNames)
  test(`${name} looks the same in whatever order its rules come @full`, async ({ page }) => {
    test.slow();
    await page.route(/\/_next\/static\//, (route) => route.abort());
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes[name].path, { waitUntil: 'load' });
      // What came at the end of the page is put in its place by a script of React's.
      await page.waitForFunction(() => !document.querySelector('template[id^="B:"]'));
      await restored(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await page.evaluate(appearance);
      expect(await page.evaluate(turnRound)).toBeGreaterThan(3);
      const after = await page.evaluate(appearance);
      expect(before.flatMap((element, at) => differences(element, after[at]))).toEqual([]);
    }
  });
