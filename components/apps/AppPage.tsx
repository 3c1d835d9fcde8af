import { useTranslations } from 'next-intl';
import { Closing } from '@/components/download/Closing';
import type { AppId } from '@/config/pages/apps';
import { appPages, type AppSection } from '@/config/pages/appPages';
import { AppFaq } from './AppFaq';
import { AppFeature } from './AppFeature';
import { AppHero } from './AppHero';
import { AppPosts, AppTemplates } from './AppFeeds';
import { Formats } from './Formats';
import { PdfTools } from './PdfTools';
import { Together } from './Together';

function Section({ app, section }: { app: AppId; section: AppSection }) {
  const { tone } = section;
  switch (section.kind) {
    case 'feature':
      return <AppFeature app={app} id={section.id} flipped={section.flipped} tone={tone} />;
    case 'tools':
      return <PdfTools tone={tone} />;
    case 'formats':
      return <Formats app={app} tone={tone} />;
    case 'together':
      return <Together app={app} tone={tone} />;
    case 'templates':
      return <AppTemplates app={app} tone={tone} />;
    case 'posts':
      return <AppPosts app={app} tone={tone} />;
    case 'faq':
      return <AppFaq app={app} tone={section.tone} />;
  }
}

/** The page of an app: its own sections in its own order, from the table of app pages. */
export function AppPage({ app }: { app: AppId }) {
  const t = useTranslations(`appPages.${app}`);
  return (
    <>
      <AppHero app={app} />
      {appPages[app].sections.map((section) => (
        <Section key={'id' in section ? section.id : section.kind} app={app} section={section} />
      ))}
      <Closing heading={t('closingHeading')} text={t('closingLead')} placement="app_page" />
    </>
  );
}
