/** The metadata of an app's page. */
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { appOf, type AppId } from '@/config/pages/apps';

/** Metadata from the app's words and its row in the route table. */
export async function appMetadata(app: AppId) {
  const t = await getTranslations(`appPages.${app}`);
  const words = { title: t('title'), description: t('description') };
  return pageMetadata(appOf(app).route, await getLocale(), words);
}
