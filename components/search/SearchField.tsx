import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { searchAnchor, type SearchPlace } from '@/config/pages/search';
import { outerLinks } from '@/config/site/brand';
import { queryKeys } from '@/config/site/keys';
import styles from './Search.module.scss';
import { SearchWake } from './SearchWake.client';

/**
 * The search over all answers. Without scripts it asks the help centre; with them it finds what this
 * site says, in the page's language, while one types.
 */
export function SearchField({ place }: { place: SearchPlace }) {
  const t = useTranslations('search');
  const id = `search-${place}`;
  return (
    <form
      role="search"
      id={place === 'support' ? searchAnchor : undefined}
      className={styles.form}
      action={outerLinks.helpCenter}
      aria-label={t('label')}
    >
      <label className={styles.label} htmlFor={id}>
        {t('label')}
      </label>
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          className={styles.input}
          id={id}
          name={queryKeys.search}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit}>
          {t('submit')}
        </button>
      </div>
      <SearchWake place={place} language={useLocale()} />
    </form>
  );
}
