import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { CloudAndDevices } from '@/components/premium/CloudAndDevices';
import { PremiumHero } from '@/components/premium/PremiumHero';
import { Rights } from '@/components/premium/Rights';
import { Trial } from '@/components/premium/Trial';
import { facts } from '@/config/plans/facts';

export async function generateMetadata() {
  const t = await getTranslations('premium');
  const format = await getFormatter();
  const description = t('description', {
    storage: format.number(facts.cloudStorageGb, { style: 'unit', unit: 'gigabyte' }),
    devices: facts.devices,
    days: facts.trialDays,
  });
  return pageMetadata('premium', await getLocale(), { title: t('title'), description });
}

export default function PremiumPage() {
  return (
    <>
      <PremiumHero />
      <Rights />
      <CloudAndDevices />
      <Trial />
    </>
  );
}
