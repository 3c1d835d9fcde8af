import { getLocale, getTranslations } from 'next-intl/server';
import { DirectDownload } from '@/components/download/DirectDownload';
import { pageMetadata } from '@/components/layout/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('direct');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('d', await getLocale(), words);
}

export default function DirectDownloadPage() {
  return <DirectDownload />;
}
