'use client';
import { useEffect, useRef } from 'react';
import { closePopovers } from '@/components/behaviour/popoverDom.client';
import { useRouteName } from '@/components/islands/useRouteName.client';
import type { LanguageCode } from '@/config/site/languages';
import { overrideExperiments, pageShown } from '@/stores/global';

/** Tells the global store which page is shown, clears what the last one left open, and marks `<html>` as alive. */
export function RouteState({ language }: { language: LanguageCode }) {
  const name = useRouteName();
  useEffect(() => {
    // The page has come alive: its links and buttons do what scripts make of them.
    document.documentElement.dataset.alive = '';
    overrideExperiments(location.search);
  }, []);
  const shown = useRef<string>(null);
  useEffect(() => {
    // A menu that was opened before the scripts were there is the visitor's, and stays open.
    if (shown.current !== null && shown.current !== name) closePopovers();
    shown.current = name;
    pageShown(name, language);
  }, [name, language]);
  return null;
}
