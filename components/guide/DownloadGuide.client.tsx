'use client';
import type { AbstractIntlMessages } from 'next-intl';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { queryKeys } from '@/config/keys';
import type { LanguageCode } from '@/config/languages';
import { packages } from '@/config/packages';
import { guideMode, packageParameter } from '@/services/channels';
import { pagePath } from '@/services/urls';
import { useGlobal } from '@/stores/global';
import { closeGuide, useGuide } from '@/stores/guide';

const GuideDialog = lazy(() => import('./GuideDialog.client'));

interface Props {
  language: LanguageCode;
  /** The `guide` messages. */
  messages: AbstractIntlMessages;
}

/** After a download: the guide page or the overlay, as the `ow_guide` experiment says (specification, section 4). */
export function DownloadGuide({ language, messages }: Props) {
  const router = useRouter();
  const downloaded = useGuide((state) => state.downloaded);
  const mode = useGlobal((state) => guideMode(state.setupGuide));

  useEffect(() => {
    if (mode !== 'page' || !downloaded?.started) return;
    const { file } = packages[downloaded.name];
    const query = new URLSearchParams({ [queryKeys.package]: packageParameter(file) });
    closeGuide();
    router.push(`${pagePath('installation-guide', language)}?${query}`);
  }, [mode, downloaded, language, router]);

  if (!downloaded || mode === 'page') return null;
  return (
    <Suspense fallback={null}>
      <GuideDialog {...{ language, messages, downloaded }} />
    </Suspense>
  );
}
