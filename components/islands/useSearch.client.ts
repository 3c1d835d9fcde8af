'use client';
import { useSyncExternalStore } from 'react';

const changed = 'searchchange';

/** The query may be another one now: whoever uses it reads it again. */
export function searchChanged(): void {
  window.dispatchEvent(new Event(changed));
}

function subscribe(update: () => void): () => void {
  const events = ['popstate', changed];
  events.forEach((event) => addEventListener(event, update));
  return () => events.forEach((event) => removeEventListener(event, update));
}

/** The page's query string; empty in the exported HTML, so that it is the same for every visitor. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}
