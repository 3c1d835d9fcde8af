import type { MetadataRoute } from 'next';
import { languageCodes } from '@/config/languages';
import { routeNames, routes } from '@/config/routes';
import { absoluteUrl, alternateUrls } from '@/services/seo';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return routeNames
    .filter((name) => routes[name].index)
    .flatMap((name) =>
      languageCodes.map((code) => ({
        url: absoluteUrl(routes[name].path, code),
        alternates: { languages: alternateUrls(name) },
      })),
    );
}
