import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { Comparison } from '@/components/pricing/Comparison';
import { Plans } from '@/components/pricing/Plans';
import { PricingFaq } from '@/components/pricing/PricingFaq';
import { PricingHero } from '@/components/pricing/PricingHero';
import { Closing } from '@/components/download/Closing';
import { facts } from '@/config/plans/facts';

export async function generateMetadata() {
  const t = await getTranslations('pricing');
  const description = t('description', { days: facts.trialDays });
  return pageMetadata('pricing', await getLocale(), { title: t('title'), description });
}

export default function PricingPage() {
  return (
    <>
      <PricingHero />
      <Plans />
      <Comparison />
      <PricingFaq />
      <Closing page="pricing" />
    </>
  );
}
