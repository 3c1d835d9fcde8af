'use client';
import type { AbstractIntlMessages } from 'next-intl';
import { lazyPart } from '@/components/islands/lazyPart.client';
import type { LanguageCode } from '@/config/site/languages';
import { useGuide } from '@/stores/guide';

const AfterDownload = lazyPart('guide', () => import('./AfterDownload.client'));

interface Props {
  language: LanguageCode;
  /** The `guide` messages. */
  messages: AbstractIntlMessages;
}

/** Waits for the first download; nothing of what follows it is loaded before. */
export function DownloadGuide({ language, messages }: Props) {
  const downloaded = useGuide((state) => state.downloaded);
  return downloaded && <AfterDownload {...{ language, messages, downloaded }} />;
}
