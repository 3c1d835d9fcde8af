import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { Closing } from '@/components/download/Closing';
import { Audience } from '@/components/subscription/Audience';
import { MoreHelp } from '@/components/subscription/MoreHelp';
import { SubscriptionHero } from '@/components/subscription/SubscriptionHero';
import { Tasks } from '@/components/subscription/Tasks';

export async function generateMetadata() {
  const t = await getTranslations('subscription');
  const words = { title: t('title'), description: t('description') };
  return pageMetadata('subscription', await getLocale(), words);
}

export default function SubscriptionPage() {
  return (
    <>
      <SubscriptionHero />
      <Audience />
      <Tasks />
      <MoreHelp />
      <Closing page="subscription" />
    </>
  );
}
