/** The metadata of a page: its words from the messages, its addresses from the route table. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/config/site/brand';
import { siteUrl } from '@/config/site/hosts';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { previewPicture } from '@/config/site/pictures';
import { routes, type RouteName } from '@/config/site/routes';
import { alternateUrls, canonicalUrl } from '@/services/rules/seo';

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Metadata of a page from its finished title and description. */
export async function pageMetadata(
  name: RouteName,
  language: LanguageCode,
  { title, description }: Words,
): Promise<Metadata> {
  const t = await getTranslations('site');
  const { index } = routes[name];
  const url = canonicalUrl(name, language);
  const { path, width, height } = previewPicture(language);
  const fullTitle = t('titleTemplate', { title });
  return {
    metadataBase: new URL(siteUrl),
    title: fullTitle,
    description,
    alternates: {
      canonical: name === 'not-found' ? undefined : url,
      languages: index ? alternateUrls(name) : undefined,
    },
    robots: index ? undefined : { index: false },
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title: fullTitle,
      description,
      url,
      locale: languageOf(language).iso.replace('-', '_'),
      images: [{ url: path, width, height, alt: fullTitle }],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [path] },
  };
}
