'use client';
import { useState } from 'react';
import type { TemplateApp } from '@/config/pages/content';
import type { LanguageCode } from '@/config/site/languages';
import { pageSize } from '@/config/pages/content';
import type { Template } from '@/services/calls/content';

/** `ready` for more, `done` when there are no more. */
type State = 'ready' | 'loading' | 'failed' | 'done';

/** Pages of templates that the visitor asked for, without those that are shown already. */
export function useMoreTemplates(
  app: TemplateApp,
  language: LanguageCode,
  recommended: readonly Template[],
) {
  const [pages, setPages] = useState<readonly (readonly Template[])[]>([]);
  const [start, setStart] = useState(0);
  const [state, setState] = useState<State>('ready');

  const load = async () => {
    setState('loading');
    try {
      const { fetchTemplates } = await import('@/services/calls/content');
      const { total, templates } = await fetchTemplates(app, language, start);
      const known = new Set([...recommended, ...pages.flat()].map(({ id }) => id));
      setPages([...pages, templates.filter(({ id }) => !known.has(id))]);
      setStart(start + pageSize);
      setState(start + pageSize < total ? 'ready' : 'done');
    } catch (error) {
      console.warn(`templates: no more are shown. ${String(error)}`);
      setState('failed');
    }
  };

  const showMore = () => {
    if (state !== 'loading') void load();
  };
  return { pages, state, showMore };
}
