import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/sections/DataTable';
import { legalBases } from '@/config/visitor/privacy';

/** What data is used for, and on which legal basis. */
export function BasesTable() {
  const t = useTranslations('privacyPolicy');
  return (
    <DataTable
      caption={t('basesCaption')}
      columns={[t('columnPurpose'), t('columnBasis')]}
      rows={legalBases.map(({ purpose, basis }) => ({
        id: purpose,
        cells: [t(`purposes.${purpose}`), t(`bases.${basis}`)],
      }))}
    />
  );
}
