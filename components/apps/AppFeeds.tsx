import { useTranslations } from 'next-intl';
import { AcademyPosts } from '@/components/content/AcademyPosts';
import { FeedSection } from '@/components/content/FeedSection';
import { Templates } from '@/components/content/Templates';
import type { AppId } from '@/config/pages/apps';
import type { AppSection } from '@/config/pages/appPages';
import { outerLinks } from '@/config/site/brand';
import { hasTemplates } from '@/config/pages/content';

interface Props {
  app: AppId;
  tone: AppSection['tone'];
}

/** Templates of an app. */
export function AppTemplates({ app, tone }: Props) {
  const t = useTranslations('appPages');
  if (!hasTemplates(app)) return null;
  return (
    <FeedSection
      id="templates"
      heading={t(`${app}.templatesHeading`)}
      text={t(`${app}.templatesText`)}
      link={{ href: outerLinks.templates, name: t('words.allTemplates') }}
      tone={tone}
    >
      <Templates app={app} />
    </FeedSection>
  );
}

/** Academy posts on an app. */
export function AppPosts({ app, tone }: Props) {
  const t = useTranslations('appPages.words');
  return (
    <FeedSection
      id="posts"
      heading={t('postsHeading')}
      text={t('postsLead')}
      link={{ href: outerLinks.academy, name: t('allPosts') }}
      tone={tone}
    >
      <AcademyPosts topic={app} />
    </FeedSection>
  );
}
