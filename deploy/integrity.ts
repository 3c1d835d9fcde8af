/** Subresource integrity: every script and style that a page names carries the hash of what was built. */
import { createHash } from 'node:crypto';

/** Tags that name a script or style: `<script src>`, `<link rel="stylesheet">` and their preloads. */
const tags = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/_next\/static\/[^"?]+\.(?:js|css))"[^>]*>/g;

/** What has been hashed: the same files stand in every page. */
const known = new WeakMap<Uint8Array, string>();

/** The value of an `integrity` attribute for these bytes. */
export function integrityOf(bytes: Uint8Array): string {
  const hash = known.get(bytes) ?? createHash('sha256').update(bytes).digest('base64');
  known.set(bytes, hash);
  return `sha256-${hash}`;
}

/**
 * The page with an `integrity` attribute on each of its scripts and styles. A preload has the
 * attribute too: without it a browser fetches the file a second time.
 * @param bytesAt the published file at a path.
 */
export function withIntegrity(html: string, bytesAt: (path: string) => Uint8Array): string {
  return html.replace(tags, (tag, path: string) =>
    /\sintegrity=/.test(tag)
      ? tag
      : tag.replace(/^<\w+/, (start) => `${start} integrity="${integrityOf(bytesAt(path))}"`),
  );
}
