import { useTranslations } from 'next-intl';
import { Closing } from '@/components/download/Closing';

/** The last call to action of the WPS Docs page. */
export function DocsClosing() {
  const t = useTranslations('wpsdocs');
  return <Closing heading={t('closingHeading')} text={t('closingLead')} placement="docs_page" />;
}
