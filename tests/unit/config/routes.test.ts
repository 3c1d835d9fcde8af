/** The route table against the decisions, and against the pages that exist. */
import { describe, expect, test } from 'vitest';
import { routeNames, routes, type RouteName } from '@/config/site/routes';
import { sourceFiles } from '../sourceFiles';

/** Pages with the plain flags: default layout, consent banner, listed by search engines. */
const plain: Record<string, string> = {
  index: '/',
  download: '/download/',
  pricing: '/pricing/',
  business: '/business/',
  office: '/office/',
  'office-device-windows': '/office/windows/',
  'office-device-mac': '/office/mac/',
  'office-device-linux': '/office/linux/',
  'office-device-android': '/office/android/',
  'office-device-ios': '/office/ios/',
  'office-writer': '/office/writer/',
  'office-spreadsheet': '/office/spreadsheet/',
  'office-presentation': '/office/presentation/',
  'office-pdf': '/office/pdf/',
  'whatsnew-linux': '/whatsnew/linux/',
  'about-us': '/about-us/',
  'privacy-policy': '/privacy-policy/',
  premium: '/premium/',
  subscription: '/subscription/',
  wpsdocs: '/wpsdocs/',
  'partners-oem': '/partners-oem/',
};

const special = [
  ['purchase-success', '/purchase-success/', 'default', true, false],
  ['installation-guide', '/download/installation-guide/', 'lite', false, false],
  ['support', '/support/', 'lite', false, true],
  ['ad-pdf', '/ad/pdf/', 'ad', true, false],
  ['d', '/d/', 'bare', false, false],
  ['open-on-pc', '/open-on-pc/', 'bare', false, false],
  ['not-found', '/404/', 'default', true, false],
] as const;

describe('the route table', () => {
  test.each(Object.entries(plain))('%s is a plain page at %s', (name, path) => {
    const flags = { path, layout: 'default', consent: true, index: true };
    expect(routes[name as RouteName]).toMatchObject(flags);
  });

  test.each(special)(
    '%s is at %s: layout %s, consent banner %s, indexed %s',
    (name, path, layout, consent, index) => {
      expect(routes[name]).toMatchObject({ path, layout, consent, index });
    },
  );

  test('has no other pages', () => {
    const known = [...Object.keys(plain), ...special.map(([name]) => name)];
    expect([...routeNames].sort()).toEqual(known.sort());
  });

  test('has every path once, with a slash at both ends', () => {
    const paths = routeNames.map((name) => routes[name].path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^\/([a-z0-9-]+\/)*$/.test(path))).toEqual([]);
  });

  test('lets the ad page alone point to another', () => {
    const pointing = routeNames.filter((name) => routes[name].canonical !== undefined);
    expect(pointing).toEqual(['ad-pdf']);
    expect(routes['ad-pdf'].canonical).toBe(routes['office-pdf'].path);
  });
});

describe('the header over a page', () => {
  test('is white on the home page while its type is homePlanA', () => {
    const rule = { theme: 'whiteOnHomePlanA', background: false, download: true };
    expect(routes.index.header).toEqual(rule);
  });

  test.each(routeNames)('is readable on %s: no white text on a background', (name) => {
    const { theme, background } = routes[name].header;
    expect(background && theme !== 'dark').toBe(false);
  });

  test.each(['download', 'installation-guide', 'purchase-success', 'support'] as const)(
    'has no download button on %s',
    (name) => {
      expect(routes[name].header.download).toBe(false);
    },
  );

  test.each(['index', 'pricing', 'office', 'office-pdf', 'ad-pdf', 'not-found'] as const)(
    'has its download button on %s',
    (name) => {
      expect(routes[name].header.download).toBe(true);
    },
  );
});

/** Path patterns of the pages in `app/`: groups have no part in the path, `[device]` stands for any one. */
const files = sourceFiles('app', /\/page\.tsx$/).map(({ path: file }) => {
  const parts = file.split('/').slice(1, -1);
  const named = parts.filter((part) => part !== '[lang]' && !/^\(.*\)$/.test(part));
  const pattern = named.map((part) => (part.startsWith('[') ? '[^/]+/' : `${part}/`)).join('');
  const layout = parts.find((part) => /^\(.*\)$/.test(part))?.slice(1, -1);
  return { file, layout, pattern: new RegExp(`^/${pattern}$`) };
});
const pageOf = (name: RouteName) => files.find(({ pattern }) => pattern.test(routes[name].path));

describe('the pages in app/', () => {
  test.each(routeNames)('%s has its page', (name) => {
    expect(pageOf(name)).toBeDefined();
  });

  test.each(files)('$file is in the folder of its layout', ({ pattern, layout }) => {
    const shown = routeNames.filter((name) => pattern.test(routes[name].path));
    expect(shown.map((name) => routes[name].layout)).toEqual(shown.map(() => layout));
  });

  test('have a row in the table', () => {
    const paths = routeNames.map((name) => routes[name].path);
    const unknown = files.filter(({ pattern }) => !paths.some((path) => pattern.test(path)));
    expect(unknown).toEqual([]);
  });
});

test('a layout has the consent banner for all of its pages or for none', () => {
  const flags = (layout: string) =>
    routeNames.filter((name) => routes[name].layout === layout).map((name) => routes[name].consent);
  const mixed = ['default', 'lite', 'ad', 'bare'].filter(
    (layout) => new Set(flags(layout)).size > 1,
  );
  expect(mixed, 'the layout draws the banner: give such a page another layout').toEqual([]);
});
