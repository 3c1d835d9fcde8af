/** The product and its prices as schema.org data, and the pages that are about it. */
import type { Offer, SoftwareApplication } from 'schema-dts';
import type { Device } from '@/config/download/devices';
import { isNoted } from '@/config/download/notedSystems';
import { releases } from '@/config/download/releases';
import { brand } from '@/config/site/brand';
import { siteUrl } from '@/config/site/hosts';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { previewPicture } from '@/config/site/pictures';
import { businessPrices, currency, premiumPrices } from '@/config/plans/plans';
import { routes, type RouteName } from '@/config/site/routes';
import { releaseUrl } from '@/services/rules/releaseFeed';
import { absoluteUrl, canonicalUrl } from '@/services/rules/seo';
import { organizationId } from './site';

/** A page that the product is described on. */
export interface ProductPage {
  readonly name: RouteName;
  readonly language: LanguageCode;
  readonly description: string;
  /** The plans' names in this language. */
  readonly plans: Readonly<Record<'standard' | 'premium' | 'business', string>>;
}

/** The systems by the names that search engines know. */
const systems: Readonly<Record<Device, string>> = {
  windows: 'Windows',
  mac: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
};

/** The system that a page is about, or all of them. */
function systemsOf(name: RouteName): string {
  const { device } = routes[name];
  return device ? systems[device] : Object.values(systems).join(', ');
}

function offers({ language, plans }: ProductPage): Offer[] {
  const offer = (name: string, amount: number): Offer => ({
    '@type': 'Offer',
    name,
    price: amount.toFixed(2),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url: absoluteUrl(routes.pricing.path, language),
  });
  return [
    offer(plans.standard, 0),
    ...Object.values(premiumPrices).map(({ amount }) => offer(plans.premium, amount)),
    ...Object.values(businessPrices).map(({ amount }) => offer(plans.business, amount)),
  ];
}

/** The newest release of the system that a page is about, and where its notes are; nothing without notes. */
function newest({ name, language }: ProductPage) {
  const { device } = routes[name];
  if (!device || !isNoted(device)) return {};
  const [{ version, date }] = releases[device];
  return {
    softwareVersion: version,
    dateModified: date,
    releaseNotes: releaseUrl(device, version, language),
  };
}

/** The product as a page tells of it. */
export function application(page: ProductPage): SoftwareApplication {
  const { name, language, description } = page;
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}/#software`,
    name: brand.name,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: systemsOf(name),
    url: canonicalUrl(name, language),
    downloadUrl: absoluteUrl(routes.download.path, language),
    image: siteUrl + previewPicture(language).path,
    inLanguage: languageOf(language).iso,
    publisher: { '@id': organizationId },
    offers: offers(page),
    ...newest(page),
  };
}
