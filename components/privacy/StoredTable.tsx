import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/sections/DataTable';
import { cookiesId, storedValues, type StoredValue } from '@/config/visitor/privacy';
import styles from './Policy.module.scss';

/** Every cookie and stored value: name and kind, purpose, life. */
export function StoredTable() {
  const t = useTranslations('privacyPolicy');
  const life = ({ kind, days }: StoredValue) => {
    if (days !== undefined) return t('lifeDays', { days });
    return t(kind === 'localStorage' ? 'lifeBrowser' : 'lifeSession');
  };
  return (
    <DataTable
      id={cookiesId}
      caption={t('storedCaption')}
      columns={[t('columnName'), t('columnPurpose'), t('columnLife')]}
      rows={storedValues.map((value) => ({
        id: value.id,
        cells: [
          <>
            <code className={styles.code}>{value.name}</code>
            <span className={styles.kind}>{t(`kinds.${value.kind}`)}</span>
          </>,
          t(`stored.${value.id}`),
          life(value),
        ],
      }))}
    />
  );
}
