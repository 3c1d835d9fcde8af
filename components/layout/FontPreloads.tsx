import { fontPath, preloadedFonts } from '@/config/fonts';
import type { LanguageCode } from '@/config/languages';

/** Preloads the font subsets that a language's pages use, and no others. */
export function FontPreloads({ language }: { language: LanguageCode }) {
  return preloadedFonts(language).map((name) => (
    <link
      key={name}
      rel="preload"
      as="font"
      type="font/woff2"
      href={fontPath(name)}
      crossOrigin="anonymous"
    />
  ));
}
