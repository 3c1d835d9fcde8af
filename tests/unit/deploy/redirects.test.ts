/** The redirects: as a function, and as the CDNs read the file made from the same table. */
import { describe, expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { routeNames, routes } from '@/config/site/routes';
import { redirectFor, redirectsFile } from '@/deploy/rules/redirects';

const pagePaths = routeNames
  .filter((name) => name !== 'not-found')
  .map((name) => routes[name].path);

describe('redirectFor', () => {
  test.each([
    ['/de/pricing/', '/de-DE/pricing/'],
    ['/de/pricing', '/de-DE/pricing/'],
    ['/de', '/de-DE/'],
    ['/de/', '/de-DE/'],
    ['/fil/office/linux/', '/fil-PH/office/linux/'],
    ['/en/', '/'],
    ['/en-US', '/'],
    ['/en-US/download/', '/download/'],
    ['/en/download/installation-guide', '/download/installation-guide/'],
    ['/DE/', '/de-DE/'],
    ['/DE', '/de-DE/'],
    ['/de-de/pricing/', '/de-DE/pricing/'],
    ['/De-De/pricing', '/de-DE/pricing/'],
    ['/PT-br/office/linux', '/pt-BR/office/linux/'],
    ['/FIL-ph/', '/fil-PH/'],
    ['/EN/pricing/', '/pricing/'],
    ['/en-us', '/'],
    ['/de/nothing/here', '/de-DE/nothing/here'],
    ['/pt/%E0%A4%A', '/pt-BR/%E0%A4%A'],
  ])('%s → %s', (from, to) => expect(redirectFor(from)).toBe(to));

  test.each([
    '/',
    '/download/',
    '/de-DE/pricing/',
    '/d/',
    '/de-DEx/',
    '/de-AT/',
    '/DE-DE//evil.example/',
    '/EN//evil.example',
    '/deutsch/',
    '/en-US/nothing/',
    '/en/index.txt',
    '//evil.example/',
    '/en//evil.example/',
    '/en-US//evil.example',
    '/de//evil.example',
    '/en/\\evil.example',
    '/\\evil.example/de/',
    'http://evil.example/de/',
    '',
  ])('%s stays', (path) => expect(redirectFor(path)).toBeNull());

  test('no page redirects, in no language', () => {
    const all = languages.flatMap(({ code }) =>
      pagePaths.map((path) => (code === 'en-US' ? path : `/${code}${path}`)),
    );
    expect(all.filter((path) => redirectFor(path) !== null)).toEqual([]);
  });
});

interface Rule {
  readonly source: string;
  readonly target: string;
}

/**
 * What Cloudflare keeps of a file: exact rows until the first pattern, 2000 of them; each row from there
 * on counts as a pattern, and the 101st ends the file.
 */
function kept(file: string) {
  const exact = new Map<string, string>();
  const patterns: Rule[] = [];
  let lost = 0;
  for (const line of file.trim().split('\n')) {
    const [source = '', target = '', status] = line.split(' ');
    expect(line).toMatch(/^\/\S* \/\S* 301$/);
    expect([status, exact.has(source)]).toEqual(['301', false]);
    if (patterns.length === 0 && !/\*|:[A-Za-z]/.test(source)) {
      if (exact.size < 2000) exact.set(source, target);
      else lost += 1;
    } else if (patterns.length < 100) patterns.push({ source, target });
    else lost += 1;
  }
  return { exact, patterns, lost };
}

/** Where a path leads by these rows; a splat may be empty, and needs the slash before it. */
function lead({ exact, patterns }: ReturnType<typeof kept>, path: string): string | null {
  const found = exact.get(path);
  if (found !== undefined) return found;
  const rule = patterns.find(({ source }) => path.startsWith(source.slice(0, -1)));
  return rule ? rule.target.replace(':splat', path.slice(rule.source.length - 1)) : null;
}

describe('redirectsFile', () => {
  const rows = kept(redirectsFile());
  const spelled = languages.flatMap(({ code, newCode }) => {
    const [language = '', region = ''] = code.split('-');
    const swapped = `${language.toUpperCase()}-${region.toLowerCase()}`;
    return [code.toLowerCase(), newCode.toUpperCase(), code.toUpperCase(), swapped];
  });

  test('loses no row on Cloudflare', () => {
    expect(rows.lost).toBe(0);
    expect(rows.exact.size + rows.patterns.length).toBe(redirectsFile().trim().split('\n').length);
  });

  test('says what redirectFor says, slash or no slash', () => {
    const prefixes = ['', '/en-US', '/de-DE', ...languages.map(({ newCode }) => `/${newCode}`)];
    const tails = [...pagePaths, ...pagePaths.map((path) => path.slice(0, -1)), '/x', '/x/y.txt'];
    const paths = prefixes.flatMap((prefix) => tails.map((tail) => prefix + tail)).filter(Boolean);
    expect(paths.filter((path) => lead(rows, path) !== redirectFor(path))).toEqual([]);
  });

  test('says it of other letters in a prefix, of pages as they are written', () => {
    const tails = [...pagePaths, '', '/x', '/x/y.txt'];
    const paths = spelled.flatMap((prefix) => tails.map((tail) => `/${prefix}${tail}`));
    expect(paths.filter((path) => lead(rows, path) !== redirectFor(path))).toEqual([]);
    expect(lead(rows, '/PT-br/')).toBe('/pt-BR/');
  });

  test('leads to no page that leads on', () => {
    const targets = [...rows.exact.values()];
    expect(targets.filter((target) => lead(rows, target) !== null)).toEqual([]);
  });

  test.each([
    '/en//evil.example',
    '/en-US//evil.example/',
    '/en/\\evil.example',
    '/de//evil.example',
    '/DE-DE//evil.example',
  ])('sends nobody to another host: %s', (path) =>
    expect(lead(rows, path) ?? '/').toMatch(/^\/(?![/\\])/),
  );

  test('still fits with 60 languages, and no alias is without its rows', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const many = letters
      .flatMap((first) => ['x', 'y', 'z'].map((second) => first + second))
      .slice(0, 59)
      .map((newCode) => ({ newCode, code: `${newCode}-ZZ` }));
    const sixty = kept(redirectsFile([{ newCode: 'en', code: 'en-US' }, ...many]));
    expect(sixty.lost).toBe(0);
    for (const { newCode, code } of many)
      for (const tail of ['/', '', '/pricing/'])
        expect(lead(sixty, `/${newCode}${tail}`)).toBe(`/${code}${tail || '/'}`);
    expect(lead(sixty, '/en/pricing')).toBe('/pricing/');
  });
});
