/** Links to pages of this site, for mails: whatever a request asks for, they lead nowhere else. */
import { siteUrl } from '@/config/site/hosts';
import { pagePath, parsePath, routeAt } from '@/services/rules/urls';
import type { LanguageCode } from '@/config/site/languages';
import type { Call } from '../http/call';
import { isLocalOrigin, ownOrigin } from '../http/origins';

/**
 * The path of a page that a request names.
 * @param page a path, with or without language; its query and hash are dropped.
 * @returns `null` for what is no page of this site; the download page where nothing is named.
 */
export function ownPage(page: string, language: LanguageCode): string | null {
  if (page === '') return pagePath('download', language);
  const path = /^\/[^?#]*/.exec(page)?.[0] ?? '';
  const parsed = parsePath(path.endsWith('/') ? path : `${path}/`);
  const name = routeAt(parsed.path);
  return path && name !== 'not-found' ? pagePath(name, parsed.language) : null;
}

/**
 * The full address of a path. Without a configured origin the caller can name any host in its
 * headers, so that is believed only where it is this machine.
 */
export function ownLink(c: Call, path: string): string {
  const { publicOrigin } = c.var.reach;
  if (publicOrigin) return publicOrigin + path;
  const origin = ownOrigin(c);
  const isPublished = Boolean(process.env.NEXT_PUBLIC_SITE_URL);
  return (!isPublished && isLocalOrigin(origin) ? origin : siteUrl) + path;
}
