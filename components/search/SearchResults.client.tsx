'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { WithMessages } from '@/components/ui/WithMessages.client';
import { outerLinks } from '@/config/site/brand';
import { queryKeys } from '@/config/site/keys';
import type { SearchResult } from '@/services/rules/helpSearch';
import { excerpt, markWords } from '@/services/rules/markWords';
import { pagePath } from '@/services/rules/urls';
import styles from './Search.module.scss';
import type { SearchProps } from './SearchWake.client';
import { optionId, useCombobox } from './useCombobox.client';
import { useHelpSearch } from './useHelpSearch.client';

/** A text with its matches marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part, at) =>
    part.marked ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
  );
}

function Answer({ title, text, page, words }: SearchResult) {
  return (
    <>
      <span className={styles.title}>
        <Marked text={title} words={words} />
      </span>
      {text && (
        <span className={styles.text}>
          <Marked text={excerpt(text, words)} words={words} />
        </span>
      )}
      {page !== title && <span className={styles.page}>{page}</span>}
    </>
  );
}

function Results({ form, input, language }: SearchProps) {
  const t = useTranslations('search');
  const [{ asked, results }, clear] = useHelpSearch(input, language);
  const found = results ?? [];
  const listId = `${input.id}-results`;
  const open = (at: number, elsewhere: boolean) => {
    const url = found[at]?.url;
    if (url && elsewhere) window.open(url, '_blank', 'noopener');
    else if (url) location.assign(url);
  };
  const active = useCombobox({ input, listId, count: found.length, open, close: clear });
  const query = `?${new URLSearchParams({ [queryKeys.search]: asked })}`;
  const support = pagePath('support', language) + query;

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => event.preventDefault();
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [form]);

  const said = results === null ? t('failed') : asked && found.length === 0 ? t('none') : '';
  return (
    <>
      {found.length > 0 && (
        <div className={styles.list} id={listId} role="listbox" aria-label={t('results')}>
          {found.map((result, at) => (
            <div
              key={result.url}
              id={optionId(listId, at)}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The keyboard chooses from the field; this is for the mouse.
              onClick={({ ctrlKey, metaKey }) => open(at, ctrlKey || metaKey)}
              onKeyDown={() => undefined}
            >
              <Answer {...result} />
            </div>
          ))}
        </div>
      )}
      <p className={said ? styles.none : styles.status} role="status">
        <span>{said || (asked && `${t('results')}: ${found.length}`)}</span>{' '}
        {said && results && <a href={`${support}#feedback`}>{t('ask')}</a>}
        {said && !results && <a href={outerLinks.helpCenter}>{t('help')}</a>}
      </p>
    </>
  );
}

/** What a search finds, below its field. */
export default function SearchResults(props: SearchProps) {
  return (
    <WithMessages part="search" language={props.language}>
      <Results {...props} />
    </WithMessages>
  );
}
