import { useTranslations } from 'next-intl';
import { AcademyPosts } from '@/components/content/AcademyPosts';
import { FeedSection } from '@/components/content/FeedSection';
import { outerLinks } from '@/config/site/brand';

/** Academy posts on working together. */
export function DocsPosts() {
  const t = useTranslations();
  return (
    <FeedSection
      id="posts"
      heading={t('wpsdocs.postsHeading')}
      text={t('wpsdocs.postsLead')}
      link={{ href: outerLinks.academy, name: t('appPages.words.allPosts') }}
      tone="tint"
    >
      <AcademyPosts topic="collaboration" />
    </FeedSection>
  );
}
