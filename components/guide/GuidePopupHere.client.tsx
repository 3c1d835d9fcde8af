'use client';
import { useSearch } from '@/components/ui/useSearch.client';
import { queryKeys } from '@/config/keys';
import { packages } from '@/config/packages';
import { packageFromParameter } from '@/services/channels';
import { GuidePopup } from './GuidePopup.client';

/** The popup of the guide page: in every browser, for a package that is ours. */
export function GuidePopupHere() {
  const name = packageFromParameter(new URLSearchParams(useSearch()).get(queryKeys.package));
  return name && <GuidePopup file={packages[name].file} allBrowsers />;
}
