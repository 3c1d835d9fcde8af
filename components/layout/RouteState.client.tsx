'use client';
import { useEffect } from 'react';
import { closePopovers } from '@/components/ui/popovers';
import { useRouteName } from '@/components/ui/useRouteName.client';
import type { LanguageCode } from '@/config/languages';
import { overrideExperiments, pageShown } from '@/stores/global';

/** Tells the global store which page is shown, and clears what the last one left open. */
export function RouteState({ language }: { language: LanguageCode }) {
  const name = useRouteName();
  useEffect(() => overrideExperiments(location.search), []);
  useEffect(() => {
    closePopovers();
    pageShown(name, language);
  }, [name, language]);
  return null;
}
