/** What a page carries for its first paint, and what waits for it. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { Page } from '@/deploy/publish/page';
import { classesIn, criticalCss } from '@/deploy/publish/steps/criticalCss';
import { firstPaintFirst } from '@/deploy/publish/steps/firstPaint';

describe('criticalCss', () => {
  const page = classesIn(
    new Page('<html class="root"><p class="a b -9z_">A</p><i class="c">c</i></html>'),
  );

  test.each([
    ['the rule of an element', 'p{color:red}', true],
    ['the rule of an attribute', ':root[data-device=mac] [data-for]{display:none}', true],
    ['the rule of a class of the page', '.a{color:red}', true],
    ['the rule of a class that has to be escaped', '.-\\39 z_{color:red}', true],
    ['a state of it', '.a:hover>.b::before{color:red}', true],
    ['a rule with one selector of the page', '.x,.b{color:red}', true],
    ['a rule that excludes a class', '.a:not(.x){color:red}', true],
    ['a rule that asks for a class inside', '.a:has(.x,:is(.y,.z)){color:red}', true],
    ['a medium', '@media (width>=992px){.c{color:red}}', true],
    ['a medium in a condition', '@supports (gap:1px){@media print{.c{color:red}}}', true],
    ['a font', '@font-face{font-family:A;src:url(/fonts/a.woff2)}', true],
    ['a movement', '@keyframes x{to{opacity:0}}', true],
    ['the rule of a class elsewhere', '.x{color:red}', false],
    ['a rule of which the page has only one class', '.a .x{color:red}', false],
    ['a class that only begins alike', '.a-x{color:red}', false],
    ['a medium of other pages', '@media print{.x{color:red}}', false],
  ])('%s', (_, rule, kept) => {
    expect(criticalCss(rule)(page)).toEqual({ rules: kept ? rule : '', whole: kept });
  });

  test('keeps the order of the sheet', () => {
    const sheet = '.b{gap:1px}.x{gap:2px}.a{gap:3px}';
    const rules = '.b{gap:1px}.a{gap:3px}';
    expect(criticalCss(sheet)(page)).toEqual({ rules, whole: false });
  });

  test('refuses an address that would change its meaning within a page', () => {
    expect(() => criticalCss('.a{background:url(../media/a.png)}')).toThrow(
      /url\(\.\.\/media\/a\.png\)/,
    );
    expect(() => criticalCss('.a{background:url("data:image/png;base64,")}')).not.toThrow();
  });
});

describe('firstPaintFirst', () => {
  const style = '<link integrity="x" rel="stylesheet" href="/a.css" data-precedence="next"/>';
  const script = '<script integrity="x" src="/a.js" async=""></script>';
  const bootstrap = '<script src="/b.js" id="_R_" async=""></script>';
  const inline = '<script>self.b("<script src=\\"/c.js\\">")</script>';
  const old = '<script src="/old.js" noModule=""></script>';
  const html =
    `<html><head><meta charSet="utf-8"/>${style}<link rel="preload" as="script" href="/b.js"/>${script}` +
    `<title>A</title>${old}</head><body><p class="a">A</p>${bootstrap}${inline}</body></html>`;
  const paint = (markup: string, sheet: string): string => {
    const page = new Page(markup);
    firstPaintFirst(() => sheet)(page);
    return page.toString();
  };
  const painted = paint(html, '.a{color:red}.x{color:blue}');

  test('puts the rules of the page where its sheets were', () => {
    expect(painted).toContain(
      '<head><meta charSet="utf-8"/><style>.a{color:red}</style><title>A</title>',
    );
  });

  test('keeps files for later, sheets first, and loads none of them before', () => {
    expect(painted).toContain(`<template id="later">${style}${script}${bootstrap}</template>`);
    const now = painted.replace(/<template[\s\S]*<\/template>/, '');
    expect(now).not.toMatch(/stylesheet|src="\/[ab]\.js|preload/);
  });

  test('never loads a sheet of which the page has all', () => {
    const whole = paint(html, '.a{color:red}p{gap:0}');
    expect(whole).toContain(`<template id="later">${style.replace('<link', '<link disabled=""')}`);
  });

  test('leaves inline scripts and those of old browsers where they are', () => {
    expect(painted).toContain(`${old}</head>`);
    expect(painted).toContain(`<p class="a">A</p>${inline}<template`);
  });

  test.each([
    ['when the browser has painted', true, false, 0],
    ['after a second in a browser that does not say so', false, false, 1000],
    ['at once in a tab that nobody sees, which paints nothing', false, true, 0],
  ])('loads them %s', (_, paints, hidden, after) => {
    vi.useFakeTimers();
    const [, start = ''] = /<\/template><script>(.*?)<\/script>/.exec(painted) ?? [];
    // As a fragment does, it gives away what it holds.
    const content = { files: ['a', 'b'], querySelectorAll: () => [] };
    const started: string[] = [];
    const append = ({ files }: typeof content) => started.push(...files.splice(0));
    class PerformanceObserver {
      constructor(private readonly told: () => void) {}
      observe({ type }: { type: string }) {
        // A first paint and one with content are told one after the other.
        if (paints && type === 'paint') [1, 2].forEach(() => this.told());
      }
    }
    runInNewContext(start, {
      document: { hidden, head: { append }, getElementById: () => ({ content }) },
      PerformanceObserver,
      setTimeout,
    });
    expect(started).toEqual(after === 0 ? ['a', 'b'] : []);
    vi.advanceTimersByTime(1000);
    expect(started).toEqual(['a', 'b']);
    vi.useRealTimers();
  });

  test.each([
    ['a script cannot be had', true],
    ['all scripts are there', false],
  ])('says that scripts run unless one fails: %s', (_, fails) => {
    const [, start = ''] = /<\/template><script>(.*?)<\/script>/.exec(painted) ?? [];
    const scripts: { onerror?: () => void }[] = [{}, {}];
    const removeAttribute = vi.fn();
    const content = { querySelectorAll: () => scripts };
    const documentElement = { removeAttribute };
    const head = { append: () => undefined };
    runInNewContext(start, {
      document: { hidden: true, head, documentElement, getElementById: () => ({ content }) },
    });
    if (fails) scripts[1]?.onerror?.();
    expect(removeAttribute.mock.calls).toEqual(fails ? [['data-js']] : []);
  });

  test.each([
    ['title', html.replace('<title>A</title>', '')],
    ['body', html.replace(/<body>|<\/body>/g, '')],
    ['style sheet', html.replace(style, '')],
    ['script', html.replace(script, '').replace(bootstrap, '')],
  ])('refuses a page without a %s', (called, page) => {
    expect(() => paint(page, '')).toThrow(called);
  });
});
