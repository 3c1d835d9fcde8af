'use client';
import type { AbstractIntlMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/islands/lazyPart.client';
import { useSearch } from '@/components/islands/useSearch.client';
import { queryKeys } from '@/config/site/keys';
import type { LanguageCode } from '@/config/site/languages';
import { packages } from '@/config/download/packages';
import { packageFromParameter } from '@/services/rules/channels';

const GuidePopupLate = lazyPart('guide', () => import('./GuidePopupLate.client'));

interface Props {
  language: LanguageCode;
  /** The `guide` messages. */
  messages: AbstractIntlMessages;
}

/** The popup of the guide page: in every browser, for a package that is ours. */
export function GuidePopupHere(props: Props) {
  const name = packageFromParameter(new URLSearchParams(useSearch()).get(queryKeys.package));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  if (!name || !ready) return null;
  return <GuidePopupLate {...props} file={packages[name].file} />;
}
