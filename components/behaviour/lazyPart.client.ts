'use client';
/** Parts of a page that are loaded late: one that can't be had leaves the page as it is. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * `React.lazy` for a part that the page can do without: where its file can't be fetched, nothing is
 * drawn in its place and the console says so. React alone would take down the whole page.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((error: unknown): { default: ComponentType<Props> } => {
      console.warn(`${name}: this part of the page could not be loaded. ${String(error)}`);
      return { default: Nothing };
    }),
  );
}
