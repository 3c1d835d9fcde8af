/** The sitemaps: an index, and one per language that names each page in every language; pure. */
import { languageCodes, languageOf, type LanguageCode } from '@/config/site/languages';
import { siteUrl } from '@/config/site/hosts';
import { routeNames, routes } from '@/config/site/routes';
import { alternateUrls, canonicalUrl } from './seo';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** File name of a language's sitemap, below `/sitemaps/`. */
const sitemapFile = (language: LanguageCode): string => `${language}.xml`;

/** The file names of all sitemaps that the index names. */
export const sitemapFiles: readonly string[] = languageCodes.map(sitemapFile);

/** Address of the index. */
export const sitemapUrl = `${siteUrl}/sitemap.xml`;

/** The index of all sitemaps. */
export function sitemapIndex(): string {
  const rows = sitemapFiles.map(
    (file) => `<sitemap><loc>${siteUrl}/sitemaps/${file}</loc></sitemap>`,
  );
  return [head, `<sitemapindex xmlns="${schema}">`, ...rows, '</sitemapindex>', ''].join('\n');
}

/** The pages of one language that search engines may list. */
export function sitemapOf(code: string): string {
  const language = languageOf(code).code;
  const rows = routeNames
    .filter((name) => routes[name].index)
    .map((name) => {
      const links = Object.entries(alternateUrls(name)).map(
        ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
      );
      return `<url><loc>${canonicalUrl(name, language)}</loc>\n${links.join('\n')}</url>`;
    });
  const set = `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [head, set, ...rows, '</urlset>', ''].join('\n');
}
