/** A system's releases as an Atom feed (RFC 4287); pure. */
import type { Device } from '@/config/download/devices';
import { releaseAnchor } from '@/config/download/releases';
import { brand } from '@/config/site/brand';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { absoluteUrl } from './seo';

/** A feed in finished words. */
export interface Feed {
  readonly system: Device;
  readonly language: LanguageCode;
  readonly title: string;
  readonly subtitle: string;
  /** Newest first. */
  readonly releases: readonly FeedRelease[];
}

/** A release: its changes by kind. `date` is ISO 8601. */
interface FeedRelease {
  readonly version: string;
  readonly date: string;
  readonly groups: readonly { readonly heading: string; readonly changes: readonly string[] }[];
}

/** Path of a system's page, without prefix. */
const pagePath = (system: Device) => `/whatsnew/${system}/`;

/** The full address of a system's feed in a language. */
export function feedUrl(system: Device, language: LanguageCode): string {
  return absoluteUrl(`${pagePath(system)}feed.xml`, language);
}

/** The full address of what a release changed. */
export function releaseUrl(system: Device, version: string, language: LanguageCode): string {
  return `${absoluteUrl(pagePath(system), language)}#${releaseAnchor(version)}`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as XML and HTML write it. */
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** What a release changed, as HTML. */
function content({ groups }: FeedRelease): string {
  return groups
    .filter(({ changes }) => changes.length > 0)
    .map(({ heading, changes }) => {
      const items = changes.map((change) => `<li>${escape(change)}</li>`);
      return `<h3>${escape(heading)}</h3><ul>${items.join('')}</ul>`;
    })
    .join('');
}

/** Days have no time: midnight stands for one. */
const updated = (date: string) => `<updated>${date}T00:00:00Z</updated>`;

function entry(release: FeedRelease, { system, language }: Feed): string {
  const url = escape(releaseUrl(system, release.version, language));
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escape(`${brand.name} ${release.version}`)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    updated(release.date),
    `<content type="html">${escape(content(release))}</content>`,
    '</entry>',
  ].join('\n');
}

/** The feed as XML: as new as its newest release. */
export function releaseFeed(feed: Feed): string {
  const { system, language, title, subtitle, releases } = feed;
  const page = escape(absoluteUrl(pagePath(system), language));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageOf(language).iso}">`,
    `<id>${page}</id>`,
    `<title>${escape(title)}</title>`,
    `<subtitle>${escape(subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escape(feedUrl(system, language))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${languageOf(language).newCode}" href="${page}"/>`,
    ...releases.slice(0, 1).map(({ date }) => updated(date)),
    `<author><name>${escape(brand.name)}</name></author>`,
    ...releases.map((release) => entry(release, feed)),
    '</feed>',
    '',
  ].join('\n');
}
