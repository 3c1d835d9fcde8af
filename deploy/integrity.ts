/** Subresource integrity: every script and style that a page names carries the hash of what was built. */
import { createHash } from 'node:crypto';

/** Tags that name a script or style: `<script src>`, `<link rel="stylesheet">` and their preloads. */
const tags = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/_next\/static\/[^"?]+\.(?:js|css))"[^>]*>/g;

/** The value of an `integrity` attribute for these bytes. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
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
