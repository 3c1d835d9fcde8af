'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import type { ListedPackage } from '@/config/download/packages';
import { formatDate } from '@/services/rules/date';
import { formatSize } from '@/services/rules/size';
import styles from './FileDetails.module.scss';

interface Props {
  /** Name of the package's file. */
  file: string;
  older: readonly ListedPackage[];
  /** Language for dates and sizes, BCP 47. */
  iso: string;
}

/** The earlier versions of a package, each a link to its file. */
export function OlderVersions({ file, older, iso }: Props) {
  const t = useTranslations('check');
  return (
    <details className={styles.details} data-older="">
      <summary>
        <span>{t('older', { file })}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.body}>
        {older.map(({ downloadurl, version, date, size }) => (
          <li key={downloadurl} className={styles.version}>
            <a href={downloadurl}>{t('version', { version })}</a>
            <span>
              {[formatDate(date, iso), formatSize(size, iso)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
