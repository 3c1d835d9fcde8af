/** The product and its prices as schema.org data, and the pages that are about it. */
import type { Offer, SoftwareApplication } from 'schema-dts';
import { brand } from '@/config/site/brand';
import { siteUrl } from '@/config/site/hosts';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { previewPicture } from '@/config/site/pictures';
import { businessPrices, currency, premiumPrices } from '@/config/plans/plans';
import { routes, type RouteName } from '@/config/site/routes';
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

/** The systems that a page's product runs on, where the page is about one of them. */
const systems: Partial<Record<RouteName, string>> = {
  'office-device-windows': 'Windows',
  'office-device-mac': 'macOS',
  'office-device-linux': 'Linux',
  'office-device-android': 'Android',
  'office-device-ios': 'iOS',
  'whatsnew-linux': 'Linux',
};
const everySystem = 'Windows, macOS, Linux, Android, iOS';

/** Pages that offer the product itself. */
export const isProductPage = (name: RouteName): boolean =>
  name in systems || /^(index|download|pricing|premium|subscription|business|office)/.test(name);

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

/** The product as a page tells of it. */
export function application(page: ProductPage): SoftwareApplication {
  const { name, language, description } = page;
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}/#software`,
    name: brand.name,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: systems[name] ?? everySystem,
    url: canonicalUrl(name, language),
    downloadUrl: absoluteUrl(routes.download.path, language),
    image: siteUrl + previewPicture(language).path,
    inLanguage: languageOf(language).iso,
    publisher: { '@id': organizationId },
    offers: offers(page),
  };
}
