import { getLocale, getTranslations } from 'next-intl/server';
import { AdPdf } from '@/components/ad/AdPdf';
import { pageMetadata } from '@/components/layout/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('adPdf');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('ad-pdf', await getLocale(), words);
}

export default function AdPdfPage() {
  return <AdPdf />;
}
