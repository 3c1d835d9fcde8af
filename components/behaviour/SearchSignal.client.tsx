'use client';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { searchChanged } from '@/components/islands/useSearch.client';

function Signal() {
  const search = useSearchParams().toString();
  useEffect(searchChanged, [search]);
  return null;
}

/**
 * Tells `useSearch` of a new query after a client navigation within the same page, for which the
 * browser has no event. It draws nothing, so that nothing waits for the query.
 */
export function SearchSignal() {
  return (
    <Suspense fallback={null}>
      <Signal />
    </Suspense>
  );
}
