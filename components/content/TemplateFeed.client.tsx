'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { TemplateApp } from '@/config/pages/content';
import type { LanguageCode } from '@/config/site/languages';
import { feedPlaces } from '@/config/pages/content';
import type { Template } from '@/services/calls/content';
import styles from './Feed.module.scss';
import { FeedLink } from './FeedLink.client';
import { useFeed } from './useFeed.client';
import { useMoreTemplates } from './useMoreTemplates.client';

interface Props {
  app: TemplateApp;
  language: LanguageCode;
  words: {
    label: string;
    more: string;
    loading: string;
    failed: string;
    added: string;
    newTab: string;
  };
}

/** The place of a template; without one it has the same size, and shows that something is to come. */
function TemplatePlace({ template, newTab }: { template: Template | undefined; newTab: string }) {
  return (
    <li className={styles.template} data-blank={!template} aria-hidden={!template}>
      <div className={styles.thumbnail}>
        {template && (
          <img src={template.thumbnail} alt="" width={400} height={300} decoding="async" />
        )}
      </div>
      <h3 className={styles.name}>
        {template && (
          <FeedLink href={template.link} className={styles.cover} newTab={newTab}>
            {template.name}
          </FeedLink>
        )}
      </h3>
    </li>
  );
}

/** Templates: the recommended ones when the visitor comes near them, then page by page. */
export function TemplateFeed({ app, language, words }: Props) {
  const load = useCallback(async () => {
    const { fetchRecommended } = await import('@/services/calls/content');
    return fetchRecommended(app, language);
  }, [app, language]);
  const { place, phase, items } = useFeed(load, 'templates');
  const { pages, state, showMore } = useMoreTemplates(app, language, items);
  const list = useRef<HTMLUListElement>(null);
  const shown = Math.max(feedPlaces.templates, items.length);

  // The button moves away with the list's end; who pressed it goes on at the first new template.
  useEffect(() => {
    const before = items.length + pages.slice(0, -1).flat().length;
    if (pages.length > 0) list.current?.querySelectorAll('a')[before]?.focus();
  }, [pages, items]);

  if (phase === 'gone') return null;
  const places = [...Array.from({ length: shown }, (_, index) => items[index]), ...pages.flat()];
  return (
    <div ref={place} className={styles.feed} data-feed="templates" data-phase={phase}>
      <ul
        ref={list}
        className={styles.templates}
        aria-label={words.label}
        aria-busy={phase === 'waiting'}
      >
        {places.map((template, index) => (
          <TemplatePlace key={index} template={template} newTab={words.newTab} />
        ))}
      </ul>
      <div className={styles.action}>
        {state !== 'done' && (
          <button
            type="button"
            className={styles.more}
            aria-disabled={state === 'loading'}
            onClick={showMore}
          >
            {state === 'loading' ? words.loading : words.more}
          </button>
        )}
        <p className={styles.status} role="status" data-failed={state === 'failed'}>
          {state === 'failed'
            ? words.failed
            : pages.length > 0 && state !== 'loading' && words.added}
        </p>
      </div>
    </div>
  );
}
