import { getLocale, getTranslations } from 'next-intl/server';
import { PricingTeaser } from '@/components/home/PricingTeaser';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { AppMosaic } from '@/components/office/AppMosaic';
import { Docs } from '@/components/office/Docs';
import { Overview } from '@/components/office/Overview';
import { Systems } from '@/components/office/Systems';
import { Closing } from '@/components/download/Closing';
import { facts } from '@/config/plans/facts';

export async function generateMetadata() {
  const t = await getTranslations('office');
  const description = t('description', { formats: facts.formats });
  return pageMetadata('office', await getLocale(), { title: t('title'), description });
}

export default function OfficePage() {
  return (
    <>
      <Overview />
      <AppMosaic />
      <Systems />
      <Docs />
      <PricingTeaser />
      <Closing page="office" />
    </>
  );
}
