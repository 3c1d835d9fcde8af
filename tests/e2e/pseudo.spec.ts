/** With pseudo texts in the place of a language, what has no accents does not come from the message files. */
import type { Page } from '@playwright/test';
import { brand, socialLinks } from '@/config/site/brand';
import { attachmentTypes } from '@/config/forms/feedback';
import { honeypotField } from '@/config/forms/forms';
import { languages } from '@/config/site/languages';
import { managers } from '@/config/download/installWays';
import { packages } from '@/config/download/packages';
import type { RouteName } from '@/config/site/routes';
import { escaped } from '@/locales/tool/finding';
import { readGlossary } from '@/locales/tool/glossary';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { startPseudoSite } from '@/tests/helpers/pseudoSite';
import { expect, test } from '@/tests/helpers/test';

const language = 'de-DE';
const pages: readonly RouteName[] = ['index', 'download', 'pricing', 'support', 'privacy-policy'];

/** What browsers and `Intl` say: months, and the word before the last of a list. */
const byIntl = [
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month).toLocaleDateString(language, { month: 'long' }),
  ),
  'und',
];

/** Words that are no texts: they stand in tables of `config/`, or in the glossary. */
const names = [
  ...readGlossary('.').names,
  ...languages.flatMap(({ name, code }) => [name, code]),
  ...Object.values(packages).map(({ format }) => format),
  ...Object.values(managers).map(({ name }) => name),
  ...Object.keys(attachmentTypes),
  ...socialLinks.map(({ name }) => name),
  ...[brand.legalName, brand.address, honeypotField],
  // With the version of iOS in the requirements.
  'iPadOS',
  ...byIntl,
];

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
  // Long names first: another may be a part of them.
  for (const name of [...names].sort((one, other) => other.length - one.length))
    rest = rest.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu'), ' ');
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
    await page.goto('about:blank');
    await site.close();
    // The development server complains of what a build does not have.
    problems.length = 0;
  }
});
