/** The words of a language, as the tests look for them on the page. */
import { readMessageFile, type Messages } from '@/locales/files';
import type { LanguageCode } from '@/config/site/languages';

export type { Messages } from '@/locales/files';

/** Reads a language's file. */
export function messagesOf(code: LanguageCode): Messages {
  return readMessageFile(code) as unknown as Messages;
}
