/** With pseudo texts in the place of a language, what has no accents does not come from the message files. */
import type { Page } from '@playwright/test';
import { languages } from '@/config/languages';
import type { RouteName } from '@/config/routes';
import { readGlossary } from '@/locales/tool/glossary';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { startPseudoSite } from '@/tests/helpers/pseudoSite';
import { expect, test } from '@/tests/helpers/test';

const language = 'de-DE';
const pages: readonly RouteName[] = ['index', 'download', 'pricing', 'support', 'privacy-policy'];

/** Words that are no texts: names of the glossary, of languages and of systems, units, addresses. */
const names = [...readGlossary('.').names, ...languages.flatMap(({ name, code }) => [name, code])];

/** Visible texts, and those that are read aloud. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    for (const root of document.querySelectorAll('header, main, footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        // Code, addresses and feeds are in no language of the site.
        if (parent?.closest('script, style, code, [data-feed], svg, [lang]:not(html)')) continue;
        texts.push(walker.currentNode.textContent ?? '');
      }
      for (const element of root.querySelectorAll('[aria-label], img[alt], [placeholder]'))
        for (const name of ['aria-label', 'alt', 'placeholder'])
          texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
}

/** What is left of a text when names are taken out: words without an accent. */
function plainWords(text: string): string[] {
  let rest = text;
  for (const name of [...names].sort((one, other) => other.length - one.length))
    rest = rest.replaceAll(name, ' ');
  return rest.match(/(?<![\p{L}\d./-])[A-Za-z]{3,}(?![\p{L}\d./-])/gu) ?? [];
}

test('every text of a page comes from the message files @full', async ({ page, problems }) => {
  test.setTimeout(400_000);
  const site = await startPseudoSite(language);
  try {
    const plain: string[] = [];
    for (const name of pages) {
      await page.goto(`${site.url}${pageAddress(name, language)}`, { timeout: 120_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[åéîöû]/i);
      for (const text of await textsOf(page)) {
        const words = plainWords(text);
        if (words.length > 0) plain.push(`${name}: ${words.join(' ')} in “${text.trim()}”`);
      }
    }
    expect(plain).toEqual([]);
  } finally {
    await site.close();
  }
  // The development server complains of what a build does not have.
  problems.length = 0;
});
