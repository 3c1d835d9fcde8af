import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { DownloadClicks } from '@/components/behaviour/DownloadClicks.client';
import { DownloadGuide } from '@/components/guide/DownloadGuide.client';
import { Popovers } from '@/components/behaviour/Popovers.client';
import { Later } from '@/components/behaviour/Later.client';
import { RouteState } from '@/components/behaviour/RouteState.client';
import { mainId } from './SkipLink';

interface Props {
  consent?: ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
  /** Milliseconds from mount to the fetching of packages. */
  packagesDelay?: number;
  children: ReactNode;
}

/** What all four layouts share: the order of the page, and the islands that give it behaviour. */
export function PageFrame({ consent, header, footer, packagesDelay, children }: Props) {
  const language = useLocale();
  const { guide } = useMessages();
  return (
    <>
      {consent}
      {header}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <RouteState language={language} />
      <Popovers />
      <DownloadClicks delay={packagesDelay} />
      <DownloadGuide language={language} messages={guide} />
      <Later language={language} />
    </>
  );
}
