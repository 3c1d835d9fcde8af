'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearch } from '@/components/islands/useSearch.client';
import type { BusinessView as View } from '@/config/pages/business';
import { chooseView, useBusiness } from '@/stores/business';

interface Props {
  view: View;
  children: ReactNode;
}

/** Shows its part of the page in one of the two views; both are in the HTML, which begins with contact. */
export function BusinessView({ view, children }: Props) {
  const search = useSearch();
  const { contactShow, purchaseShow } = useBusiness();
  const part = useRef<HTMLDivElement>(null);
  const wasShown = useRef(true);
  const shown = view === 'purchase' ? purchaseShow : contactShow;
  useEffect(() => chooseView(search), [search]);

  // A link to a section of the other view came while that was hidden, where nothing can be scrolled to.
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (shown && !wasShown.current && part.current?.contains(target)) target?.scrollIntoView();
    wasShown.current = shown;
  }, [shown]);

  return (
    <div ref={part} hidden={!shown} data-view={view}>
      {children}
    </div>
  );
}
