/** What is new on a system that the site has no notes of yet: a table of its own gets page, addresses and feed. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '@/config/site/hosts';
import { languages } from '@/config/site/languages';
import { whatsNewPages } from '@/config/site/routes';
import { feedUrl, releaseFeed, releaseUrl, type Feed } from '@/services/rules/releaseFeed';

const windows = [
  {
    version: '12.3.0.1',
    date: '2026-12-01',
    groups: [
      { heading: 'New', changes: ['Tables & <charts> say "hello".', 'A second thing.'] },
      { heading: 'Fixed', changes: [] },
    ],
  },
  { version: '12.2.0.9', date: '2026-11-10', groups: [{ heading: 'Fixed', changes: ['One.'] }] },
];
const feed = (language: Feed['language'], releases = windows): string =>
  releaseFeed({ system: 'windows', language, title: 'T & <b>', subtitle: 'S', releases });

interface Parsed {
  id: string;
  title: string;
  updated: string;
  author: { name: string };
  '@_xml:lang': string;
  link: { '@_rel': string; '@_href': string; '@_type': string }[];
  entry: { id: string; title: string; updated: string; content: { '#text': string } }[];
}

function parsed(text: string): Parsed {
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });
  return (parser.parse(text) as { feed: Parsed }).feed;
}

test('another row of the table is another page, for its system', () => {
  expect(whatsNewPages(['windows', 'ios'])).toMatchObject({
    'whatsnew-windows': { path: '/whatsnew/windows/', device: 'windows', index: true },
    'whatsnew-ios': { path: '/whatsnew/ios/', device: 'ios', index: true },
  });
  expect(whatsNewPages([])).toEqual({});
});

describe.each(languages)('the feed in $code', ({ code, iso }) => {
  const { entry, link, ...head } = parsed(feed(code));

  test('says what it is, where it stands, and how new it is', () => {
    expect(head).toMatchObject({ title: 'T & <b>', updated: '2026-12-01T00:00:00Z' });
    expect(head['@_xml:lang']).toBe(iso);
    expect(head.author.name).not.toBe('');
    const to = (rel: string) => link.find((one) => one['@_rel'] === rel)?.['@_href'];
    expect(to('self')).toBe(feedUrl('windows', code));
    expect(to('alternate')).toBe(head.id);
    expect(feedUrl('windows', code).startsWith(`${siteUrl}/`)).toBe(true);
  });

  test('has an entry with an address of its own for each release, newest first', () => {
    expect(entry.map(({ id }) => id)).toEqual(
      windows.map(({ version }) => releaseUrl('windows', version, code)),
    );
    expect(entry.map(({ updated }) => updated)).toEqual(
      windows.map(({ date }) => `${date}T00:00:00Z`),
    );
    expect(new Set(entry.map(({ id }) => id)).size).toBe(entry.length);
  });
});

test('words stay words, and kinds without a change are left out', () => {
  const [first] = parsed(feed('en-US')).entry;
  expect(first?.content['#text']).toBe(
    '<h3>New</h3><ul><li>Tables &amp; &lt;charts&gt; say &quot;hello&quot;.</li><li>A second thing.</li></ul>',
  );
});
