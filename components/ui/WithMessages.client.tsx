'use client';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import type { LanguageCode } from '@/config/site/languages';
import type { MessagePart } from '@/config/site/messageParts';
import { fetchMessages } from '@/services/calls/messages';

interface Props {
  part: MessagePart;
  language: LanguageCode;
  children: ReactNode;
  /** Stands in while the words are under way, and for good where they can't be had. */
  fallback?: ReactNode;
}

/** Fetches a part of the messages and gives it to its children; for parts of the page that open late. */
export function WithMessages({ part, language, children, fallback = null }: Props) {
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchMessages(part, language).then(
      (fetched) => wanted && setMessages({ [part]: fetched } as AbstractIntlMessages),
      (error: unknown) =>
        wanted && console.warn(`messages: ${part} stays closed. ${String(error)}`),
    );
    return () => {
      wanted = false;
    };
  }, [part, language]);
  if (!messages) return fallback;
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
