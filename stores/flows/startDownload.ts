/** The download flow: from a click on a link to the file, whatever the hosts answer (specification, section 4). */
import { placements, type PlacementName } from '@/config/download/channels';
import { storageKeys } from '@/config/site/keys';
import { timings } from '@/config/site/limits';
import { packages, type PackageName } from '@/config/download/packages';
import { track } from '@/services/page/analytics';
import { guideMode, isFullInstaller, placementChannel } from '@/services/rules/channels';
import { clientId, installationId } from '@/services/page/clientIds';
import { mayCreateFrame, runDownloader } from '@/services/page/downloader';
import { openFile } from '@/services/page/openFile';
import { writeStored } from '@/services/page/storage';
import { chooseChannel, isChannelled, useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';
import { downloadStarted, downloadStarting } from '@/stores/guide';
import { choosePackage } from './choosePackage';
import { addressOf, builtInAddress } from './packageAddress';

const underWay = new Set<PackageName>();
const startedAt = new Map<PackageName, number>();

/** Whether the same download is starting, or was started a moment ago: one click starts one download. */
function isRepeat(name: PackageName): boolean {
  const passed = performance.now() - (startedAt.get(name) ?? -Infinity);
  return underWay.has(name) || passed < timings.repeatClick;
}

/**
 * Starts the file of a package and channel; `known` is its address where a campaign or the trial gives it.
 * @returns the address of the file, for "start again".
 */
async function start(name: PackageName, channel: string, known?: string): Promise<string> {
  const inClientFrame = useDownload.getState().utmWinBreakDownload;
  const otherFrames = document.querySelectorAll('iframe:not([data-downloader])').length;
  const throughFrame =
    !known &&
    packages[name].device === 'windows' &&
    !isFullInstaller(channel) &&
    !inClientFrame &&
    mayCreateFrame(otherFrames);
  if (!throughFrame) {
    const url = known ?? (await addressOf(name, channel));
    openFile(url, inClientFrame);
    return url;
  }
  await runDownloader(channel, installationId());
  return builtInAddress(name, channel);
}

/**
 * Downloads a package for a placement and leads on to the guide. Never rejects: when anything goes
 * wrong the built-in installer is opened (section 8). A repeat of the same click is ignored.
 * @param begun the address that the browser has followed already, before this script was there.
 */
export async function startDownload(
  requested: PackageName,
  placement: PlacementName,
  begun?: string,
): Promise<void> {
  if (isRepeat(requested)) return;
  underWay.add(requested);
  startedAt.set(requested, performance.now());
  const { device } = packages[requested];
  const { name, channel, campaign, address } = begun
    ? { name: requested, channel: placementChannel(requested, placement) }
    : choosePackage(requested, placement);
  const { noGuidePage, isLegacyClient, utmWinBreakDownload } = useDownload.getState();
  if (isChannelled(device)) chooseChannel(device, channel);
  const { module, button } = placements[placement].report;
  const legacy = isLegacyClient && { legacy_client: true };
  const report = { module, button, channel, package: name, client_id: clientId(), ...legacy };
  track('ow_free_download', report);

  let url = begun ?? address ?? builtInAddress(name, channel);
  const stay = noGuidePage || campaign?.no_downloadguide_page;
  downloadStarting(name, url, guideMode(useGlobal.getState().setupGuide, stay));
  try {
    if (!begun) url = await start(name, channel, address);
  } catch (error) {
    openFile(url, utmWinBreakDownload);
    track('ow_download', { ...report, error: String(error) });
    console.warn(`download: the built-in installer was opened instead. ${String(error)}`);
  }
  writeStored('sessionStorage', storageKeys.guidePageSource, location.pathname);
  downloadStarted(name, url);
  underWay.delete(requested);
}
