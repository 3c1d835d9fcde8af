'use client';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/behaviour/lazyPart.client';
import type { SearchPlace } from '@/config/pages/search';
import { queryKeys } from '@/config/site/keys';
import type { LanguageCode } from '@/config/site/languages';

/** Where the search stands, and in which language it finds. */
export interface SearchProps {
  readonly place: SearchPlace;
  readonly language: LanguageCode;
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

/** The elements of a search that is awake. */
interface Awake {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/**
 * Wakes the search when its field gets focus, or when the address brings words along: its code, its
 * words and the language's index are fetched then, and not before.
 */
export function SearchWake(props: SearchProps) {
  const { place } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState<Awake | null>(null);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    const ending = new AbortController();
    const { signal } = ending;
    const wake = () => setAwake({ form, input });
    const popover = form.closest('details');
    popover?.addEventListener('toggle', () => popover.open && input.focus(), { signal });
    input.addEventListener('focus', wake, { signal });
    if (place === 'support') {
      input.value ||= broughtWords();
      takeAlong();
      addEventListener('hashchange', takeAlong, { signal });
    }
    // What was typed before the scripts were there is searched for, too.
    if (document.activeElement === input || input.value) queueMicrotask(wake);
    return () => ending.abort();
  }, [place]);

  return (
    <div ref={anchor}>
      <Suspense fallback={null}>{awake && <SearchResults {...props} {...awake} />}</Suspense>
    </div>
  );
}
