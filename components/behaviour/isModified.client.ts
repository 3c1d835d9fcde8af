'use client';
/** Which clicks on links are the browser's alone. */

/** The part of a mouse event that says so. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click that the browser should handle by itself: another tab, a save dialog, a second button. */
export function isModified(click: Click): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
