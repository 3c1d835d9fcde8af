'use client';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { LanguageCode } from '@/config/site/languages';
import { GuidePopup } from './GuidePopup.client';

interface Props {
  language: LanguageCode;
  /** The `guide` messages. */
  messages: AbstractIntlMessages;
  file: string;
}

/** The popup in every browser, with its own messages: what it needs to speak is not in the first load. */
export default function GuidePopupLate({ language, messages, file }: Props) {
  return (
    <NextIntlClientProvider locale={language} messages={{ guide: messages }}>
      <GuidePopup file={file} allBrowsers />
    </NextIntlClientProvider>
  );
}
