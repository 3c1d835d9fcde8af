'use client';
import { useEffect } from 'react';
import { timings } from '@/config/site/limits';
import { answered, takeEarlyClick } from '@/services/page/earlyClick';
import { isPlainClick } from '@/services/rules/clicks';
import type * as downloadFlow from './downloadFlow.client';

type Flow = typeof downloadFlow;

/**
 * What follows a click is fetched a moment after the page is shown; a click that comes sooner waits for
 * it. It is one file with the late parts, which need most of the same code.
 */
const flow = async (): Promise<Flow> =>
  (await import('@/components/behaviour/LateParts.client')).downloadFlow;
let loaded: Flow | null = null;

function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-package]');
  if (!link) return;
  if (link.target || !isPlainClick(event)) return loaded?.freshen(link);
  event.preventDefault();
  answered(link);
  flow().then(
    ({ follow }) => follow(link),
    (error: unknown) => {
      console.warn(`download: the plain link was followed. ${String(error)}`);
      location.href = link.href;
    },
  );
}

/** Leads on from a download that was clicked before this script was there. */
function leadOn(link: HTMLAnchorElement): void {
  flow().then(
    ({ follow }) => follow(link, true),
    (error: unknown) => console.warn(`download: no guide is shown. ${String(error)}`),
  );
}

/**
 * Gives every download link of the page its behaviour, by one listener, and fetches the package
 * list of the visitor's system a moment after the page is shown (specification, section 4).
 */
export function DownloadClicks({ delay = timings.packagesDelay }: { delay?: number }) {
  useEffect(() => {
    document.addEventListener('click', onClick);
    const early = takeEarlyClick();
    if (early) leadOn(early);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      flow().then(
        (module) => {
          loaded = module;
          module.fetchLists();
        },
        (error: unknown) => console.warn(`download: links stay plain. ${String(error)}`),
      );
    }, delay);
    return () => clearTimeout(timer);
  }, [delay]);

  return null;
}
