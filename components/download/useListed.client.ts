'use client';
import { useEffect } from 'react';
import type { PlacementName } from '@/config/download/channels';
import { packages, type ListedPackage, type PackageName } from '@/config/download/packages';
import { timings } from '@/config/site/limits';
import { listKey, placementChannel } from '@/services/rules/channels';
import { isListed, knownPackages, loadPackages, useDownload } from '@/stores/download';

/** What its host says of a package; nothing until it has answered. Asks it a moment after the page is shown. */
export function useListed(name: PackageName, placement: PlacementName): ListedPackage | undefined {
  const { device, kind } = packages[name];
  const listed = kind === 'file' && isListed(device) ? device : null;
  const key = listKey(name, placementChannel(name, placement));
  const live = useDownload(() => (listed ? knownPackages(listed)[key] : undefined));

  useEffect(() => {
    if (!listed) return;
    const timer = setTimeout(() => void loadPackages(listed), timings.packagesDelay);
    return () => clearTimeout(timer);
  }, [listed]);

  return live;
}
