/** What machines read of the published tree: sitemaps, structured data, link previews, manifest, well-known files. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { devices } from '@/config/download/devices';
import { isNoted, notedSystems } from '@/config/download/notedSystems';
import { releaseAnchor, releases } from '@/config/download/releases';
import { siteUrl } from '@/config/site/hosts';
import { languageCodes, languageOf, languages } from '@/config/site/languages';
import { premiumPrices } from '@/config/plans/plans';
import { routes } from '@/config/site/routes';
import { Text } from 'domhandler';
import { textOf } from '@/deploy/publish/facts';
import { securityTextDays } from '@/deploy/publish/wellKnown';
import { feedUrl } from '@/services/rules/releaseFeed';
import { absoluteUrl, canonicalUrl } from '@/services/rules/seo';
import { publishedFiles, publishedPages, visibleText } from '@/tests/helpers/published';

const pages = publishedPages();
const files = new Set(publishedFiles());
const read = (path: string) => readFileSync(`out${path}`, 'utf8');
const listed = pages.filter(({ name }) => routes[name].index);

type Thing = Record<string, unknown> & { '@type': string };

/** The schema.org things that a page tells of. */
function things(html: string): Thing[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!json) return [];
  const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim().length > 1;
const each = (value: unknown) => value as Thing[];

/** What search engines demand of each type. */
const shapes: Readonly<Record<string, (thing: Thing) => boolean>> = {
  Organization: ({ name, url, logo, sameAs }) =>
    isText(name) && isUrl(url) && isUrl(logo) && (sameAs as unknown[]).every(isUrl),
  WebSite: ({ name, url, inLanguage }) => isText(name) && isUrl(url) && isText(inLanguage),
  WebPage: ({ name, url, description }) => isText(name) && isUrl(url) && isText(description),
  SoftwareApplication: ({ name, operatingSystem, applicationCategory, image, offers }) =>
    [name, operatingSystem, applicationCategory].every(isText) &&
    isUrl(image) &&
    each(offers).every(
      ({ price, priceCurrency, url }) =>
        /^\d+\.\d\d$/.test(String(price)) && /^[A-Z]{3}$/.test(String(priceCurrency)) && isUrl(url),
    ),
  BreadcrumbList: ({ itemListElement }) =>
    each(itemListElement).length > 1 &&
    each(itemListElement).every(
      ({ position, name, item }, at) => position === at + 1 && isText(name) && isUrl(item),
    ),
  FAQPage: ({ mainEntity }) =>
    each(mainEntity).length > 0 &&
    each(mainEntity).every(
      ({ name, acceptedAnswer }) => isText(name) && isText((acceptedAnswer as Thing).text),
    ),
};

describe('structured data', () => {
  test.each(listed.map((page) => [page.path, page] as const))('of %s', (_, page) => {
    const { name, language, html } = page;
    const told = things(html);
    const types = told.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'WebPage']));
    for (const thing of told) expect(shapes[thing['@type']]?.(thing), thing['@type']).toBe(true);
    expect(told.find((thing) => thing['@type'] === 'WebPage')).toMatchObject({
      url: canonicalUrl(name, language),
      inLanguage: languageOf(language).iso,
    });
    expect(types.includes('BreadcrumbList')).toBe(name !== 'index');
    expect(types.includes('FAQPage')).toBe(html.includes('data-question=""'));
    const text = textOf([new Text(visibleText(html))]);
    for (const faq of told.filter((thing) => thing['@type'] === 'FAQPage'))
      for (const question of each(faq.mainEntity)) expect(text).toContain(question.name);
  });

  test('is on no page that search engines are not to list', () => {
    const hidden = pages.filter(({ name }) => !routes[name].index);
    expect(hidden.filter(({ html }) => things(html).length > 0)).toEqual([]);
  });

  test('names every price of the plans, and the system of a page about one', () => {
    const of = (path: string) =>
      things(read(`${path}index.html`)).find((thing) => thing['@type'] === 'SoftwareApplication');
    const prices = each(of('/pricing/')?.offers).map(({ price }) => price);
    expect(prices).toEqual(
      expect.arrayContaining([
        '0.00',
        ...Object.values(premiumPrices).map(({ amount }) => String(amount)),
      ]),
    );
    expect(of('/de-DE/office/linux/')?.operatingSystem).toBe('Linux');
    expect(of('/')?.operatingSystem).toContain('Windows');
  });
});

describe('what is new', () => {
  const noted = pages.flatMap((page) => {
    const system = notedSystems.find((one) => page.name === `whatsnew-${one}`);
    return system ? [{ ...page, system }] : [];
  });

  test.each(noted.map((page) => [page.path, page] as const))('%s has its feed', (_, page) => {
    const { html, language, system } = page;
    const [link = ''] = /<link [^>]*type="application\/atom\+xml"[^>]*>/.exec(html) ?? [];
    expect(link).toContain('rel="alternate"');
    const url = /href="([^"]+)"/.exec(link)?.[1] ?? '';
    expect(url).toBe(feedUrl(system, language));
    const text = read(new URL(url).pathname);
    expect(XMLValidator.validate(text)).toBe(true);
    const { feed } = new XMLParser().parse(text) as { feed: { entry: { id: string }[] } };
    const anchors = releases[system].map(({ version }) => releaseAnchor(version));
    expect(feed.entry.map(({ id }) => id)).toEqual(
      anchors.map((anchor) => `${canonicalUrl(page.name, language)}#${anchor}`),
    );
    for (const anchor of anchors) expect(html).toContain(`id="${anchor}"`);
    const product = things(html).find((thing) => thing['@type'] === 'SoftwareApplication');
    expect(product?.releaseNotes).toBe(feed.entry[0]?.id);
    expect(product?.softwareVersion).toBe(releases[system][0].version);
  });

  test('is on no page, and behind no link, of a system without notes', () => {
    const others = devices.filter((device) => !isNoted(device));
    expect(others.filter((device) => existsSync(`out/whatsnew/${device}`))).toEqual([]);
    const links = others.map((device) => `/whatsnew/${device}/`);
    expect(pages.filter(({ html }) => links.some((link) => html.includes(link)))).toEqual([]);
  });
});

describe('link previews', () => {
  test.each(pages.map((page) => [page.path, page] as const))('of %s', (_, { html, language }) => {
    const meta = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    for (const name of ['og:title', 'og:description', 'og:url', 'og:locale', 'twitter:title'])
      expect(meta(name), name).toBeTruthy();
    expect(meta('og:locale')).toBe(languageOf(language).iso.replace('-', '_'));
    expect(meta('og:image')).toBe(`${siteUrl}/images/og/${language}.png`);
    expect(meta('twitter:image')).toBe(meta('og:image'));
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  test.each(languageCodes)('have a picture in %s', async (code) => {
    const { width, height, format } = await sharp(`out/images/og/${code}.png`).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });
});

interface SitemapUrl {
  loc: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
}

const xml = new XMLParser({ ignoreAttributes: false });

/** The addresses of a language's sitemap, each with its alternates. */
function sitemapOf(code: string): SitemapUrl[] {
  const { urlset } = xml.parse(read(`/sitemaps/${code}.xml`)) as { urlset: { url: SitemapUrl[] } };
  return urlset.url;
}

describe('sitemaps', () => {
  test('are one per language, named by the index, which robots.txt names', () => {
    const { sitemapindex } = xml.parse(read('/sitemap.xml')) as {
      sitemapindex: { sitemap: { loc: string }[] };
    };
    const wanted = languageCodes.map((code) => `${siteUrl}/sitemaps/${code}.xml`);
    expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual(wanted);
    expect(read('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(read('/robots.txt')).not.toMatch(/^Disallow: \S/m);
  });

  test.each(languageCodes)('of %s lists each page that may be listed, and no other', (code) => {
    expect(XMLValidator.validate(read(`/sitemaps/${code}.xml`))).toBe(true);
    const wanted = listed.filter(({ language }) => language === code);
    expect(
      sitemapOf(code)
        .map(({ loc }) => loc)
        .sort(),
    ).toEqual(wanted.map(({ path }) => siteUrl + path).sort());
  });

  test('alternates lead back: every page that one names names the same pages', () => {
    const all = new Map(languageCodes.flatMap(sitemapOf).map((row) => [row.loc, row]));
    for (const { loc, 'xhtml:link': links } of all.values()) {
      const tags = links.map((link) => link['@_hreflang']);
      expect(tags).toEqual([...languages.map(({ newCode }) => newCode), 'x-default']);
      expect(links.map((link) => link['@_href'])).toContain(loc);
      for (const link of links) expect(all.get(link['@_href'])?.['xhtml:link']).toEqual(links);
    }
  });
});

describe('well-known files', () => {
  test('the manifest names icons that are there, in their sizes', async () => {
    const { icons, start_url, name } = JSON.parse(read('/manifest.webmanifest')) as {
      icons: { src: string; sizes: string }[];
      start_url: string;
      name: string;
    };
    expect([start_url, isText(name)]).toEqual(['/', true]);
    for (const { src, sizes } of icons) {
      expect(files.has(src)).toBe(true);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(`out${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const icon of ['/favicon.ico', '/apple-touch-icon.png'])
      expect(files.has(icon)).toBe(true);
  });

  test('security.txt says whom to tell, and until when that holds (RFC 9116)', () => {
    const fields = new Map(
      read('/.well-known/security.txt')
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^(https?:\/\/|mailto:)/);
    expect(fields.get('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(securityTextDays);
  });

  test('llms.txt links to every listed page and language', () => {
    const text = read('/llms.txt');
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    const english = listed.filter(({ language }) => language === 'en-US');
    expect(links).toEqual(
      expect.arrayContaining([
        ...english.map(({ path }) => siteUrl + path),
        ...languageCodes.map((code) => absoluteUrl('/', code)),
      ]),
    );
    for (const link of links)
      expect(existsSync(`out${link?.slice(siteUrl.length)}index.html`)).toBe(true);
  });
});
