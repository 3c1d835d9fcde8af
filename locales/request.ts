/** Messages for the language being rendered; the only reader of `next/root-params`. */
import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { languageOf } from '@/config/site/languages';
import { loadMessages } from './load';

export default getRequestConfig(async () => {
  const { code } = languageOf(await lang());
  const messages = await loadMessages(code);

  return {
    locale: code,
    messages,
    timeZone: 'UTC',
    // A message that even English lacks must not reach a visitor: it stops the build. Who is writing
    // it sees its key on the page. A file without any text is one fault, which `npm run dev` names.
    onError(error) {
      if (process.env.NODE_ENV !== 'development') throw error;
      if (Object.keys(messages).length > 0) console.error(error.message);
    },
  };
});
