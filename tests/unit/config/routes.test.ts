/** What always holds of the route table, and that it fits the pages that exist. */
import { describe, expect, test } from 'vitest';
import { devices } from '@/config/download/devices';
import { routeNames, routes, type Route, type RouteName } from '@/config/site/routes';
import { sourceFiles } from '../sourceFiles';

const where = (is: (route: Route) => unknown) => routeNames.filter((name) => is(routes[name]));

describe('the route table', () => {
  test('has every path once, with a slash at both ends', () => {
    const paths = routeNames.map((name) => routes[name].path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^\/([a-z0-9-]+\/)*$/.test(path))).toEqual([]);
  });

  test('takes what is below /ad/ for ad pages, and nothing else (specification, section 2)', () => {
    expect(where(({ ad }) => ad)).toEqual(where(({ path }) => path.startsWith('/ad/')));
    expect(where(({ ad }) => ad)).toEqual(where(({ layout }) => layout === 'ad'));
  });

  test('has one download page for each device, by its name and path (section 2 and 4)', () => {
    const pages = where(({ devicePage }) => devicePage);
    expect(pages).toEqual(devices.map((device) => `office-device-${device}`));
    expect(pages).toEqual(routeNames.filter((name) => name.startsWith('office-device')));
    expect(pages.map((name) => routes[name].path)).toEqual(devices.map((one) => `/office/${one}/`));
    expect(pages.map((name) => routes[name].device)).toEqual(devices);
  });

  test('names a device where the path does, and only there', () => {
    const byPath = (path: string) => devices.find((device) => path.split('/').includes(device));
    expect(routeNames.map((name) => routes[name].device)).toEqual(
      routeNames.map((name) => byPath(routes[name].path)),
    );
  });

  test('offers the product only where search engines may list it', () => {
    const offering = where(({ product }) => product);
    expect(offering).toContain('download');
    expect(offering.filter((name) => !routes[name].index)).toEqual([]);
  });

  test('lists no page that points to another, and points to listed pages alone', () => {
    const listed = where(({ index }) => index).map((name) => routes[name].path);
    const pointing = where(({ canonical }) => canonical);
    expect(pointing.filter((name) => routes[name].index)).toEqual([]);
    expect(pointing.filter((name) => !listed.includes(routes[name].canonical ?? ''))).toEqual([]);
  });

  test('hides the cookie banner where the specification says so, and on its bare sisters', () => {
    const without = where(({ consent }) => !consent);
    expect(without).toEqual(expect.arrayContaining(['d', 'installation-guide', 'support']));
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
