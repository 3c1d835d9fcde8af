/** Messages for the language being rendered; the only reader of `next/root-params`. */
import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLanguage, languageOf } from '@/config/languages';
import { withFallback, type MessageTree } from './fallback';

export default getRequestConfig(async () => {
  const { code } = languageOf(await lang());
  const english = (await import('./en-US.json')).default as MessageTree;
  const own =
    code === defaultLanguage
      ? english
      : ((await import(`./${code}.json`)) as { default: MessageTree }).default;

  return {
    locale: code,
    messages: withFallback(own, english),
    timeZone: 'UTC',
    // A message that even English lacks must not reach a visitor: it stops the build.
    onError(error) {
      throw error;
    },
  };
});
