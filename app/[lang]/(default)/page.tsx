import { getLocale, getTranslations } from 'next-intl/server';
import { Apps } from '@/components/home/Apps';
import { Closing } from '@/components/download/Closing';
import { Collaboration } from '@/components/home/Collaboration';
import { HomePosts, HomeTemplates } from '@/components/home/Feeds';
import { Hero } from '@/components/home/Hero';
import { Numbers } from '@/components/home/Numbers';
import { Platforms } from '@/components/home/Platforms';
import { PricingTeaser } from '@/components/home/PricingTeaser';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { facts } from '@/config/plans/facts';

export async function generateMetadata() {
  const t = await getTranslations('home');
  const description = t('description', { formats: facts.formats });
  return pageMetadata('index', await getLocale(), { title: t('title'), description });
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Numbers />
      <Apps />
      <Platforms />
      <Collaboration />
      <HomeTemplates />
      <HomePosts />
      <PricingTeaser />
      <Closing />
    </>
  );
}
