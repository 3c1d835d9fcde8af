import { useLocale, useTranslations } from 'next-intl';
import type { AcademyTopic } from '@/config/pages/content';
import { LatePosts } from './Feeds.client';

/** Posts of the academy on a topic. It holds its place while they come, and is gone where there are none. */
export function AcademyPosts({ topic }: { topic: AcademyTopic }) {
  const t = useTranslations();
  const words = { label: t('content.postsLabel'), newTab: t('site.opensInNewTab') };
  return <LatePosts topic={topic} language={useLocale()} words={words} />;
}
