/** What the index of the search holds of a page. */
import { expect, test } from 'vitest';
import { pageFacts } from '@/deploy/publish/facts';
import { Page } from '@/deploy/publish/page';
import { searchIndexFile } from '@/deploy/publish/searchIndex';

const html = `<html><head><title>Plans | Site</title><meta name="description" content="All plans"/></head>
<body><h1>Plans &amp; prices</h1><section id="compare" aria-labelledby="compare-title"><h2 id="compare-title">Compare</h2>
<h3>Nothing leads here</h3></section><details id="faq-pay" data-question=""><summary><h3>How can I pay?</h3></summary><p>By card.</p></details></body></html>`;

test('a page, its questions and its headings, each with the way there', () => {
  const facts = pageFacts(new Page(html));
  const index: unknown = JSON.parse(searchIndexFile([{ name: 'pricing', facts }], 'de-DE'));
  expect(index).toEqual({
    pages: [['/de-DE/pricing/', 'Plans & prices']],
    entries: [
      [0, '', 'Plans & prices', 'All plans'],
      [0, 'faq-pay', 'How can I pay?', 'By card.'],
      [0, 'compare', 'Compare', ''],
    ],
  });
});

test('pages that search engines are not to list are not found here either', () => {
  const facts = pageFacts(new Page(html));
  const index: unknown = JSON.parse(searchIndexFile([{ name: 'd', facts }], 'en-US'));
  expect(index).toEqual({ pages: [], entries: [] });
});
