import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { Policy } from '@/components/privacy/Policy';
import { PolicyHead } from '@/components/privacy/PolicyHead';

export async function generateMetadata() {
  const t = await getTranslations('privacyPolicy');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('privacy-policy', await getLocale(), words);
}

export default function PrivacyPolicyPage() {
  return (
    <>
      <PolicyHead />
      <Policy />
    </>
  );
}
