/** The menus of header and footer (specification, section 2). */
import { outerLinks } from './brand';
import type { IconName } from './icons';
import { routes, type RouteName } from './routes';

/** Messages under `nav`: an item's name, and for items of a panel its description. */
type NavKey =
  | 'product'
  | 'overview'
  | 'windows'
  | 'mac'
  | 'linux'
  | 'android'
  | 'ios'
  | 'docs'
  | 'templateStore'
  | 'business'
  | 'pdfTools'
  | 'download'
  | 'pricing'
  | 'support'
  | 'academy'
  | 'helpCenter'
  | 'feedback'
  | 'resource'
  | 'templates'
  | 'partners'
  | 'aboutUs'
  | 'privacyPolicy';

/** Items of panels, which have a description. */
type DescribedNavKey = Exclude<
  NavKey,
  'product' | 'download' | 'pricing' | 'support' | 'resource' | 'aboutUs' | 'privacyPolicy'
>;

/** A menu item (specification, section 2). */
export interface MenuItem<Key extends NavKey = NavKey> {
  /** Message key of the name. */
  readonly name: Key;
  /** Path without language prefix, or an address outside the site. */
  readonly path: string;
  readonly isOuterLink: boolean;
  readonly isRouterLink: boolean;
  /** What analytics calls the item. */
  readonly reportName: string;
  readonly icon: IconName;
  /** Message key of the description; empty where there is none. */
  readonly description: Key | '';
}

/** A menu: a link of its own, or a panel of items. */
export interface Menu {
  readonly name: NavKey;
  readonly reportName: string;
  readonly items: readonly MenuItem<DescribedNavKey>[];
}

function pageItem<Key extends NavKey>(name: Key, route: RouteName, icon: IconName, hash = '') {
  const path = `${routes[route].path}${hash}`;
  const kind = { isOuterLink: false, isRouterLink: true, reportName: name };
  return { name, path, icon, description: '' as Key | '', ...kind };
}

function outerItem<Key extends NavKey>(name: Key, path: string, icon: IconName) {
  const kind = { isOuterLink: true, isRouterLink: false, reportName: name };
  return { name, path, icon, description: '' as Key | '', ...kind };
}

/** Items of a panel show their description. */
function panel(name: NavKey, ...items: readonly MenuItem<DescribedNavKey>[]): Menu {
  const described = items.map((item) => ({ ...item, description: item.name }));
  return { name, reportName: name, items: described };
}

/** The header's menu, in order: a panel, or the item that is a link by itself. */
export const headerMenus: readonly (Menu | MenuItem)[] = [
  panel(
    'product',
    pageItem('overview', 'office', 'layout-grid'),
    pageItem('windows', 'office-device-windows', 'monitor'),
    pageItem('mac', 'office-device-mac', 'brand-apple'),
    pageItem('linux', 'office-device-linux', 'brand-linux'),
    pageItem('android', 'office-device-android', 'brand-android'),
    pageItem('ios', 'office-device-ios', 'smartphone'),
    pageItem('docs', 'wpsdocs', 'cloud'),
    outerItem('templateStore', outerLinks.templates, 'store'),
    pageItem('business', 'business', 'building-2'),
    pageItem('pdfTools', 'office-pdf', 'wrench', '#tools'),
  ),
  pageItem('download', 'download', 'arrow-down-to-line'),
  pageItem('pricing', 'pricing', 'check'),
  panel(
    'support',
    outerItem('academy', outerLinks.academy, 'graduation-cap'),
    outerItem('helpCenter', outerLinks.helpCenter, 'life-buoy'),
    pageItem('feedback', 'support', 'message-square'),
  ),
  panel(
    'resource',
    outerItem('templates', outerLinks.templates, 'layout-template'),
    outerItem('partners', outerLinks.strategicPartner, 'handshake'),
  ),
];

/** The footer's groups. */
export const footerGroups: readonly {
  readonly name: 'product' | 'company' | 'support';
  readonly items: readonly MenuItem[];
}[] = [
  {
    name: 'product',
    items: [
      pageItem('overview', 'office', 'layout-grid'),
      pageItem('docs', 'wpsdocs', 'cloud'),
      pageItem('pricing', 'pricing', 'check'),
      pageItem('business', 'business', 'building-2'),
      outerItem('templateStore', outerLinks.templates, 'store'),
    ],
  },
  {
    name: 'company',
    items: [
      pageItem('aboutUs', 'about-us', 'users-round'),
      pageItem('privacyPolicy', 'privacy-policy', 'file-text'),
      outerItem('partners', outerLinks.strategicPartner, 'handshake'),
    ],
  },
  {
    name: 'support',
    items: [
      pageItem('download', 'download', 'arrow-down-to-line'),
      outerItem('helpCenter', outerLinks.helpCenter, 'life-buoy'),
      outerItem('academy', outerLinks.academy, 'graduation-cap'),
      pageItem('feedback', 'support', 'message-square'),
    ],
  },
];
