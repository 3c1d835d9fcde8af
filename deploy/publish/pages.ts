/** Reads the exported pages and takes each through the steps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@/config/site/brand';
import { defaultLanguage, languages, type LanguageCode } from '@/config/site/languages';
import { searchIndexPath } from '@/config/pages/search';
import { footerGroups, headerMenus, type MenuItem } from '@/config/site/navigation';
import { routeNames, routes, type RouteName } from '@/config/site/routes';
import { readMessages, type Messages } from '@/locales/files';
import { canonicalUrl } from '@/services/rules/seo';
import { localizedPath } from '@/services/rules/urls';
import { pageFacts, type PageFacts } from './facts';
import { Page } from './page';
import { doStep, pageSteps } from './steps/steps';
import { searchIndexFile } from './searchIndex';
import { structuredData } from './steps/structuredData';
import type { Overview } from './wellKnown';

/** A page of the tree with what it says. */
interface ReadPage {
  readonly name: RouteName;
  readonly file: string;
  readonly page: Page;
  readonly facts: PageFacts;
}

const menuItems: readonly MenuItem[] = [
  ...headerMenus.flatMap((menu): readonly MenuItem[] => ('items' in menu ? menu.items : [menu])),
  ...footerGroups.flatMap(({ items }) => items),
];

/** What a page is called where a trail leads through it: as in the menu, or by its title. */
function labelOf(name: RouteName, messages: Messages, titles: Map<RouteName, string>): string {
  if (name === 'index') return brand.name;
  const item = menuItems.find(({ path }) => path === routes[name].path);
  const [before = '', after = ''] = messages.site.titleTemplate.split('{title}');
  const title = titles.get(name) ?? '';
  return item
    ? messages.nav[item.name].name
    : title.slice(before.length, title.length - after.length);
}

/** Where a page stands in the tree. */
export function fileOf(name: RouteName, language: LanguageCode): string {
  const path = name === 'not-found' ? '/404.html' : `${routes[name].path}index.html`;
  return localizedPath(path, language);
}

function readPages(tree: string, language: LanguageCode): ReadPage[] {
  return routeNames.map((name) => {
    const file = join(tree, fileOf(name, language));
    const page = doStep(file, 'parse', () => new Page(readFileSync(file, 'utf8')));
    return { name, file, page, facts: doStep(file, 'facts', () => pageFacts(page)) };
  });
}

/** The site in the default language's words, for `llms.txt`. */
export function overview(tree: string): Overview {
  const messages = readMessages(defaultLanguage);
  const pages = readPages(tree, defaultLanguage).filter(({ name }) => routes[name].index);
  return {
    name: brand.name,
    summary: pages.find(({ name }) => name === 'index')?.facts.description ?? '',
    lists: {
      [messages.header.mainMenu]: pages.map(({ name, facts: { title, description } }) => ({
        title,
        url: canonicalUrl(name, defaultLanguage),
        description,
      })),
      [messages.language.label]: languages.map(({ name, code }) => ({
        title: name,
        url: canonicalUrl('index', code),
      })),
    },
  };
}

/**
 * Finishes the pages of one language after another.
 * @param tree where scripts and styles stand as they will be published.
 * @returns the finished pages of a language, by their files.
 */
export function pageFinisher(tree: string): (language: LanguageCode) => Map<string, string> {
  const files = new Map<string, Buffer>();
  const bytesAt = (path: string): Buffer => {
    const bytes = files.get(path) ?? readFileSync(join(tree, path));
    files.set(path, bytes);
    return bytes;
  };
  const steps = pageSteps(bytesAt);
  return (language) => {
    const messages = readMessages(language);
    const pages = readPages(tree, language);
    const titles = new Map(pages.map(({ name, facts }) => [name, facts.title]));
    const label = (name: RouteName) => labelOf(name, messages, titles);
    const index = join(tree, searchIndexPath(language));
    return new Map([
      [index, searchIndexFile(pages, language)],
      ...pages.map(({ name, file, page, facts }): [string, string] => {
        const data = structuredData({ ...facts, name, language, label, plans: messages.plans });
        for (const { name: step, run } of steps) doStep(file, step, () => run(page, data));
        return [file, page.toString()];
      }),
    ]);
  };
}
