import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/sections/DataTable';
import { hosts } from '@/config/site/hosts';
import { receivingHosts } from '@/config/visitor/privacy';

type HostName = (typeof receivingHosts)[number];

/** The services that the site calls, what each receives, and under which address this build knows it. */
export function HostsTable() {
  const t = useTranslations('privacyPolicy');
  const address = (name: HostName) => (hosts[name] ? new URL(hosts[name]).host : t('sameAddress'));
  return (
    <DataTable
      caption={t('hostsCaption')}
      columns={[t('columnService'), t('columnReceives'), t('columnAddress')]}
      rows={receivingHosts.map((name) => ({
        id: name,
        cells: [t(`hostNames.${name}`), t(`hostData.${name}`), address(name)],
      }))}
    />
  );
}
