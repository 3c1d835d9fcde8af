/** Addresses for search engines, in every language. */
import { describe, expect, test } from 'vitest';
import { siteUrl } from '@/config/site/hosts';
import { languageCodes, languages } from '@/config/site/languages';
import { routeNames, routes } from '@/config/site/routes';
import { absoluteUrl, alternateUrls, canonicalUrl } from '@/services/rules/seo';
import { canonicalRedirect, parsePath } from '@/services/rules/urls';

const pages = routeNames.filter((name) => routes[name].index);

describe.each(pages)('the alternates of %s', (name) => {
  const alternates = alternateUrls(name);

  test('name all languages by their short codes, and x-default', () => {
    expect(Object.keys(alternates)).toEqual([...languages.map((row) => row.newCode), 'x-default']);
  });

  test('have English for x-default', () => {
    expect(alternates['x-default']).toBe(`${siteUrl}${routes[name].path}`);
    expect(alternates['x-default']).toBe(alternates.en);
  });

  test.each(languages)('name the page itself in $code', ({ code, newCode }) => {
    expect(alternates[newCode]).toBe(canonicalUrl(name, code));
  });

  test('lead back: each is a page of this name in its language, and no redirect', () => {
    for (const { code, newCode } of languages) {
      const { pathname } = new URL(alternates[newCode] ?? '');
      expect(parsePath(pathname)).toEqual({ language: code, path: routes[name].path });
      expect(canonicalRedirect(pathname)).toBeNull();
    }
  });
});

describe('canonical addresses', () => {
  test.each(languageCodes)('of the ad page are those of the PDF page in %s', (code) => {
    expect(canonicalUrl('ad-pdf', code)).toBe(absoluteUrl('/office/pdf/', code));
    expect(canonicalUrl('ad-pdf', code)).toBe(canonicalUrl('office-pdf', code));
  });

  test('begin with the site and have no language prefix in English', () => {
    expect(canonicalUrl('pricing', 'en-US')).toBe(`${siteUrl}/pricing/`);
    expect(canonicalUrl('pricing', 'pt-BR')).toBe(`${siteUrl}/pt-BR/pricing/`);
  });

  test('are unique for all pages but the ad page', () => {
    const names = routeNames.filter((name) => name !== 'ad-pdf');
    const all = names.flatMap((name) => languageCodes.map((code) => canonicalUrl(name, code)));
    expect(new Set(all).size).toBe(all.length);
  });
});
