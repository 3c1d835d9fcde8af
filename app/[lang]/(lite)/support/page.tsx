import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { FeedbackPanel } from '@/components/support/FeedbackPanel';
import { Head } from '@/components/support/Head';
import { Lessons } from '@/components/support/Lessons';
import { Topics } from '@/components/support/Topics';

export async function generateMetadata() {
  const t = await getTranslations('support');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('support', await getLocale(), words);
}

export default function SupportPage() {
  return (
    <>
      <Head />
      <Topics />
      <Lessons />
      <FeedbackPanel />
    </>
  );
}
