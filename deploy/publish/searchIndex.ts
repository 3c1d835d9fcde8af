/** What can be found on the pages of a language, as the search fetches it: read off the pages, so that every result is there. */
import type { LanguageCode } from '@/config/site/languages';
import { routes, type RouteName } from '@/config/site/routes';
import { pagePath } from '@/services/rules/urls';
import type { PageFacts } from './facts';

/** A page that may be found. */
export interface FindablePage {
  readonly name: RouteName;
  readonly facts: PageFacts;
}

/** An entry: the number of its page, its anchor there (empty for the page itself), title and text. */
type Entry = readonly [page: number, anchor: string, title: string, text: string];

/** The page itself, each question with its answer, and each heading with an anchor, all once. */
function entriesOf({ facts }: FindablePage, at: number): Entry[] {
  const { heading, description, questions, headings } = facts;
  const asked = new Set(questions.map(({ question }) => question));
  return [
    [at, '', heading, description],
    ...questions.map(({ id, question, answer }): Entry => [at, id, question, answer]),
    ...headings
      .filter(({ text }) => !asked.has(text) && text !== heading)
      .map(({ id, text }): Entry => [at, id, text, '']),
  ];
}

/**
 * The index of a language.
 * @returns JSON: the pages by path and heading, and the entries.
 */
export function searchIndexFile(pages: readonly FindablePage[], language: LanguageCode): string {
  const findable = pages.filter(({ name }) => routes[name].index);
  return JSON.stringify({
    pages: findable.map(({ name, facts }) => [pagePath(name, language), facts.heading]),
    entries: findable.flatMap(entriesOf),
  });
}
