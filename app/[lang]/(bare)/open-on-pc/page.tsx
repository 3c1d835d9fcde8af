import { getLocale, getTranslations } from 'next-intl/server';
import { OpenOnPc } from '@/components/openOnPc/OpenOnPc';
import { pageMetadata } from '@/components/layout/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('openOnPc');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('open-on-pc', await getLocale(), words);
}

export default function OpenOnPcPage() {
  return <OpenOnPc />;
}
