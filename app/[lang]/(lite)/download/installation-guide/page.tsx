import { getLocale, getTranslations } from 'next-intl/server';
import { InstallationGuide } from '@/components/guide/InstallationGuide';
import { pageMetadata } from '@/components/layout/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('installationGuide');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('installation-guide', await getLocale(), words);
}

export default function InstallationGuidePage() {
  return <InstallationGuide />;
}
