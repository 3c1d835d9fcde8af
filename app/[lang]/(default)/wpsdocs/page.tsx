import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { DocsClosing } from '@/components/wpsdocs/DocsClosing';
import { DocsFaq } from '@/components/wpsdocs/DocsFaq';
import { DocsFeatures } from '@/components/wpsdocs/DocsFeatures';
import { DocsHero } from '@/components/wpsdocs/DocsHero';
import { DocsPosts } from '@/components/wpsdocs/DocsPosts';
import { Limits } from '@/components/wpsdocs/Limits';
import { Roles } from '@/components/wpsdocs/Roles';
import { Steps } from '@/components/wpsdocs/Steps';
import { facts } from '@/config/plans/facts';

export async function generateMetadata() {
  const t = await getTranslations('wpsdocs');
  const format = await getFormatter();
  const size = format.number(facts.webDocsFileGb, { style: 'unit', unit: 'gigabyte' });
  const words = { title: t('title'), description: t('description', { size }) };
  return pageMetadata('wpsdocs', await getLocale(), words);
}

export default function WpsDocsPage() {
  return (
    <>
      <DocsHero />
      <Steps />
      <DocsFeatures />
      <Roles />
      <Limits />
      <DocsPosts />
      <DocsFaq />
      <DocsClosing />
    </>
  );
}
