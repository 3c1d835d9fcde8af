'use client';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LanguageCode } from '@/config/site/languages';
import { useGlobal } from '@/stores/global';
import { SearchWake, type SearchProps } from './SearchWake.client';

/** The field of the page, and the place for what it finds. */
interface Found extends Omit<SearchProps, 'language'> {
  readonly results: HTMLElement;
}

/** The search field that the server has drawn into this page, if any. */
function fieldOfPage(): Found | null {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  const input = form?.querySelector('input');
  const results = form?.querySelector<HTMLElement>('[data-search-results]');
  return form && input && results ? { form, input, results } : null;
}

/** Gives the search field of a page its behaviour; it comes with the late parts. */
export function SearchFields({ language }: { language: LanguageCode }) {
  const page = useGlobal((state) => state.pageName);
  const [field, setField] = useState<Found | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setField(fieldOfPage()));
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return field && createPortal(<SearchWake {...field} language={language} />, field.results);
}
