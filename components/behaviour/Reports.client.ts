'use client';
import { useEffect } from 'react';
import { useMayRecord } from '@/components/islands/useMayRecord.client';
import { useActivated } from '@/components/islands/useActivated.client';
import { placements, type PlacementName } from '@/config/download/channels';
import { navigationModules } from '@/config/visitor/events';
import { packages, type PackageName } from '@/config/download/packages';
import { track } from '@/services/page/analytics';
import { reportWebVitals } from '@/services/page/webVitals';
import { choosePackage } from '@/stores/flows/choosePackage';
import { useGlobal } from '@/stores/global';
import { reportPage, startReports } from '@/stores/flows/reportPages';

/** An item of header or footer, which says by `data-report` what it is. */
function reportMenu(target: Element) {
  const button = target.closest<HTMLElement>('[data-report]')?.dataset.report;
  const place = target.closest('header, footer')?.localName as
    keyof typeof navigationModules | undefined;
  if (button && place) track('ow_navigation_click', { module: navigationModules[place], button });
}

/** A link to a store; a file's click is reported by its download. */
function reportStore(target: Element) {
  const link = target.closest<HTMLElement>('a[data-package]');
  const name = link?.dataset.package as PackageName | undefined;
  if (!link || !name || packages[name].kind === 'file') return;
  const placement = link.dataset.placement as PlacementName;
  const { name: given, campaign } = choosePackage(name, placement);
  const { report } = placements[placement];
  track('ow_free_download', {
    ...report,
    package: given,
    ...(campaign && { channel: campaign.channel }),
  });
}

function onClick({ target }: MouseEvent) {
  if (!(target instanceof Element)) return;
  reportMenu(target);
  reportStore(target);
}

/** Tells analytics of pages, of the end of loading and of clicks in the menus; draws nothing. */
export function Reports() {
  const page = useGlobal((state) => state.pageName);
  const language = useGlobal((state) => state.currentLang);
  const activated = useActivated();
  const mayMeasure = useMayRecord();

  useEffect(() => {
    if (activated) startReports();
  }, [activated]);

  useEffect(
    () => (activated ? reportPage(page, language) : undefined),
    [activated, page, language],
  );

  useEffect(() => (mayMeasure ? reportWebVitals() : undefined), [mayMeasure]);

  useEffect(() => {
    // Before the click's own handlers: one of them may close the menu, or leave the page.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return null;
}
