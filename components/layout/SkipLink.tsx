import { useTranslations } from 'next-intl';
import styles from './SkipLink.module.scss';

/** Id of the `<main>` element of every layout. */
export const mainId = 'main';

/** The first stop of the keyboard: past header and menus. */
export function SkipLink() {
  const t = useTranslations('site');
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {t('skipToContent')}
    </a>
  );
}
