import type { Viewport } from 'next';
import { lang } from 'next/root-params';
import type { ReactNode } from 'react';
import { BootScript } from '@/components/layout/BootScript';
import { FontPreloads } from '@/components/layout/FontPreloads';
import { SkipLink } from '@/components/layout/SkipLink';
import { languageCodes, languageOf } from '@/config/site/languages';
import '@/components/styles/globals.scss';

export const dynamicParams = false;

export function generateStaticParams() {
  return languageCodes.map((code) => ({ lang: code }));
}

export const viewport: Viewport = { themeColor: '#16181d', colorScheme: 'light' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { code, iso, script, longWords, stackedMarks } = languageOf(await lang());
  return (
    // The boot script marks <html> before React sees it.
    <html
      lang={iso}
      data-script={script}
      data-words={longWords && 'long'}
      data-marks={stackedMarks && 'stacked'}
      suppressHydrationWarning
    >
      <head>
        <BootScript />
        <FontPreloads language={code} />
      </head>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
