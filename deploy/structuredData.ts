/** What search engines are told about a page as schema.org data, from the tables and the page's own words. */
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Offer,
  Organization,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { brand, socialLinks } from '@/config/brand';
import { siteUrl } from '@/config/hosts';
import { languageOf, type LanguageCode } from '@/config/languages';
import { previewPicture } from '@/config/pictures';
import { businessPrices, currency, premiumPrices } from '@/config/plans';
import { routeNames, routes, type RouteName } from '@/config/routes';
import { absoluteUrl, canonicalUrl } from '@/services/seo';
import type { PageFacts } from './pageFacts';

/** What is to be known of a page. */
export interface DescribedPage extends PageFacts {
  readonly name: RouteName;
  readonly language: LanguageCode;
  /** Name of a page where a trail leads through it. */
  readonly label: (name: RouteName) => string;
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
const isProductPage = (name: RouteName): boolean =>
  name in systems || /^(index|download|pricing|premium|subscription|business|office)/.test(name);

const organizationId = `${siteUrl}/#organization`;
const websiteId = `${siteUrl}/#website`;

function organization(): Organization {
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

function website(language: LanguageCode): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: brand.name,
    url: absoluteUrl('/', language),
    inLanguage: languageOf(language).iso,
    publisher: { '@id': organizationId },
  };
}

function webPage({ name, language, title, description }: DescribedPage): WebPage {
  const url = canonicalUrl(name, language);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: languageOf(language).iso,
    isPartOf: { '@id': websiteId },
  };
}

function offers({ language, plans }: DescribedPage): Offer[] {
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

function application(page: DescribedPage): SoftwareApplication {
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

/** Pages whose paths begin a page's path, the home page first and the page itself last. */
function trail(name: RouteName): RouteName[] {
  const { path } = routes[name];
  return routeNames
    .filter((above) => above !== 'not-found' && path.startsWith(routes[above].path))
    .sort((one, other) => routes[one].path.length - routes[other].path.length);
}

function breadcrumbs({ name, language, label }: DescribedPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail(name).map((above, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label(above),
      item: absoluteUrl(routes[above].path, language),
    })),
  };
}

function faq({ name, language, questions }: DescribedPage): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${canonicalUrl(name, language)}#faq`,
    inLanguage: languageOf(language).iso,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The data of a page, or `null` for one that search engines are not to list. */
export function structuredData(page: DescribedPage): Graph | null {
  if (!routes[page.name].index) return null;
  const things: Thing[] = [organization(), website(page.language), webPage(page)];
  if (isProductPage(page.name)) things.push(application(page));
  if (page.name !== 'index') things.push(breadcrumbs(page));
  if (page.questions.length > 0) things.push(faq(page));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The page with its data at the end of its head; `<` is escaped, so that no text can end the element. */
export function withStructuredData(html: string, data: Graph | null): string {
  if (!data) return html;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
