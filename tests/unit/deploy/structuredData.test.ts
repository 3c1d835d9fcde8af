/** What a page tells search engines, from its markup and the tables. */
import { describe, expect, test } from 'vitest';
import { inlineScripts } from '@/deploy/publish/steps/csp';
import { pageFacts } from '@/deploy/publish/facts';
import { Page } from '@/deploy/publish/page';
import {
  addStructuredData,
  structuredData,
  type DescribedPage,
} from '@/deploy/publish/steps/structuredData';

const html = [
  '<html><head><title>A &amp; B | WPS Office</title>',
  '<meta name="description" content="It&#x27;s &quot;light&quot;."/></head><body><h1>A</h1>',
  '<details id="menu"><summary>Menu</summary><p>No question</p></details>',
  '<details id="q1" class="x" data-question=""><summary class="s"><h3>How &lt;many&gt;?</h3><svg></svg>',
  '</summary><div><p>At most <!-- -->9.</p><p>See <a href="/x/">here</a>.</p></div></details>',
  '</body></html>',
].join('');

const page: DescribedPage = {
  ...pageFacts(new Page(html)),
  name: 'office-device-windows',
  language: 'de-DE',
  label: (name) => `label of ${name}`,
  plans: { standard: 'Standard', premium: 'Premium', business: 'Business' },
};

test('facts are read off the markup', () => {
  expect(pageFacts(new Page(html))).toEqual({
    title: 'A & B | WPS Office',
    heading: 'A',
    headings: [],
    description: 'It\'s "light".',
    questions: [{ id: 'q1', question: 'How <many>?', answer: 'At most 9. See here.' }],
  });
});

test.each([
  ['title', html.replace(/<title>.*<\/title>/, '')],
  ['h1', html.replace(/<h1>.*<\/h1>/, '')],
  ['description', html.replace(/<meta.*?>/, '')],
  ['summary', html.replace(/<summary class.*<\/summary>/, '')],
])('a page that lacks its %s is refused', (called, lacking) => {
  expect(() => pageFacts(new Page(lacking))).toThrow(called);
});

describe('structuredData', () => {
  const graph = structuredData(page)?.['@graph'] as unknown as Record<string, unknown>[];
  const thing = (type: string) => graph.find((one) => one['@type'] === type);

  test('leads from home through the pages above', () => {
    const { itemListElement } = thing('BreadcrumbList') as { itemListElement: { name: string }[] };
    expect(itemListElement.map(({ name }) => name)).toEqual([
      'label of index',
      'label of office',
      'label of office-device-windows',
    ]);
  });

  test('offers the product for the page’s system', () => {
    expect(thing('SoftwareApplication')).toMatchObject({
      operatingSystem: 'Windows',
      inLanguage: 'de-DE',
      offers: expect.arrayContaining([
        expect.objectContaining({ name: 'Standard', price: '0.00', priceCurrency: 'USD' }),
        expect.objectContaining({ name: 'Premium', price: '29.99' }),
      ]),
    });
  });

  test('has questions where the page draws them', () => {
    expect(thing('FAQPage')).toBeDefined();
    const without = structuredData({ ...page, questions: [] });
    expect(JSON.stringify(without)).not.toContain('FAQPage');
  });

  test.each(['purchase-success', 'd', 'ad-pdf', 'not-found'] as const)(
    'is silent on %s',
    (name) => {
      expect(structuredData({ ...page, name })).toBeNull();
    },
  );

  test('can’t end its element, and is nothing that a browser would run', () => {
    const evil = {
      id: 'faq-evil',
      question: '</script><script>alert(1)</script>',
      answer: '$& <!-- $1',
    };
    const described = new Page(html);
    addStructuredData(described, structuredData({ ...page, questions: [evil] }));
    const marked = described.toString();
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(marked) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.stringify(JSON.parse(json))).toContain('$& <!-- $1');
    expect(inlineScripts(described)).toEqual([]);
  });
});
