/** A click on a download before the page's scripts run: the boot script remembers it, the page answers when it can. */

/** On a link that was clicked and not answered. */
const clicked = 'data-clicked';

/** Source of the boot script's part. What opens elsewhere is the browser's alone. */
export function earlyClickBoot(): string {
  return [
    ";document.addEventListener('click',function(e,a){a=e.target.closest('a[data-package]');",
    'a&&!(a.target||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&',
    `a.setAttribute('${clicked}','')})`,
  ].join('');
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
