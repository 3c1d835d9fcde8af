/** The tree that publishing edits: written back it is the page, and a step that finds nothing stops the build. */
import { describe, expect, test } from 'vitest';
import { Page, putAtEnd, putBefore, setAttribute, takeOut } from '@/deploy/publish/page';
import { doStep, pageSteps } from '@/deploy/publish/steps/steps';

const head = '<head><meta charSet="utf-8"/><title>A &amp; B</title></head>';

describe('a page', () => {
  test.each([
    [
      'letters of tags and attributes',
      '<!DOCTYPE html><HTML lang="de"><P aria-Label=x>a</P></HTML>',
    ],
    ['entities, also bare ones', '<p title="a &amp; b &#x27;">&lt;a&gt; & &nbsp; &bogus;</p>'],
    ['elements without an end', '<br><img src="a.png"/><input disabled><p>a<p>b'],
    ['scripts and styles', '<script>a("<b>", "<!--", \'</p>\')</script><style>a>b{}</style>'],
    ['drawings', '<svg viewBox="0 0 1 1"><path d="M0"></path><use href="#a"/></svg>'],
    ['comments', '<!--$--><p>a<!-- --> b</p><!--/$-->'],
    ['templates', '<template id="t"><p hidden="">a</p></template>'],
    ['no markup', 'a\r\n\tb'],
  ])('keeps %s', (_, html) => {
    expect(new Page(html).toString()).toBe(html);
  });

  test('is refused where it would not be written back as it came', () => {
    expect(() => new Page('<p>a</b></p>')).toThrow('not well formed');
  });

  test('changes only where it is edited', () => {
    const page = new Page(`${head}<body><p>a</p><hr/></body>`);
    setAttribute(page.the('p'), 'id', 'x');
    putBefore(page.the('title'), '<i>1</i><i>2</i>');
    putAtEnd(page.the('body'), '<b>1</b><b>2</b>');
    takeOut(page.the('hr'));
    expect(page.toString()).toBe(
      '<head><meta charSet="utf-8"/><i>1</i><i>2</i><title>A &amp; B</title></head>' +
        '<body><p id="x">a</p><b>1</b><b>2</b></body>',
    );
  });

  test('shows a step what the one before has put in', () => {
    const page = new Page('<body></body>');
    putAtEnd(page.the('body'), '<p class="new">a</p>');
    expect(page.the('p').attribs.class).toBe('new');
  });
});

describe('the steps', () => {
  const steps = pageSteps(() => Buffer.from('a{}'));
  const files =
    '<script src="/_next/static/a.js"></script><link rel="stylesheet" href="/_next/static/a.css"/>';
  const whole = `<html>${head.replace('<title>', `${files}<title>`)}<body></body></html>`;

  test.each([
    ['integrity', whole.replace(files, ''), 'script or style under /_next/static/'],
    ['first paint', whole.replace(/<link.*?>/, ''), 'style sheet'],
    ['structured data', whole.replace(/<\/?body>/g, ''), '<body>'],
    ['policy', whole.replace(/<meta.*?>/, ''), 'charset'],
  ])('say which page stops at "%s", and why', (name, html, called) => {
    const step = steps.find((one) => one.name === name);
    const graph = { '@context': 'https://schema.org', '@graph': [] } as const;
    const run = () => doStep('out/de-DE/index.html', name, () => step?.run(new Page(html), graph));
    expect(run).toThrow(`out/de-DE/index.html, step "${name}": `);
    expect(run).toThrow(called);
  });
});
