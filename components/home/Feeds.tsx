import { useTranslations } from 'next-intl';
import { AcademyPosts } from '@/components/content/AcademyPosts';
import { FeedSection } from '@/components/content/FeedSection';
import { Templates } from '@/components/content/Templates';
import { outerLinks } from '@/config/site/brand';

/** Templates to start from. */
export function HomeTemplates() {
  const t = useTranslations();
  return (
    <FeedSection
      id="templates"
      heading={t('content.homeTemplatesHeading')}
      text={t('content.homeTemplatesText')}
      link={{ href: outerLinks.templates, name: t('appPages.words.allTemplates') }}
      tone="tint"
    >
      <Templates app="presentation" />
    </FeedSection>
  );
}

/** Lessons of the academy on the suite as a whole. */
export function HomePosts() {
  const t = useTranslations();
  return (
    <FeedSection
      id="posts"
      heading={t('content.homePostsHeading')}
      text={t('content.homePostsLead')}
      link={{ href: outerLinks.academy, name: t('appPages.words.allPosts') }}
      tone="tint"
    >
      <AcademyPosts topic="general" />
    </FeedSection>
  );
}
