/** Where a package's file is, by what its device's list knows (specification, sections 4 and 5). */
import { packages, type PackageName } from '@/config/download/packages';
import { track } from '@/services/page/analytics';
import { fallbackInfo, listKey } from '@/services/rules/channels';
import {
  currentPackage,
  isChannelled,
  isListed,
  knownPackages,
  loadPackages,
} from '@/stores/download';

/** The address of a package: from the list at hand, else from the list fetched now, else the built-in one. */
export async function addressOf(name: PackageName, channel: string): Promise<string> {
  const { device } = packages[name];
  const fallback = fallbackInfo(name, channel);
  if (!isListed(device)) return fallback.downloadurl;
  const key = listKey(name, channel);
  const known = isChannelled(device) ? currentPackage(device) : knownPackages(device)[key];
  if (known) return known.downloadurl;
  const list = await loadPackages(device, true);
  if (!list[key] && Object.keys(list).length > 0) {
    const error = 'The corresponding package cannot be found';
    track('ow_package_fail', { device, channel, error });
    console.warn(`packages: ${error} (${device}, ${key}); the built-in one stays in use.`);
  }
  return (list[key] ?? fallback).downloadurl;
}
