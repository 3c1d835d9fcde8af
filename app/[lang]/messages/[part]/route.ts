import { languageCodes } from '@/config/languages';
import { messageParts } from '@/config/messageParts';
import english from '@/locales/en-US.json';
import { withFallback, type MessageTree } from '@/locales/fallback';

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
  const { default: own } = (await import(`@/locales/${lang}.json`)) as { default: MessageTree };
  const messages = withFallback(own, english as MessageTree);
  return Response.json(messages[part.replace('.json', '')]);
}
