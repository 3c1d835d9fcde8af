import { getLocale, getTranslations } from 'next-intl/server';
import { PurchaseDone } from '@/components/business/PurchaseDone';
import { pageMetadata } from '@/components/layout/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('purchaseSuccess');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('purchase-success', await getLocale(), words);
}

export default function PurchaseSuccessPage() {
  return <PurchaseDone />;
}
