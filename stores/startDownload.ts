/** The download flow: from a click on a link to the file, whatever the hosts answer (specification, section 4). */
import { placements, type PlacementName } from '@/config/channels';
import { storageKeys } from '@/config/keys';
import { timings } from '@/config/limits';
import { packages, type PackageName } from '@/config/packages';
import { track } from '@/services/analytics';
import {
  chooseWindowsChannel,
  fallbackInfo,
  isFullInstaller,
  listKey,
  placementChannel,
  windowsPackage,
} from '@/services/channels';
import { clientId, installationId } from '@/services/clientIds';
import { mayCreateFrame, runDownloader } from '@/services/downloader';
import { writeStored } from '@/services/storage';
import { isListed, knownPackages, loadPackages, useDownload } from './download';
import { useGlobal } from './global';
import { downloadStarted, downloadStarting } from './guide';

let lastStart = { name: '', at: -Infinity };

/** Whether the same download was started a moment ago: one click starts one download. */
function isRepeat(name: string, now: number): boolean {
  const repeat = lastStart.name === name && now - lastStart.at < timings.repeatClick;
  if (!repeat) lastStart = { name, at: now };
  return repeat;
}

/** The channel of a download; Windows alone has a choice to make. */
function channelOf(name: PackageName, placement: PlacementName): string {
  if (packages[name].device !== 'windows') return placementChannel(name, placement);
  const { isReadOnly, isReadOnlyCountry } = useDownload.getState();
  const { isAdPage } = useGlobal.getState();
  return chooseWindowsChannel({ placement, isReadOnly, isReadOnlyCountry, isAdPage });
}

/** The address of a package: from the list at hand, else from the list fetched now, else the built-in one. */
async function addressOf(name: PackageName, channel: string): Promise<string> {
  const { device } = packages[name];
  const fallback = fallbackInfo(name, channel);
  if (!isListed(device)) return fallback.downloadurl;
  const key = listKey(name, channel);
  const info = knownPackages(device)[key] ?? (await loadPackages(device, true))[key];
  return (info ?? fallback).downloadurl;
}

function openFile(url: string): void {
  const target = useDownload.getState().utmWinBreakDownload ? (window.top ?? window) : window;
  // `href` and not `assign`: it is all that a frame may use of a window of another origin.
  target.location.href = url;
}

/** Starts the file of a package and channel. @returns the address of the file, for "start again". */
async function start(name: PackageName, channel: string): Promise<string> {
  const otherFrames = document.querySelectorAll('iframe:not([data-downloader])').length;
  const throughFrame =
    packages[name].device === 'windows' &&
    !isFullInstaller(channel) &&
    !useDownload.getState().utmWinBreakDownload &&
    mayCreateFrame(otherFrames);
  if (!throughFrame) {
    const url = await addressOf(name, channel);
    openFile(url);
    return url;
  }
  await runDownloader(channel, installationId());
  return fallbackInfo(name, channel).downloadurl;
}

/**
 * Downloads a package for a placement and leads on to the guide. Never rejects: when anything goes
 * wrong the built-in installer is opened (section 8). A repeat of the same click is ignored.
 */
export async function startDownload(
  requested: PackageName,
  placement: PlacementName,
): Promise<void> {
  if (isRepeat(requested, performance.now())) return;
  const channel = channelOf(requested, placement);
  const name = packages[requested].device === 'windows' ? windowsPackage(channel) : requested;
  if (packages[name].device === 'windows') useDownload.setState({ winChannel: channel });
  if (packages[name].device === 'mac') useDownload.setState({ macChannel: channel });
  const { module, button } = placements[placement].report;
  const report = { module, button, channel, package: name, client_id: clientId() };
  track('ow_free_download', report);

  let url = fallbackInfo(name, channel).downloadurl;
  downloadStarting(name, url);
  try {
    url = await start(name, channel);
  } catch (error) {
    openFile(url);
    track('ow_download', { ...report, error: String(error) });
    console.warn(`download: the built-in installer was opened instead. ${String(error)}`);
  }
  writeStored('sessionStorage', storageKeys.guidePageSource, location.pathname);
  downloadStarted(name, url);
}
