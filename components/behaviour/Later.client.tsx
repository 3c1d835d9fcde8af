'use client';
import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/islands/lazyPart.client';
import type { LanguageCode } from '@/config/site/languages';
import { afterLoad } from '@/services/page/idle';

const LateParts = lazyPart('late parts', () => import('./LateParts.client'));

/** Loads all that a page can do without until it is shown: visitor state, account, dialogs, analytics. */
export function Later({ language }: { language: LanguageCode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => afterLoad(() => setReady(true)), []);
  return ready && <LateParts language={language} />;
}
