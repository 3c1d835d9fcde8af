import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { Updates } from '@/components/push/Updates';
import { Newest } from '@/components/whatsnew/Newest';
import { Releases } from '@/components/whatsnew/Releases';
import { notedSystems, type NotedSystem } from '@/config/download/notedSystems';
import { feedUrl } from '@/services/rules/releaseFeed';

interface Props {
  params: Promise<{ system: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return notedSystems.map((system) => ({ system }));
}

export async function generateMetadata({ params }: Props) {
  const system = (await params).system as NotedSystem;
  const language = await getLocale();
  const t = await getTranslations(`whatsnew.${system}`);
  const words = { title: t('title'), description: t('description') };
  const metadata = await pageMetadata(`whatsnew-${system}`, language, words);
  const feed = { url: feedUrl(system, language), title: t('title') };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/atom+xml': [feed] } },
  };
}

export default async function WhatsNewPage({ params }: Props) {
  const system = (await params).system as NotedSystem;
  return (
    <>
      <Newest system={system} />
      <Releases system={system} />
      <Updates system={system} />
    </>
  );
}
