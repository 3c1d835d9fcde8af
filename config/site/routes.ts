/** Every page of the site: path, layout, header, consent banner, what it is about, indexing. */
import type { Device } from '@/config/download/devices';
import { notedSystems } from '@/config/download/notedSystems';

/** The four layouts (specification, section 2). */
export type Layout = 'default' | 'lite' | 'ad' | 'bare';

/** What the header does over the top of a page (specification, section 4). */
export interface HeaderRule {
  /** `dark` text, `white` text, or white only while `homePageType` is `homePlanA`. */
  readonly theme: 'dark' | 'white' | 'whiteOnHomePlanA';
  /** The background shows even at the top of the page. */
  readonly background: boolean;
  /** The header's download button is shown. */
  readonly download: boolean;
}

/** A page. `path` is without language prefix, starts and ends with a slash. */
export interface Route {
  readonly path: string;
  readonly layout: Layout;
  readonly header: HeaderRule;
  /** The consent banner may show. */
  readonly consent: boolean;
  /** Search engines may list it; it is in the sitemap and has hreflang links. */
  readonly index: boolean;
  /** Path of the page that search engines should list in its stead. */
  readonly canonical?: string;
  /** The system that the page names: it serves that one, whatever the visitor has. */
  readonly device?: Device;
  /** A download page of its device (specification, section 4). */
  readonly devicePage?: boolean;
  /** A landing page of a campaign, below `/ad/` (specification, section 2). */
  readonly ad?: boolean;
  /** The product itself is offered here: search engines are told of it and its prices. */
  readonly product?: boolean;
}

const dark: HeaderRule = { theme: 'dark', background: false, download: true };
const white: HeaderRule = { ...dark, theme: 'white' };
const solid: HeaderRule = { ...dark, background: true };
const noDownload: HeaderRule = { ...solid, download: false };

const page = { layout: 'default', header: dark, consent: true, index: true } as const;
const product = { ...page, product: true } as const;

const devicePage = <Name extends Device>(device: Name) =>
  ({ ...product, path: `/office/${device}/`, device, devicePage: true }) as const;

/** The pages that say what is new, for the systems that have notes. */
export function whatsNewPages<System extends Device>(
  systems: readonly System[],
): Record<`whatsnew-${System}`, Route> {
  const rows = systems.map((device) => [
    `whatsnew-${device}`,
    { ...product, path: `/whatsnew/${device}/`, device },
  ]);
  return Object.fromEntries(rows) as Record<`whatsnew-${System}`, Route>;
}

const table = {
  index: { ...product, path: '/', header: { ...dark, theme: 'whiteOnHomePlanA' } },
  download: { ...product, path: '/download/', header: { ...dark, download: false } },
  pricing: { ...product, path: '/pricing/' },
  business: { ...product, path: '/business/', header: { ...dark, download: false } },
  office: { ...product, path: '/office/' },
  'office-device-windows': devicePage('windows'),
  'office-device-mac': devicePage('mac'),
  'office-device-linux': devicePage('linux'),
  'office-device-android': devicePage('android'),
  'office-device-ios': devicePage('ios'),
  'office-writer': { ...product, path: '/office/writer/' },
  'office-spreadsheet': { ...product, path: '/office/spreadsheet/' },
  'office-presentation': { ...product, path: '/office/presentation/', header: white },
  'office-pdf': { ...product, path: '/office/pdf/' },
  ...whatsNewPages(notedSystems),
  'about-us': { ...page, path: '/about-us/' },
  'privacy-policy': { ...page, path: '/privacy-policy/', header: solid },
  premium: { ...product, path: '/premium/', header: white },
  subscription: { ...product, path: '/subscription/' },
  wpsdocs: { ...page, path: '/wpsdocs/' },
  'partners-oem': { ...page, path: '/partners-oem/' },
  'purchase-success': { ...page, path: '/purchase-success/', header: noDownload, index: false },
  'installation-guide': {
    ...page,
    path: '/download/installation-guide/',
    layout: 'lite',
    header: noDownload,
    consent: false,
    index: false,
  },
  support: { ...page, path: '/support/', layout: 'lite', header: noDownload, consent: false },
  'ad-pdf': {
    ...page,
    path: '/ad/pdf/',
    layout: 'ad',
    ad: true,
    header: solid,
    index: false,
    canonical: '/office/pdf/',
  },
  d: { ...page, path: '/d/', layout: 'bare', consent: false, index: false },
  'open-on-pc': { ...page, path: '/open-on-pc/', layout: 'bare', consent: false, index: false },
  'not-found': { ...page, path: '/404/', header: solid, index: false },
} as const satisfies Record<string, Route>;

/** Name of a page, as in the route table. */
export type RouteName = keyof typeof table;

/** The route table (specification, section 2). */
export const routes: Readonly<Record<RouteName, Route>> = table;

/** Page names in table order. */
export const routeNames = Object.keys(table) as readonly RouteName[];
