'use client';
import { useSyncExternalStore } from 'react';

function watchActivation(onChange: () => void) {
  document.addEventListener('prerenderingchange', onChange);
  return () => document.removeEventListener('prerenderingchange', onChange);
}

/** Whether a visitor has the page before them: a prerendered one is often never seen. */
export function useActivated(): boolean {
  return useSyncExternalStore(
    watchActivation,
    () => !(document as { prerendering?: unknown }).prerendering,
    () => false,
  );
}
