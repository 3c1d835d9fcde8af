'use client';
import type { AbstractIntlMessages } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { queryKeys } from '@/config/site/keys';
import type { LanguageCode } from '@/config/site/languages';
import { packages } from '@/config/download/packages';
import { packageParameter } from '@/services/rules/channels';
import { pagePath } from '@/services/rules/urls';
import { closeGuide, type Downloaded } from '@/stores/guide';
import GuideDialog from './GuideDialog.client';

interface Props {
  language: LanguageCode;
  /** The `guide` messages. */
  messages: AbstractIntlMessages;
  downloaded: Downloaded;
}

/** After a download: the guide page or the overlay, as the `ow_guide` experiment says (specification, section 4). */
export default function AfterDownload({ language, messages, downloaded }: Props) {
  const router = useRouter();

  useEffect(() => {
    if (downloaded.mode !== 'page' || !downloaded.started) return;
    const { file } = packages[downloaded.name];
    const query = new URLSearchParams({ [queryKeys.package]: packageParameter(file) });
    closeGuide();
    router.push(`${pagePath('installation-guide', language)}?${query}`);
  }, [downloaded, language, router]);

  if (downloaded.mode !== 'overlay') return null;
  return <GuideDialog {...{ language, messages, downloaded }} />;
}
