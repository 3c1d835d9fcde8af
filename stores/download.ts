/** Package lists as far as hosts have told them (specification, section 3, Download info). */
import { create } from 'zustand';
import type { Device } from '@/config/download/devices';
import type { PackageInfo } from '@/config/download/packages';
import { track } from '@/services/page/analytics';
import type { Campaign, UtmPackages } from '@/services/rules/campaign';
import type * as PackageServices from '@/services/calls/packageLists';

/** Fields of the download store. The last five are ours: lists that the specification has no field for, and wishes of the query. */
export interface DownloadState {
  readonly isReadOnlyCountry: boolean;
  readonly isReadOnly: boolean;
  readonly winInfo: PackageServices.PackageMap;
  readonly macInfo: PackageServices.PackageMap;
  readonly winChannel: string;
  readonly macChannel: string;
  /** The campaign's packages, which take the place of the placement's. */
  readonly utmDownLoadInfo: UtmPackages | null;
  readonly utmWinBreakDownload: boolean;
  readonly linuxInfo: PackageServices.PackageMap;
  readonly androidInfo: PackageServices.PackageMap;
  /** What the query of the arrival says of its campaign. */
  readonly campaign: Campaign | null;
  /** No download leads on to the guide page. */
  readonly noGuidePage: boolean;
  /** The legacy client opened this page. */
  readonly isLegacyClient: boolean;
}

export const useDownload = create<DownloadState>(() => ({
  isReadOnlyCountry: false,
  isReadOnly: false,
  winInfo: {},
  macInfo: {},
  winChannel: '',
  macChannel: '',
  utmDownLoadInfo: null,
  utmWinBreakDownload: false,
  linuxInfo: {},
  androidInfo: {},
  campaign: null,
  noGuidePage: false,
  isLegacyClient: false,
}));

type Services = typeof PackageServices;

/** Devices with a list, the field it goes to, and how to get it. */
const lists = {
  windows: {
    field: 'winInfo',
    get: (services: Services) => services.fetchPackages('newwinpackages'),
  },
  mac: { field: 'macInfo', get: (services: Services) => services.fetchPackages('newmacpackages') },
  linux: { field: 'linuxInfo', get: (services: Services) => services.fetchLinuxPackages() },
  android: { field: 'androidInfo', get: (services: Services) => services.fetchAndroidPackages() },
} as const;

/** A device whose packages come as a list. */
export type ListedDevice = keyof typeof lists;

/** Whether a device's packages come as a list; iOS has a store only. */
export function isListed(device: Device | 'unknown'): device is ListedDevice {
  return device in lists;
}

const asked = new Map<ListedDevice, Promise<PackageServices.PackageMap>>();
const failed = new Set<ListedDevice>();

async function askForList(device: ListedDevice): Promise<PackageServices.PackageMap> {
  const { field, get } = lists[device];
  failed.delete(device);
  try {
    const list = await get(await import('@/services/calls/packageLists'));
    useDownload.setState({ [field]: list });
    track('ow_package_ready', { device });
    return list;
  } catch (error) {
    failed.add(device);
    track('ow_package_fail', { device, error: String(error) });
    console.warn(`packages: the built-in ${device} package stays in use. ${String(error)}`);
    return {};
  }
}

/**
 * The package list of a device: at hand, under way, or fetched now; empty when it can't be had.
 * A list that failed is asked for again only where `retry` is set, as for a click. Never rejects.
 */
export function loadPackages(
  device: ListedDevice,
  retry = false,
): Promise<PackageServices.PackageMap> {
  const known = retry && failed.has(device) ? undefined : asked.get(device);
  const list = known ?? askForList(device);
  asked.set(device, list);
  return list;
}

/** Systems whose list is by channel, and the field that holds the chosen one. */
const channels = { windows: 'winChannel', mac: 'macChannel' } as const;

/** Whether a system's list is by channel. */
export function isChannelled(device: Device): device is keyof typeof channels {
  return device in channels;
}

/** A channel was chosen for a download. */
export function chooseChannel(device: keyof typeof channels, channel: string): void {
  useDownload.setState({ [channels[device]]: channel });
}

/** The current Windows or Mac package: the entry of its list under the chosen channel (specification, section 3). */
export function currentPackage(device: keyof typeof channels): PackageInfo | undefined {
  const { winInfo, winChannel, macInfo, macChannel } = useDownload.getState();
  return device === 'windows' ? winInfo[winChannel] : macInfo[macChannel];
}

/** What is known now of a device's packages, without asking any host. */
export function knownPackages(device: ListedDevice): PackageServices.PackageMap {
  return useDownload.getState()[lists[device].field];
}

/** Forgets every list; for tests. */
export function resetDownload(): void {
  asked.clear();
  failed.clear();
  useDownload.setState(useDownload.getInitialState(), true);
}
