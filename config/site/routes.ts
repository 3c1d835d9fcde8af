/** Every page of the site: path, layout, header theme, consent and download-button flags, indexing. */

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
}

const dark: HeaderRule = { theme: 'dark', background: false, download: true };
const white: HeaderRule = { ...dark, theme: 'white' };
const solid: HeaderRule = { ...dark, background: true };
const noDownload: HeaderRule = { ...solid, download: false };

const page = { layout: 'default', header: dark, consent: true, index: true } as const;

const table = {
  index: { ...page, path: '/', header: { ...dark, theme: 'whiteOnHomePlanA' } },
  download: { ...page, path: '/download/', header: { ...dark, download: false } },
  pricing: { ...page, path: '/pricing/' },
  business: { ...page, path: '/business/', header: { ...dark, download: false } },
  office: { ...page, path: '/office/' },
  'office-device-windows': { ...page, path: '/office/windows/' },
  'office-device-mac': { ...page, path: '/office/mac/' },
  'office-device-linux': { ...page, path: '/office/linux/' },
  'office-device-android': { ...page, path: '/office/android/' },
  'office-device-ios': { ...page, path: '/office/ios/' },
  'office-writer': { ...page, path: '/office/writer/' },
  'office-spreadsheet': { ...page, path: '/office/spreadsheet/' },
  'office-presentation': { ...page, path: '/office/presentation/', header: white },
  'office-pdf': { ...page, path: '/office/pdf/' },
  'whatsnew-linux': { ...page, path: '/whatsnew/linux/' },
  'about-us': { ...page, path: '/about-us/' },
  'privacy-policy': { ...page, path: '/privacy-policy/', header: solid },
  premium: { ...page, path: '/premium/', header: white },
  subscription: { ...page, path: '/subscription/' },
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
