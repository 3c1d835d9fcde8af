import { getLocale, getTranslations } from 'next-intl/server';
import { OemPackages, OemStart, OemTerms, PartnersHead } from '@/components/partners/Partners';
import { pageMetadata } from '@/components/layout/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('partners');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('partners-oem', await getLocale(), words);
}

export default function PartnersOemPage() {
  return (
    <>
      <PartnersHead />
      <OemPackages />
      <OemTerms />
      <OemStart />
    </>
  );
}
