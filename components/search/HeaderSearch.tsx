import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import styles from './HeaderSearch.module.scss';
import { SearchField } from './SearchField';

/** The search in the header of a PC, behind its icon; on a phone the menu leads to the support page's. */
export function HeaderSearch() {
  const t = useTranslations('search');
  return (
    <details className={styles.search} data-popover="">
      <summary className={styles.summary} aria-label={t('label')} data-report="search">
        <Icon name="search" />
      </summary>
      <div className={styles.panel}>
        <SearchField place="header" />
      </div>
    </details>
  );
}
