'use client';
/** Popovers are `<details data-popover>`: these functions tell them apart and close them. */

/** Attributes that a popover may carry, besides `data-popover`. */
export const popoverSelector = 'details[data-popover]';

/** The open popovers of the page. */
export function openPopovers(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${popoverSelector}[open]`)];
}

/** Whether a node is part of a popover: inside it, or inside the element that its `data-controls` names. */
export function isWithin(node: Node | null, popover: HTMLDetailsElement): boolean {
  const { controls } = popover.dataset;
  const region = controls ? document.getElementById(controls) : null;
  return popover.contains(node) || Boolean(region?.contains(node));
}

/** Closes every open popover that the node is not part of; all of them without a node. */
export function closePopovers(except: Node | null = null): void {
  for (const popover of openPopovers()) {
    if (!except || !isWithin(except, popover)) popover.open = false;
  }
}

/** Whether a popover locks the page behind it: the mobile menu always, others while they fill a narrow screen. */
export function locksPage(popover: HTMLDetailsElement, isPc: boolean): boolean {
  return popover.hasAttribute('data-lock') && !isPc;
}
