import { getLocale, getTranslations } from 'next-intl/server';
import { Numbers } from '@/components/home/Numbers';
import { AboutHead, AboutReach, AboutSuite, AboutValues } from '@/components/about/About';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { Closing } from '@/components/download/Closing';

export async function generateMetadata() {
  const t = await getTranslations('aboutUs');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('about-us', await getLocale(), words);
}

export default function AboutUsPage() {
  return (
    <>
      <AboutHead />
      <Numbers />
      <AboutSuite />
      <AboutValues />
      <AboutReach />
      <Closing page="aboutUs" />
    </>
  );
}
