import { useTranslations } from 'next-intl';
import { AcademyPosts } from '@/components/content/AcademyPosts';
import { FeedSection } from '@/components/content/FeedSection';
import { outerLinks } from '@/config/site/brand';

/** Lessons of the academy, for questions that begin with "how". */
export function Lessons() {
  const t = useTranslations();
  return (
    <FeedSection
      id="posts"
      heading={t('content.supportPostsHeading')}
      text={t('content.supportPostsLead')}
      link={{ href: outerLinks.academy, name: t('appPages.words.allPosts') }}
    >
      <AcademyPosts topic="general" />
    </FeedSection>
  );
}
