import { createTranslator } from 'next-intl';
import { brand } from '@/config/site/brand';
import { languageCodes, languageOf } from '@/config/site/languages';
import { notedSystems, type NotedSystem } from '@/config/download/notedSystems';
import { changeKinds, releases, type NotedRelease } from '@/config/download/releases';
import type { Messages } from '@/locales/files';
import { loadMessages } from '@/locales/load';
import { releaseFeed } from '@/services/rules/releaseFeed';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return languageCodes.flatMap((lang) => notedSystems.map((system) => ({ lang, system })));
}

interface Context {
  params: Promise<{ lang: string; system: string }>;
}

/** A system's releases as an Atom feed in the page's language. */
export async function GET(_: Request, { params }: Context) {
  const { lang, system: named } = await params;
  const system = named as NotedSystem;
  const language = languageOf(lang).code;
  const messages = (await loadMessages(language)) as unknown as Messages;
  const t = createTranslator({ locale: language, messages });
  const groups = (changes: NotedRelease['changes']) =>
    changeKinds.map((kind) => ({
      heading: t(`whatsnew.kinds.${kind}`),
      changes: changes
        .filter((change) => change.kind === kind)
        .map(({ id }) => t(`whatsnew.changes.${id}`)),
    }));
  const feed = releaseFeed({
    system,
    language,
    title: `${brand.name}: ${t(`whatsnew.${system}.title`)}`,
    subtitle: t(`whatsnew.${system}.lead`),
    releases: releases[system].map(({ version, date, changes }) => ({
      version,
      date,
      groups: groups(changes),
    })),
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
}
