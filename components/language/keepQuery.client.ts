'use client';
import type { MouseEvent } from 'react';

/**
 * Takes the page's query and hash along to the same page in another language, with whichever button of
 * the mouse; without scripts the plain link still works. The second tap of a double tap, which meant
 * what was there before the list opened under the finger, leads nowhere.
 */
function keepQueryAndHash(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link } = event;
  link.search = location.search;
  link.hash = location.hash;
  if (event.detail > 1) event.preventDefault();
}

/** Handlers of a link to this page in another language. */
export const keepsQuery = { onClick: keepQueryAndHash, onAuxClick: keepQueryAndHash };
