'use client';
import { useState } from 'react';
import { lazyPart } from '@/components/islands/lazyPart.client';
import { useRouteName } from '@/components/islands/useRouteName.client';
import { storageKeys } from '@/config/site/keys';
import type { LanguageCode } from '@/config/site/languages';
import { routes } from '@/config/site/routes';
import { preferredLanguage } from '@/services/rules/preferredLanguage';
import { readStored, writeStored } from '@/services/page/storage';

const Offer = lazyPart('language hint', () => import('./Offer.client'));

/** The browser's language, where the page is in another one and the visitor has not chosen to stay. */
function languageToOffer(current: LanguageCode): LanguageCode | null {
  const language = preferredLanguage(navigator.languages);
  if (!language || language === current) return null;
  return readStored('sessionStorage', storageKeys.languageHintDismissed) ? null : language;
}

/** Offers the page in the browser's language. */
export function LanguageHint({ language: current }: { language: LanguageCode }) {
  // A late part: it is never drawn on a server, where there is no browser to ask.
  const [offered, setOffered] = useState(() => languageToOffer(current));
  const { path, layout } = routes[useRouteName()];
  if (!offered || layout === 'bare') return null;
  const dismiss = () => {
    writeStored('sessionStorage', storageKeys.languageHintDismissed, '1');
    setOffered(null);
  };
  return <Offer language={offered} path={path} dismiss={dismiss} />;
}
