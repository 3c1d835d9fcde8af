'use client';
import { useEffect } from 'react';

/** Opens the question that the address names, and brings it into view. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.scrollIntoView();
}

/** Lets a link to a question open it, on arrival and within the page. */
export function OpenTarget() {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
  return null;
}
