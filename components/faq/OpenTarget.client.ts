'use client';
import { useEffect } from 'react';

/** What the address names, also where its escapes are broken; null where that is not in the page. */
function addressed(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Not an escaped name: it may be one as it stands.
    return document.getElementById(id);
  }
}

/** Opens the answer that the address names, or in which it is, and brings it into view. */
function openTarget(): void {
  const target = addressed();
  const folded = target?.closest('details:not([data-popover])');
  if (!target || !folded) return;
  for (let at: Element | null | undefined = folded; at; at = at.parentElement?.closest('details'))
    if (at instanceof HTMLDetailsElement) at.open = true;
  target.scrollIntoView();
}

/** The same link again changes no address: no event of the browser's tells of it. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.hash && link.href === location.href) openTarget();
}

/** Lets a link to a question open it, each time: on arrival, within the page, and again. */
export function OpenTarget(): null {
  useEffect(() => {
    const ending = new AbortController();
    openTarget();
    addEventListener('hashchange', openTarget, { signal: ending.signal });
    document.addEventListener('click', onClick, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return null;
}
