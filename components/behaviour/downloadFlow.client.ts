'use client';
import type { PlacementName } from '@/config/download/channels';
import type { PackageName } from '@/config/download/packages';
import { detectDevice, readSignals } from '@/services/rules/device';
import { loadWebConfig, useDevice, watchViewport } from '@/stores/device';
import { isListed, loadPackages } from '@/stores/download';
import { startDownload } from '@/stores/flows/startDownload';

/** Store links, and where their newest address is kept. */
const stores: Partial<Record<PackageName, 'playStoreUrl' | 'appStoreUrl'>> = {
  androidStore: 'playStoreUrl',
  iosStore: 'appStoreUrl',
};

/** Gives a store link, which opens its new tab by itself, the address that may be newer than the page. */
export function freshenStoreLink(link: HTMLAnchorElement): void {
  const store = stores[link.dataset.package as PackageName];
  if (store) link.href = useDevice.getState()[store];
}

let watching = false;

/** Keeps the store up to date on whether the window is a PC's, from now on. */
function watchOnce(): void {
  if (!watching) watchViewport();
  watching = true;
}

/**
 * Starts the download that a link stands for.
 * @param begun the browser has followed the link already: what comes after that is left.
 */
export function follow(link: HTMLAnchorElement, begun = false): Promise<void> {
  watchOnce();
  const { package: name, placement } = link.dataset;
  const address = begun ? link.href : undefined;
  return startDownload(name as PackageName, placement as PlacementName, address);
}

/** Fetches the package list of the visitor's system, and the addresses of the stores. */
export function fetchLists(): void {
  watchOnce();
  const device = detectDevice(readSignals());
  if (isListed(device)) void loadPackages(device);
  void loadWebConfig();
}
