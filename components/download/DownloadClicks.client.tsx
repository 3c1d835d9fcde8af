'use client';
import { useEffect } from 'react';
import { timings } from '@/config/limits';
import type { PlacementName } from '@/config/channels';
import type { PackageName } from '@/config/packages';
import { detectDevice, readSignals } from '@/services/device';
import { loadWebConfig, useDevice, watchViewport } from '@/stores/device';
import { isListed, loadPackages } from '@/stores/download';
import { startDownload } from '@/stores/startDownload';

const stores: Partial<Record<PackageName, 'playStoreUrl' | 'appStoreUrl'>> = {
  androidStore: 'playStoreUrl',
  iosStore: 'appStoreUrl',
};

/** A click that the browser should handle by itself: another tab, a save dialog, a second button. */
function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element) || isModified(event)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-package]');
  if (!link) return;
  const name = link.dataset.package as PackageName;
  const store = stores[name];
  if (store) {
    // The link opens its new tab by itself; only its address may be newer than the page.
    link.href = useDevice.getState()[store];
    return;
  }
  event.preventDefault();
  void startDownload(name, link.dataset.placement as PlacementName);
}

/**
 * Gives every download link of the page its behaviour, by one listener, and fetches the package
 * list of the visitor's system a moment after the page is shown (specification, section 4).
 */
export function DownloadClicks({ delay = timings.packagesDelay }: { delay?: number }) {
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(watchViewport, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const device = detectDevice(readSignals());
      if (isListed(device)) void loadPackages(device);
      void loadWebConfig();
    }, delay);
    return () => clearTimeout(timer);
  }, [delay]);

  return null;
}
