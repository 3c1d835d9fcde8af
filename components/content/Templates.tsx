import { useLocale, useTranslations } from 'next-intl';
import type { TemplateApp } from '@/config/pages/content';
import { LateTemplates } from './Feeds.client';

/** Templates of an app, and more on request. It holds its place while they come, and is gone where there are none. */
export function Templates({ app }: { app: TemplateApp }) {
  const t = useTranslations();
  const words = {
    label: t('content.templatesLabel'),
    more: t('content.more'),
    loading: t('content.loading'),
    failed: t('content.moreFailed'),
    added: t('content.moreAdded'),
    newTab: t('site.opensInNewTab'),
  };
  return <LateTemplates app={app} language={useLocale()} words={words} />;
}
