import { preload } from 'react-dom';
import { fontPath } from '@/config/site/fonts';
import { languageOf, type LanguageCode } from '@/config/site/languages';

/** Preloads the font subsets that a language's pages use, and no others. */
export function FontPreloads({ language }: { language: LanguageCode }) {
  for (const name of languageOf(language).fonts)
    preload(fontPath(name), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
