/** Who publishes the site, and the site itself, as schema.org data. */
import type { Organization, WebSite } from 'schema-dts';
import { brand, socialLinks } from '@/config/site/brand';
import { siteUrl } from '@/config/site/hosts';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { absoluteUrl } from '@/services/rules/seo';

/** By these ids, other data names the two. */
export const organizationId = `${siteUrl}/#organization`;
export const websiteId = `${siteUrl}/#website`;

/** The publisher. */
export function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    address: brand.address,
    sameAs: socialLinks.map(({ path }) => path),
  };
}

/** The site in a language. */
export function website(language: LanguageCode): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: brand.name,
    url: absoluteUrl('/', language),
    inLanguage: languageOf(language).iso,
    publisher: { '@id': organizationId },
  };
}
