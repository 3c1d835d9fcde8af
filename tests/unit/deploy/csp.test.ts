/** The content security policy of a published page. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Page } from '@/deploy/publish/page';
import { addPolicy, contentSecurityPolicy, inlineScripts } from '@/deploy/publish/steps/csp';
import { bootScript } from '@/services/page/inlineScripts.generated';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = [
  '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>',
  `<title>A page</title><script>${bootScript}</script>`,
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script></head>',
  '<body><script>self.__next_f.push([1,"a & <b>\\u003c/script> $& $1"])</script>',
  '<script id="_R_">\n  second(); \n</script>',
  '<SCRIPT noModule="" src="/p.js"></SCRIPT></body></html>',
].join('');

const policyOf = (markup: string) => contentSecurityPolicy(new Page(markup));
const scriptsOf = (markup: string) => inlineScripts(new Page(markup));

function sealed(markup: string): string {
  const page = new Page(markup);
  addPolicy(page);
  return page.toString();
}

const directives = new Map(
  policyOf(html)
    .split('; ')
    .map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
);

describe('inlineScripts', () => {
  test('are the texts that a browser runs, to the letter and in page order', () => {
    expect(scriptsOf(html)).toEqual([
      bootScript,
      'self.__next_f.push([1,"a & <b>\\u003c/script> $& $1"])',
      '\n  second(); \n',
    ]);
  });

  test('leave out files and data', () => {
    expect(scriptsOf('<script src="/a.js"></script>')).toEqual([]);
    expect(scriptsOf('<script type="application/ld+json">{}</script>')).toEqual([]);
    expect(scriptsOf('<p>No script</p>')).toEqual([]);
  });
});

describe('the policy', () => {
  test('allows each inline style by its hash, once', () => {
    const styled = policyOf('<style>a{}</style><style>b{}</style><style>a{}</style>');
    expect(styled).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')}; `);
  });

  test('allows each inline script by its hash, once', () => {
    const twice = policyOf('<script>a()</script><script>a()</script>');
    expect(twice.split(hash('a()'))).toHaveLength(2);
    expect(directives.get('script-src')).toEqual(["'self'", ...scriptsOf(html).map(hash)]);
  });

  test('has the hash that a browser computes', () => {
    const known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(policyOf("<script>alert('Hello, world.');</script>")).toContain(known);
  });

  test('allows nothing unsafe and no wildcard', () => {
    const all = [...directives.values()].flat();
    expect(all.filter((value) => /unsafe|\*|^https?:$|strict-dynamic/.test(value))).toEqual([]);
    expect(directives.get('script-src')).not.toContain('data:');
  });

  test.each([
    ['default-src', ["'none'"]],
    ['style-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['worker-src', ["'self'"]],
    ['trusted-types', ['default', 'nextjs', 'push-worker']],
  ])('says %s %j', (name, values) => {
    expect(directives.get(name)).toEqual(values);
  });

  test('can stand in an attribute', () => {
    expect(policyOf(html)).not.toMatch(/["<>&\n]/);
  });

  test('has nothing that a meta element may not say', () => {
    for (const name of ['frame-ancestors', 'report-uri', 'sandbox']) {
      expect(directives.has(name)).toBe(false);
    }
  });
});

describe('addPolicy', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;

  test('puts the policy right behind the charset, and changes nothing else', () => {
    const page = sealed(html);
    expect(page).toContain(`<head><meta charSet="utf-8"/>${meta}<title>`);
    expect(page.replace(meta, '')).toBe(html);
  });

  test.each([
    ['without a charset', '<html><head><title>A</title></head></html>'],
    [
      'with a script before the charset',
      '<head><script>a()</script><meta charSet="utf-8"/></head>',
    ],
    ['without a head', '<meta charSet="utf-8"/><p>A</p>'],
  ])('refuses a page %s', (_, page) => {
    expect(() => sealed(page)).toThrow(/charset|<head>/);
  });
});
