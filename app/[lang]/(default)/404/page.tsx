import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { NotFound } from '@/components/layout/NotFound';

export async function generateMetadata() {
  const t = await getTranslations('notFound');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('not-found', await getLocale(), words);
}

export default function NotFoundPage() {
  return <NotFound />;
}
