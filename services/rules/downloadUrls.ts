/** Which addresses from a host a visitor may be sent to; pure (decisions, The embedded backend). */
import { downloadHosts } from '@/config/site/hosts';

/**
 * Whether a download address is safe to use, and one of a file: of the page's own origin, or https on
 * a host of the allow-list. Anything else counts as a failed package. A path that ends with a slash,
 * as that of an empty address does, is a page: the visitor would see it, and no file would arrive.
 * @param origin the page's origin, against which relative addresses are read.
 */
export function isAllowedDownloadUrl(address: string, origin: string): boolean {
  const isPage = parseUrl(address, origin)?.pathname.endsWith('/');
  return !isPage && isAllowedAddress(address, origin, downloadHosts);
}

/** The same for a page or a file, and any list of host names. */
export function isAllowedAddress(
  address: string,
  origin: string,
  hostNames: readonly string[],
): boolean {
  const url = parseUrl(address, origin);
  if (!url || url.username || url.password) return false;
  if (url.protocol !== 'https:' && url.protocol !== new URL(origin).protocol) return false;
  if (url.origin === origin) return true;
  return url.protocol === 'https:' && url.port === '' && hostNames.includes(url.hostname);
}

/** Like `URL.parse`, which Node 20 does not have. */
function parseUrl(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}
