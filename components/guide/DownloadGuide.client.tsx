'use client';
import type { AbstractIntlMessages } from 'next-intl';
import { lazy, Suspense } from 'react';
import { orNothing } from '@/components/ui/orNothing';
import type { LanguageCode } from '@/config/languages';
import { useGuide } from '@/stores/guide';

const AfterDownload = lazy(() => import('./AfterDownload.client').catch(orNothing('guide')));

interface Props {
  language: LanguageCode;
  /** The `guide` messages. */
  messages: AbstractIntlMessages;
}

/** Waits for the first download; nothing of what follows it is loaded before. */
export function DownloadGuide({ language, messages }: Props) {
  const downloaded = useGuide((state) => state.downloaded);
  if (!downloaded) return null;
  return (
    <Suspense fallback={null}>
      <AfterDownload {...{ language, messages, downloaded }} />
    </Suspense>
  );
}
