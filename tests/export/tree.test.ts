/** The published tree is complete, and every page of it is what a CDN may serve. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bootScript } from '@/services/page/inlineScripts.generated';
import { countryCodes } from '@/config/forms/countries';
import { fallbackUrls } from '@/config/download/addresses';
import { siteUrl } from '@/config/site/hosts';
import { languageCodes, languageOf, languages } from '@/config/site/languages';
import { messageParts } from '@/config/site/messageParts';
import { routes } from '@/config/site/routes';
import { Page } from '@/deploy/publish/page';
import { contentSecurityPolicy, inlineScripts } from '@/deploy/publish/steps/csp';
import { absoluteUrl } from '@/services/rules/seo';
import { localizedPath, parsePath, routeAt } from '@/services/rules/urls';
import { backendPaths } from '@/config/site/backendPaths';
import { attributes, publishedFiles, publishedPages, visibleText } from '@/tests/helpers/published';

const pages = publishedPages();
const files = new Set(publishedFiles());
interface Tree {
  [key: string]: Tree | string;
}

/** Dotted keys of every message: what would show in place of a text that is missing. */
function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

const keys = new Set(keysOf(JSON.parse(readFileSync('locales/en-US.json', 'utf8')) as Tree));

const shownKeys = (text: string) =>
  (text.match(/\w+(\.\w+)+/g) ?? []).filter((word) => keys.has(word));

const isBackendPath = (path: string) =>
  backendPaths.some((source) => path.startsWith(source.replace(':path*', '')));

/** Whether a path of this site is answered by the tree or the backend. */
function isServed(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return (
    files.has(pathname.endsWith('/') ? `${pathname}index.html` : pathname) ||
    isBackendPath(pathname)
  );
}

describe.each(pages.map((page) => [page.path, page] as const))(
  '%s',
  (_, { name, language, html }) => {
    test('says its language, and carries no message key and no foreign prefix', () => {
      expect(html).toContain(`<html lang="${languageOf(language).iso}"`);
      expect(shownKeys(visibleText(html))).toEqual([]);
      expect(attributes(html, 'href').filter((href) => href.startsWith('/en-US'))).toEqual([]);
    });

    test('has one h1, a title, a description, and headings in order', () => {
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
      const levels = [...html.slice(html.indexOf('<main')).matchAll(/<h([1-6])[\s>]/g)].map(
        ([, level]) => Number(level),
      );
      levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
    });

    test('has a policy with its own scripts, no inline style and no unsafe word', () => {
      const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy).toBe(contentSecurityPolicy(new Page(html)));
      expect(policy).not.toContain('unsafe');
      expect(html.slice(0, 1024)).toContain('charSet="utf-8"');
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\sstyle="|\son\w+="/);
    });

    test('runs the boot script before any other', () => {
      expect(inlineScripts(new Page(html))[0]).toBe(bootScript);
    });

    test('loads nothing before its first paint but fonts and pictures', () => {
      const now = html.replace(/<template id="later">.*<\/template>/s, '');
      expect(now).not.toMatch(/rel="stylesheet"|as="(?:script|style)"/);
      expect(now).not.toMatch(/<script(?![^>]*nomodule)[^>]*\ssrc=/i);
      expect(html).toMatch(/<style>.+<\/style>/s);
    });

    test('links only to what is there', () => {
      const links = [...attributes(html, 'href'), ...attributes(html, 'src')];
      const sets = attributes(html, 'srcSet').flatMap((set) =>
        set.split(', ').map((part) => part.split(' ')[0] ?? ''),
      );
      const own = [...links, ...sets].filter(
        (link) => link.startsWith('/') && !link.startsWith('//'),
      );
      expect(own.filter((link) => !isServed(link))).toEqual([]);
      expect(own.length).toBeGreaterThan(10);
    });

    test('tells search engines the truth about itself', () => {
      const alternates = [
        ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
      ];
      const { index, path, canonical } = routes[name];
      if (!index) {
        expect(alternates).toEqual([]);
        expect(html).toContain('<meta name="robots" content="noindex');
        return;
      }
      expect(html).toContain(
        `<link rel="canonical" href="${absoluteUrl(canonical ?? path, language)}"`,
      );
      expect(alternates.map(([, tag]) => tag).sort()).toEqual(
        [...languages.map((row) => row.newCode), 'x-default'].sort(),
      );
      for (const [, , href = ''] of alternates) {
        const { path: there } = parsePath(href.slice(siteUrl.length));
        expect(routeAt(there)).toBe(name);
      }
    });
  },
);

test('titles and descriptions are unique within each language', () => {
  for (const code of languageCodes) {
    const own = pages.filter(({ language }) => language === code);
    for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      const values = own.map(({ html }) => pattern.exec(html)?.[1]);
      expect(new Set(values).size).toBe(own.length);
    }
  }
});

test('English is at the root, and nothing of its folder is left', () => {
  expect([...files].filter((file) => /^\/(en-US|404|_not-found)\//.test(file))).toEqual([]);
  expect(files.has('/index.html')).toBe(true);
});

test('every font and picture that the styles name is published', () => {
  const styles = [...files].filter((file) => file.endsWith('.css'));
  const urls = styles.flatMap((file) =>
    [...readFileSync(`out${file}`, 'utf8').matchAll(/url\(["']?(\/[^)"']+)/g)].map(
      ([, url = '']) => url,
    ),
  );
  expect(urls.length).toBeGreaterThan(3);
  expect(urls.filter((url) => !files.has(url))).toEqual([]);
});

test('the texts and regions that browsers fetch late are published', () => {
  const texts = languageCodes.flatMap((language) =>
    messageParts.map((part) => localizedPath(`/messages/${part}.json`, language)),
  );
  const regions = countryCodes.map((code) => `/regions/${code}.json`);
  const published = [...files].filter((file) => /\/(messages|regions)\/[^/]+\.json$/.test(file));
  expect(published.sort()).toEqual([...texts, ...regions].sort());
});

test('the built-in addresses of the default build belong to the embedded backend', () => {
  for (const url of Object.values(fallbackUrls)) expect(isBackendPath(url)).toBe(true);
});
