import { getLocale, getTranslations } from 'next-intl/server';
import { ContactView } from '@/components/business/ContactView';
import { Head } from '@/components/business/Head';
import { Offers } from '@/components/business/Offers';
import { PurchaseView } from '@/components/business/PurchaseView';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { SearchSignal } from '@/components/behaviour/SearchSignal.client';
import { businessLicense, renewalMonths } from '@/config/plans/plans';

export async function generateMetadata() {
  const t = await getTranslations('business');
  const description = t('description', { months: renewalMonths, keys: businessLicense.keys });
  return pageMetadata('business', await getLocale(), { title: t('title'), description });
}

export default function BusinessPage() {
  return (
    <>
      <Head />
      <Offers />
      <ContactView />
      <PurchaseView />
      <SearchSignal />
    </>
  );
}
