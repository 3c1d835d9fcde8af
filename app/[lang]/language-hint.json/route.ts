import type { Messages } from 'next-intl';
import english from '@/locales/en-US.json';
import { languageCodes } from '@/config/languages';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return languageCodes.map((code) => ({ lang: code }));
}

/** The hint that offers this language, for pages in other languages; English while it has none. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  const { default: own } = (await import(`@/locales/${lang}.json`)) as {
    default: Partial<Messages>;
  };
  const { hint, switch: accept, dismiss } = { ...english.language, ...own.language };
  return Response.json({ hint, switch: accept, dismiss });
}
