'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { LanguageCode } from '@/config/languages';

const LateParts = lazy(() => import('./LateParts.client'));

/** Loads all that a page can do without until it is shown: visitor state, account, dialogs, analytics. */
export function Later({ language }: { language: LanguageCode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <LateParts language={language} />
    </Suspense>
  );
}
