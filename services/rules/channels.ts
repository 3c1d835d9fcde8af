/** Which channel a download carries, and which built-in package stands for it; pure (specification, section 4). */
import {
  fullInstallerChannels,
  placements,
  readOnlyChannels,
  type PlacementName,
} from '@/config/download/channels';
import { guidePageArm } from '@/config/visitor/experiments';
import { packages, type PackageInfo, type PackageName } from '@/config/download/packages';

/** What the choice of a Windows channel depends on. */
export interface ChannelContext {
  readonly placement: PlacementName;
  /** The read-only experiment runs for this visitor. */
  readonly isReadOnly: boolean;
  readonly isReadOnlyCountry: boolean;
  /** The page is one under /ad/. */
  readonly isAdPage: boolean;
  /** The legacy client opened the page. */
  readonly isLegacyClient?: boolean;
}

/**
 * The Windows channel: the legacy client can use the full installer alone; then come the read-only
 * experiment, ad pages and the placement.
 */
export function chooseWindowsChannel({
  placement,
  isReadOnly,
  isReadOnlyCountry,
  isAdPage,
  isLegacyClient = false,
}: ChannelContext): string {
  if (isLegacyClient) return placements.download.win;
  if (isReadOnly) return isReadOnlyCountry ? readOnlyChannels.country : readOnlyChannels.alternate;
  return isAdPage ? placements.ad_pdf.win : placements[placement].win;
}

/** Whether a Windows channel's package is the full installer, opened directly. */
export function isFullInstaller(channel: string): boolean {
  return fullInstallerChannels.includes(channel);
}

/** The package that a Windows channel delivers. */
export function windowsPackage(channel: string): PackageName {
  return isFullInstaller(channel) ? 'windowsFull' : 'windowsWeb';
}

/** A package's built-in address, with the channel in its place. */
export function builtInUrl(name: PackageName, channel: string): string {
  return packages[name].downloadurl.replace('{channel}', channel);
}

/** The channel that a placement's link to a package carries when nothing else is known. */
export function placementChannel(name: PackageName, placement: PlacementName): string {
  return packages[name].device === 'mac' ? placements[placement].mac : placements[placement].win;
}

/** Keys of the Linux list, which is not by channel. */
const linuxKeys: Partial<Record<PackageName, string>> = {
  linuxDeb: 'linux_deb',
  linuxRpm: 'linux_rpm',
};

/** Where a package is found in its device's list: under its channel, or its own key on Linux. */
export function listKey(name: PackageName, channel: string): string {
  return linuxKeys[name] ?? channel;
}

/** What stands for package info that can't be had: the built-in address, and nothing claimed about it (section 8). */
export function fallbackInfo(name: PackageName, channel: string): PackageInfo {
  return { downloadurl: builtInUrl(name, channel), date: '', size: '', version: '' };
}

/** Where a visitor is led after a download: to the guide page, or to the overlay on this one. */
export type GuideMode = 'page' | 'overlay';

/** By the value of the `ow_guide` experiment, unless the guide page is not wanted. */
export function guideMode(setupGuide: string, noGuidePage = false): GuideMode {
  return setupGuide === guidePageArm && !noGuidePage ? 'page' : 'overlay';
}

/** `WPSOffice.exe` as the value of the guide page's query parameter: the dot becomes a dash. */
export function packageParameter(file: string): string {
  return file.replace('.', '-');
}

/** The package named by the guide page's query parameter, or `null`: only our own file names are believed. */
export function packageFromParameter(value: string | null): PackageName | null {
  const match = Object.entries(packages).find(
    ([, { file }]) => file !== '' && packageParameter(file) === value,
  );
  return match ? (match[0] as PackageName) : null;
}
