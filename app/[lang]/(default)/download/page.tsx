import { getLocale, getTranslations } from 'next-intl/server';
import { AllPackages } from '@/components/download/AllPackages';
import { OtherWays } from '@/components/download/OtherWays';
import { YourSystem } from '@/components/download/YourSystem';
import { InstallSteps } from '@/components/guide/InstallSteps';
import { pageMetadata } from '@/components/layout/pageMetadata';

export async function generateMetadata() {
  const t = await getTranslations('download');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('download', await getLocale(), words);
}

export default function DownloadPage() {
  return (
    <>
      <YourSystem />
      <AllPackages />
      <OtherWays />
      <InstallSteps />
    </>
  );
}
