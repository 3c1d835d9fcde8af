/** Every placement stands in its own place, and no other place of the site borrows its name. */
import { describe, expect, test } from 'vitest';
import { placements, type PlacementName } from '@/config/download/channels';
import { routeNames, routes, type RouteName } from '@/config/site/routes';
import { attributes, publishedPages } from '@/tests/helpers/published';

const byLayout = (...layouts: readonly string[]) =>
  routeNames.filter((name) => layouts.includes(routes[name].layout));
const framed = byLayout('default', 'lite');
const withDownload = framed.filter((name) => routes[name].header.download);
const named = (start: string) => routeNames.filter((name) => name.startsWith(start));
const devicePages = named('office-device');
const appPages = named('office-').filter((name) => !devicePages.includes(name));

/** The pages on which a placement has a button. */
const places: Readonly<Record<PlacementName, readonly RouteName[]>> = {
  header: withDownload,
  side_navigation: withDownload,
  footer: framed,
  slogan: ['index'],
  platform: ['index'],
  evaluation: ['index'],
  pricing_card: ['pricing'],
  pricing_compare: ['pricing'],
  // Its channel is the one for the full installer, which the page of Windows offers by name.
  download: ['download', 'office-device-windows'],
  overview_sections: ['office'],
  update_version: ['whatsnew-linux'],
  auto_download: ['d'],
  setup_guide: ['installation-guide'],
  ad_pdf: ['ad-pdf'],
  closing: ['index', 'pricing', 'office', 'about-us', 'subscription', ...devicePages],
  all_packages: ['download'],
  device_page: devicePages,
  app_page: appPages,
  docs_page: ['wpsdocs'],
  premium_page: ['premium'],
  business_page: ['business'],
  purchase_success: ['purchase-success'],
};

const pages = publishedPages().map((page) => ({
  ...page,
  has: new Set(attributes(page.html.replace(/<script[\s\S]*?<\/script>/g, ''), 'data-placement')),
}));

describe.each(Object.entries(places))('%s', (placement, wanted) => {
  test('has a button on its pages, in every language, and on no other', () => {
    const found = pages.filter(({ has }) => has.has(placement));
    const lines = (list: readonly { name: string; language: string }[]) =>
      list.map(({ name, language }) => `${language} ${name}`).sort();
    expect(lines(found)).toEqual(lines(pages.filter(({ name }) => wanted.includes(name))));
  });
});

test('every placement that a page names is in the table', () => {
  const unknown = pages.flatMap(({ has }) => [...has]).filter((name) => !(name in placements));
  expect(unknown).toEqual([]);
});
