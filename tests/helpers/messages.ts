/** The words of a language, as the tests look for them on the page. */
import { readFileSync } from 'node:fs';
import type english from '@/locales/en-US.json';
import type { LanguageCode } from '@/config/site/languages';

/** Messages with the keys of English. */
export type Messages = typeof english;

/** Reads a language's file. */
export function messagesOf(code: LanguageCode): Messages {
  return JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as Messages;
}
