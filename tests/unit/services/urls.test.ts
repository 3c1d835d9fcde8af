/** Language prefixes both ways, for every page in every language, and the redirects to canonical paths. */
import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '@/config/site/languages';
import { routeNames, routes } from '@/config/site/routes';
import {
  canonicalRedirect,
  localizedPath,
  pagePath,
  parsePath,
  routeAt,
} from '@/services/rules/urls';

describe.each(languageCodes)('in %s', (language) => {
  test.each(routeNames)('the path of %s says language and page', (name) => {
    const path = pagePath(name, language);
    expect(path).toBe(
      language === 'en-US' ? routes[name].path : `/${language}${routes[name].path}`,
    );
    expect(parsePath(path)).toEqual({ language, path: routes[name].path });
    expect(routeAt(parsePath(path).path)).toBe(name);
    expect(canonicalRedirect(path)).toBeNull();
  });
});

describe('localizedPath', () => {
  test.each([
    ['/pricing/?utm_source=a&b=%20#faq', 'de-DE', '/de-DE/pricing/?utm_source=a&b=%20#faq'],
    ['/?package=x', 'en-US', '/?package=x'],
    ['/office/pdf/#tools', 'ja-JP', '/ja-JP/office/pdf/#tools'],
  ] as const)('keeps query and hash of %s in %s', (path, language, localized) => {
    expect(localizedPath(path, language)).toBe(localized);
  });
});

describe('parsePath', () => {
  test.each([
    ['/', 'en-US', '/'],
    ['', 'en-US', ''],
    ['/de-DE', 'de-DE', '/'],
    ['/de-DE/', 'de-DE', '/'],
    ['/d/', 'en-US', '/d/'],
    ['/de/', 'en-US', '/de/'],
    ['/DE-de/', 'en-US', '/DE-de/'],
    ['/de-DEX/', 'en-US', '/de-DEX/'],
    ['/xx-XX/pricing/', 'en-US', '/xx-XX/pricing/'],
    ['/en-US/pricing/', 'en-US', '/en-US/pricing/'],
    ['/download/de-DE/', 'en-US', '/download/de-DE/'],
    ['/de-DE/fr-FR/', 'de-DE', '/fr-FR/'],
  ])('%s is %s, %s', (pathname, language, path) => {
    expect(parsePath(pathname)).toEqual({ language, path });
  });
});

describe('routeAt', () => {
  test.each(['/nothing/', '/download', 'download/', '/Download/', '', '//', '/de-DE/'])(
    'takes "%s" for the 404 page',
    (path) => {
      expect(routeAt(path)).toBe('not-found');
    },
  );
});

describe('canonicalRedirect', () => {
  test.each(languages)('sends /$newCode/pricing/ to the page of $code', ({ newCode, code }) => {
    expect(canonicalRedirect(`/${newCode}/pricing/`)).toBe(localizedPath('/pricing/', code));
    expect(canonicalRedirect(`/${newCode}/`)).toBe(localizedPath('/', code));
    expect(canonicalRedirect(`/${newCode}`)).toBe(localizedPath('/', code));
  });

  test.each([
    ['/en-US/pricing/', '/pricing/'],
    ['/en-US/', '/'],
    ['/en-US', '/'],
    ['/de/nothing/here', '/de-DE/nothing/here'],
    ['/DE/', '/de-DE/'],
    ['/EN/', '/'],
    ['/PT-br/x', '/pt-BR/x'],
  ])('sends %s to %s', (from, to) => {
    expect(canonicalRedirect(from)).toBe(to);
  });

  test.each([
    '/',
    '',
    '/pricing/',
    '/d/',
    '/dex/',
    '/xx/',
    '/zh-CN/pricing/',
    '/de-AT/',
    '/de-DE/',
    '//de/',
    '//evil.example/',
  ])('leaves "%s" where it is', (path) => {
    expect(canonicalRedirect(path)).toBeNull();
  });

  const site = 'https://site.example';
  test.each([
    '/de//evil.example',
    '/de//evil.example/',
    '/en//evil.example',
    '/en-US//evil',
    '/en-US//evil.example/pricing/',
    '/en-US/\\evil.example',
    '/en/\\/evil.example',
    '/de/\\evil.example',
    '//evil.example/de/',
    '/en-US/https://evil.example',
    '/en-US/@evil.example',
  ])('never leads from %s to another host', (path) => {
    const target = canonicalRedirect(path);
    if (target !== null) expect(new URL(target, site).origin).toBe(site);
  });
});
