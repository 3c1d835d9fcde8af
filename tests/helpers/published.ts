/** The published tree, read from disk: the files of a page, and what is in their markup. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@/config/site/languages';
import { routeNames, routes, type RouteName } from '@/config/site/routes';
import { localizedPath } from '@/services/rules/urls';

const out = 'out';

/** A page of the tree. */
export interface PublishedPage {
  readonly name: RouteName;
  readonly language: LanguageCode;
  readonly path: string;
  readonly html: string;
}

function fileOf(name: RouteName, language: LanguageCode): string {
  const path = name === 'not-found' ? '/404.html' : `${routes[name].path}index.html`;
  return join(out, localizedPath(path, language));
}

/** Every built page in every language. */
export function publishedPages(): PublishedPage[] {
  return routeNames.flatMap((name) =>
    languageCodes.map((language) => ({
      name,
      language,
      path: localizedPath(routes[name].path, language),
      html: readFileSync(fileOf(name, language), 'utf8'),
    })),
  );
}

/** Every file of the tree, as paths from its root. */
export function publishedFiles(): string[] {
  return readdirSync(out, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length));
}

/** The values of an attribute, wherever it stands in the markup. */
export function attributes(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'));
  return [...found].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** What a visitor reads: the body's text without scripts. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<[^>]+>/g, ' ');
}
