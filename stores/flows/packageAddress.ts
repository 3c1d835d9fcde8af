/** Where a package's file is, by what its device's list knows (specification, sections 4 and 5). */
import { packages, type PackageName } from '@/config/download/packages';
import { track } from '@/services/page/analytics';
import { fallbackInfo, listKey } from '@/services/rules/channels';
import { useDevice, type DeviceState } from '@/stores/device';
import {
  currentPackage,
  isChannelled,
  isListed,
  knownPackages,
  loadPackages,
} from '@/stores/download';

/** Where the web config may know another address than the page does. */
const configured: Partial<Record<PackageName, keyof DeviceState>> = {
  windowsWeb: 'wpsPackage',
  microsoftStore: 'microsoftStoreUrl',
  mac: 'macPackage',
  macAppStore: 'macAppStore',
  androidStore: 'playStoreUrl',
  iosStore: 'appStoreUrl',
};

/** The address that holds while no list has another: the web config's, else the built-in one (section 8). */
export function builtInAddress(name: PackageName, channel: string): string {
  const field = configured[name];
  const address = field && String(useDevice.getState()[field]);
  return address?.replace('{channel}', channel) || fallbackInfo(name, channel).downloadurl;
}

/** The address in the list at hand, if it is there. */
export function knownAddress(name: PackageName, channel: string): string | undefined {
  const { device, kind } = packages[name];
  if (kind === 'store' || !isListed(device)) return undefined;
  return knownPackages(device)[listKey(name, channel)]?.downloadurl;
}

/** The address of a package: from the list at hand, else from the list fetched now, else the built-in one. */
export async function addressOf(name: PackageName, channel: string): Promise<string> {
  const { device } = packages[name];
  const known = isChannelled(device)
    ? currentPackage(device)?.downloadurl
    : knownAddress(name, channel);
  if (known !== undefined) return known;
  if (!isListed(device)) return builtInAddress(name, channel);
  const key = listKey(name, channel);
  const list = await loadPackages(device, true);
  if (!list[key] && Object.keys(list).length > 0) {
    const error = 'The corresponding package cannot be found';
    track('ow_package_fail', { device, channel, error });
    console.warn(`packages: ${error} (${device}, ${key}); the built-in one stays in use.`);
  }
  return list[key]?.downloadurl ?? builtInAddress(name, channel);
}
