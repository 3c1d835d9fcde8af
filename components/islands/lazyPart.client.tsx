'use client';
/** Parts of a page that are loaded late: one that can't be had, or fails, leaves the page as it is. */
import { lazy, Suspense, type ComponentType } from 'react';
import { contained, Nothing } from './contained.client';

/**
 * A part whose code comes when it is first drawn. Where its file can't be fetched the console says
 * so; React alone would take down the whole page.
 * @param StandIn stands in with the same props until it is there, and for good where it can't be had;
 * nothing, unless it is given.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  StandIn: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().catch((error: unknown): { default: ComponentType<Props> } => {
      console.warn(`${name}: this part of the page could not be loaded. ${String(error)}`);
      return { default: StandIn };
    }),
  );
  const Late = (props: Props) => (
    <Suspense fallback={<StandIn {...props} />}>
      <Part {...props} />
    </Suspense>
  );
  return contained(name, Late, StandIn);
}
