'use client';
import { useEffect } from 'react';
import { brand } from '@/config/site/brand';

/**
 * Stands in for a page that has failed as a whole, before and without any words: it loads the page
 * anew once, which mends a tab that is older than the site, and leads home where that did not help.
 */
export function GlobalError() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry && entry.type !== 'reload') location.reload();
  }, []);
  return (
    <html lang="en">
      <body>
        <main>
          {/* Not a client navigation: nothing of the failed page is to live on. */}
          <a href="/">{brand.name}</a>
        </main>
      </body>
    </html>
  );
}
