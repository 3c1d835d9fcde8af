/** Subresource integrity: every script and style that a page names carries the hash of what was built. */
import { createHash } from 'node:crypto';
import { found, setAttribute, type Markup, type Page } from '../page';

/** What has been hashed: the same files stand in every page. */
const known = new WeakMap<Uint8Array, string>();

/** The value of an `integrity` attribute for these bytes. */
export function integrityOf(bytes: Uint8Array): string {
  const hash = known.get(bytes) ?? createHash('sha256').update(bytes).digest('base64');
  known.set(bytes, hash);
  return `sha256-${hash}`;
}

const built = /^\/_next\/static\/[^"?]+\.(?:js|css)$/;

/** The script or style that an element names: `<script src>`, `<link rel="stylesheet">` or a preload of one. */
function builtFile({ name, attribs }: Markup): string | null {
  const path = name === 'script' ? attribs.src : name === 'link' ? attribs.href : undefined;
  return path !== undefined && built.test(path) ? path : null;
}

/**
 * Gives each script and style an `integrity` attribute. A preload has it too: without it a browser
 * fetches the file a second time.
 * @param bytesAt the published file at a path.
 */
export function addIntegrity(page: Page, bytesAt: (path: string) => Uint8Array): void {
  const named = page.every((element) => builtFile(element) !== null);
  for (const element of found(named, 'script or style under /_next/static/'))
    if (!('integrity' in element.attribs))
      setAttribute(element, 'integrity', integrityOf(bytesAt(builtFile(element) ?? '')));
}
