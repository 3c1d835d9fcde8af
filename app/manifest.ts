import type { MetadataRoute } from 'next';
import { brand } from '@/config/site/brand';
import { defaultLanguage, languageOf } from '@/config/site/languages';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    short_name: brand.name,
    lang: languageOf(defaultLanguage).iso,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: '#16181d',
    background_color: '#ffffff',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...[192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
      })),
    ],
  };
}
