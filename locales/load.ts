/** The messages of a language as its pages show them. */
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { withFallback, type MessageTree } from './fallback';

/** A language's own texts. In development a file may be away for a while: `npm run dev` says so. */
async function ownMessages(code: LanguageCode): Promise<MessageTree> {
  try {
    return ((await import(`./${code}.json`)) as { default: MessageTree }).default;
  } catch (cause) {
    if (process.env.NODE_ENV !== 'development') throw cause;
    return {};
  }
}

/** What a visitor of this language reads: its own texts, English where it lags. */
export async function loadMessages(code: LanguageCode): Promise<MessageTree> {
  // Never in a build: no published page can have pseudo texts.
  if (process.env.NODE_ENV === 'development' && process.env.PSEUDO_LOCALE === code)
    return (await import('./pseudo')).pseudoMessages();
  const english = await ownMessages(defaultLanguage);
  if (code === defaultLanguage) return english;
  return withFallback(await ownMessages(code), english);
}
