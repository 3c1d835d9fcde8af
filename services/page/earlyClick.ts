/** A click on a download before the page's scripts run: the boot script remembers it, the page answers when it can. */

/** On a link that was clicked and not answered. */
const clicked = 'data-clicked';

/** Remembers such a click. What opens elsewhere is the browser's alone. */
export function rememberClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-package]');
  if (link && !link.target && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))
    link.setAttribute(clicked, '');
}

/** What the page itself has answered was not too early. */
export function answered(link: Element): void {
  link.removeAttribute(clicked);
}

/** The link that was clicked before anything could answer, once; null if none was. */
export function takeEarlyClick(): HTMLAnchorElement | null {
  const link = document.querySelector<HTMLAnchorElement>(`a[${clicked}]`);
  if (link) answered(link);
  return link;
}
