/** The messages of a language as their files have them, for what runs outside the framework's build. */
import { readFileSync } from 'node:fs';
import { defaultLanguage, languageOf, type LanguageCode } from '@/config/site/languages';
import type english from './en-US.json';
import { withFallback, type MessageTree } from './fallback';

/** Messages with the keys of English. */
export type Messages = typeof english;

/** A language's own file, without English for what it lacks. */
export function readMessageFile(code: LanguageCode): MessageTree {
  const file = new URL(languageOf(code).file, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
}

/** A language's messages, with English for what it lacks. Read each time, so that an edit shows at once. */
export function readMessages(code: LanguageCode): Messages {
  const english = readMessageFile(defaultLanguage);
  return withFallback(readMessageFile(code), english) as unknown as Messages;
}
