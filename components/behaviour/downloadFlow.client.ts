'use client';
import type { PlacementName } from '@/config/download/channels';
import type { PackageName } from '@/config/download/packages';
import { detectDevice, readSignals } from '@/services/rules/device';
import { loadWebConfig, watchViewport } from '@/stores/device';
import { isListed, loadPackages } from '@/stores/download';
import { addressNow } from '@/stores/flows/choosePackage';
import { startDownload } from '@/stores/flows/startDownload';

/** Gives a link that the browser follows by itself (a store's, or into a new tab) the address that is known by now. */
export function freshen(link: HTMLAnchorElement): void {
  const { package: name, placement } = link.dataset;
  link.href = addressNow(name as PackageName, placement as PlacementName);
}

/** A link that a pointer or the focus comes to may be opened in other ways than by a click. */
function onIntent({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-package]') : null;
  if (link) freshen(link);
}

let watching = false;

/** Keeps the store up to date on whether the window is a PC's, and links true, from now on. */
function watchOnce(): void {
  if (watching) return;
  watching = true;
  watchViewport();
  document.addEventListener('pointerdown', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
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
