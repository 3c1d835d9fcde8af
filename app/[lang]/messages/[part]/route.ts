import { languageCodes, languageOf } from '@/config/site/languages';
import { messageParts } from '@/config/site/messageParts';
import { loadMessages } from '@/locales/load';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return languageCodes.flatMap((lang) =>
    messageParts.map((part) => ({ lang, part: `${part}.json` })),
  );
}

interface Context {
  params: Promise<{ lang: string; part: string }>;
}

/** A part of the messages, as lazily opened dialogs fetch it; English where the language lags. */
export async function GET(_: Request, { params }: Context) {
  const { lang, part } = await params;
  const messages = await loadMessages(languageOf(lang).code);
  return Response.json(messages[part.replace('.json', '')]);
}
