/** What machines look for at well-known addresses, besides robots and sitemaps. */
import { securityContact } from '@/config/site/brand';
import { siteUrl } from '@/config/site/hosts';
import { defaultLanguage, languageOf } from '@/config/site/languages';
import { routes } from '@/config/site/routes';

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 wants less than a year; each build moves the date on. */
export const securityTextDays = 330;

/**
 * `/.well-known/security.txt`: whom to tell of a weakness (RFC 9116).
 * @param now the time of the build.
 */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + securityTextDays * day);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${securityContact || `${siteUrl}${routes.support.path}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languageOf(defaultLanguage).newCode}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** A link with what is to be found there. */
interface NamedLink {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
}

/** The site in words: its name, a sentence, and lists of links under a heading each. */
export interface Overview {
  readonly name: string;
  readonly summary: string;
  readonly lists: Readonly<Record<string, readonly NamedLink[]>>;
}

/** `/llms.txt`: what the site is and what stands where, as Markdown for language models. */
export function llmsText({ name, summary, lists }: Overview): string {
  const line = ({ title, url, description }: NamedLink) =>
    `- [${title}](${url})${description ? `: ${description}` : ''}`;
  const sections = Object.entries(lists).map(
    ([heading, links]) => `## ${heading}\n\n${links.map(line).join('\n')}\n`,
  );
  return [`# ${name}\n`, `> ${summary}\n`, ...sections].join('\n');
}
