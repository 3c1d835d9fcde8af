'use client';
import { useSyncExternalStore } from 'react';

function subscribe(update: () => void): () => void {
  addEventListener('popstate', update);
  return () => removeEventListener('popstate', update);
}

/** The page's query string; empty in the exported HTML, so that it is the same for every visitor. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}
