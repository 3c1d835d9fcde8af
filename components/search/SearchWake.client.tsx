'use client';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/islands/lazyPart.client';
import { searchAnchor } from '@/config/pages/search';
import { queryKeys } from '@/config/site/keys';
import type { LanguageCode } from '@/config/site/languages';

/** The elements of the search, and in which language it finds. */
export interface SearchProps {
  readonly language: LanguageCode;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/** The words that an address brings along. */
const broughtWords = () => new URLSearchParams(location.search).get(queryKeys.search) ?? '';

/** The text of the form that the address leads to, if any. */
function askField(): HTMLTextAreaElement | null {
  return document.getElementById(location.hash.slice(1))?.querySelector('textarea') ?? null;
}

/** Who found no answer asks: what was searched for is taken along to the form, unless it has words already. */
function takeAlong(): void {
  const words = broughtWords();
  const field = askField();
  if (!words || !field || field.value) return;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const SearchResults = lazyPart('search', () => import('./SearchResults.client'));

/**
 * Wakes the search when its field gets focus, or when the address brings words along: its code, its
 * words and the language's index are fetched then, and not before.
 */
export function SearchWake(props: SearchProps) {
  const { input } = props;
  const [awake, setAwake] = useState(() => document.activeElement === input);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const wake = () => setAwake(true);
    const arrive = () => {
      takeAlong();
      // Who comes by the link in the header wants to type.
      if (location.hash === `#${searchAnchor}`) input.focus();
    };
    input.addEventListener('focus', wake, { signal });
    input.value ||= broughtWords();
    arrive();
    addEventListener('hashchange', arrive, { signal });
    // What was typed before the scripts were there is searched for, too.
    if (input.value) queueMicrotask(wake);
    return () => ending.abort();
  }, [input]);

  return <Suspense fallback={null}>{awake && <SearchResults {...props} />}</Suspense>;
}
