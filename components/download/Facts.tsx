import { useLocale, useTranslations } from 'next-intl';
import type { PlacementName } from '@/config/download/channels';
import { languageOf } from '@/config/site/languages';
import type { PackageName } from '@/config/download/packages';
import { PackageFacts } from './PackageFacts.client';

interface Props {
  name: PackageName;
  placement: PlacementName;
  className?: string;
}

/** Version, date, size and processors of a package, in the page's language. */
export function Facts({ name, placement, className }: Props) {
  const t = useTranslations('packages');
  const labels = { version: t('version'), date: t('date'), size: t('size'), arch: t('arch') };
  const { iso } = languageOf(useLocale());
  return <PackageFacts {...{ name, placement, labels, iso, className }} />;
}
