import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { searchAnchor } from '@/config/pages/search';
import { outerLinks } from '@/config/site/brand';
import { queryKeys } from '@/config/site/keys';
import styles from './Search.module.scss';

/**
 * The search over all answers. Without scripts it asks the help centre; with them it finds what this
 * site says, in the page's language, while one types.
 */
export function SearchField() {
  const t = useTranslations('search');
  const id = `${searchAnchor}-field`;
  return (
    <form
      role="search"
      id={searchAnchor}
      className={styles.form}
      action={outerLinks.helpCenter}
      aria-label={t('label')}
      data-search=""
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
      <div data-search-results="" data-private="" />
    </form>
  );
}
