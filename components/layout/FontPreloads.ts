import { preload } from 'react-dom';
import { fontPath, preloadedFonts } from '@/config/site/fonts';
import type { LanguageCode } from '@/config/site/languages';

/** Preloads the font subsets that a language's pages use, and no others. */
export function FontPreloads({ language }: { language: LanguageCode }) {
  for (const name of preloadedFonts(language))
    preload(fontPath(name), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
