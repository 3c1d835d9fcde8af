'use client';
import { useEffect } from 'react';
import { layout } from '@/config/site/limits';
import { headerPopover, useGlobal } from '@/stores/global';
import {
  closePopovers,
  isWithin,
  locksPage,
  openPopovers,
  popoverSelector,
} from './popoverDom.client';

const isPc = () => innerWidth > layout.breakpointPc;

/** An open header popover raises the header, and may lock the page. */
function tellHeader() {
  const inHeader = openPopovers().filter((popover) => popover.closest('header'));
  headerPopover(
    inHeader.length > 0,
    inHeader.some((popover) => locksPage(popover, isPc())),
  );
}

/** Opening one closes the others. */
function onToggle({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(popoverSelector)) return;
  if (target.open) closePopovers(target);
  tellHeader();
}

function onClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // A mouse that opened the popover by coming near must not close it by the click that follows.
  const hovered = target.closest('summary')?.closest<HTMLElement>('[data-hovered]');
  if (hovered) {
    event.preventDefault();
    delete hovered.dataset.hovered;
  }
  const link = target.closest('a');
  closePopovers(link?.closest(popoverSelector) || link?.closest('nav') ? null : target);
}

/** Escape closes the innermost popover and gives focus back to what opened it. */
function onKeyDown({ key, target }: KeyboardEvent) {
  if (key !== 'Escape') return;
  const open = openPopovers();
  const innermost = open.findLast((popover) => isWithin(target as Node, popover)) ?? open.at(-1);
  if (!innermost) return;
  innermost.open = false;
  innermost.querySelector('summary')?.focus();
}

/** Leaving by Tab closes what was left. */
function onFocusIn({ target }: FocusEvent) {
  closePopovers(target as Node);
}

/** Menus of the header and language lists close; a download menu moves with its button, and may need the scroll to be seen. */
function onScroll() {
  if (!isPc()) return;
  for (const popover of openPopovers()) {
    if (!popover.matches('[data-hover]')) popover.open = false;
  }
}

/** Popovers marked `data-hover` follow the mouse as well. */
function onHover({ target, type, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse' || !(target instanceof HTMLDetailsElement)) return;
  if (!target.matches('[data-hover]')) return;
  const entering = type === 'pointerenter';
  if (entering && !target.open) target.dataset.hovered = '';
  if (!entering) delete target.dataset.hovered;
  target.open = entering;
}

/** The page stands still, and is out of reach, while something covers it. */
function useLockedPage() {
  const locked = useGlobal((state) => state.forbidPageScroll);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked);
    for (const element of document.querySelectorAll('main, footer')) {
      element.toggleAttribute('inert', locked);
    }
  }, [locked]);
}

/** Behaviour of every popover of the page (specification, section 4, Layout behaviour). */
export function Popovers() {
  useLockedPage();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const capture = { signal, capture: true };
    document.addEventListener('toggle', onToggle, capture);
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('pointerenter', onHover, capture);
    document.addEventListener('pointerleave', onHover, capture);
    addEventListener('scroll', onScroll, { signal, passive: true });
    // What was opened before the scripts were there had no listener yet.
    if (openPopovers().length > 0) tellHeader();
    return () => ending.abort();
  }, []);
  return null;
}
