import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { Updates } from '@/components/push/Updates';
import { Newest } from '@/components/whatsnew/Newest';
import { Releases } from '@/components/whatsnew/Releases';

export async function generateMetadata() {
  const t = await getTranslations('whatsnewLinux');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('whatsnew-linux', await getLocale(), words);
}

export default function WhatsNewOnLinuxPage() {
  return (
    <>
      <Newest />
      <Releases />
      <Updates />
    </>
  );
}
