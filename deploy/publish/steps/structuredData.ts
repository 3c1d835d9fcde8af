/** What search engines are told about a page as schema.org data, from the tables and the page's own words. */
import type { BreadcrumbList, FAQPage, Graph, Thing, WebPage } from 'schema-dts';
import { languageOf } from '@/config/site/languages';
import { routeNames, routes, type RouteName } from '@/config/site/routes';
import { absoluteUrl, canonicalUrl } from '@/services/rules/seo';
import type { PageFacts } from '../facts';
import { putAtEnd, type Page } from '../page';
import { application, type ProductPage } from './schema/product';
import { organization, website, websiteId } from './schema/site';

/** What is to be known of a page. */
export interface DescribedPage extends PageFacts, ProductPage {
  /** Name of a page where a trail leads through it. */
  readonly label: (name: RouteName) => string;
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
  if (routes[page.name].product) things.push(application(page));
  if (page.name !== 'index') things.push(breadcrumbs(page));
  if (page.questions.length > 0) things.push(faq(page));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Puts data at a page's end, behind all that is drawn; `<` is escaped, so that no text can end the element. */
export function addStructuredData(page: Page, data: Graph | null): void {
  if (!data) return;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  putAtEnd(page.the('body'), `<script type="application/ld+json">${json}</script>`);
}
