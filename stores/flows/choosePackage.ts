/** What a download link stands for now: its package, channel and address, by placement, campaign and lists. */
import { placements, trialPlacements, type PlacementName } from '@/config/download/channels';
import { packages, type PackageName } from '@/config/download/packages';
import { isReadOnlyPackage, type UtmPackage } from '@/services/rules/campaign';
import { chooseWindowsChannel, placementChannel, windowsPackage } from '@/services/rules/channels';
import { isStore, storeAddress } from '@/services/rules/storeLinks';
import { takesPlace } from '@/services/rules/takesPlace';
import { useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';
import { useDevice } from '@/stores/device';
import { builtInAddress, knownAddress } from './packageAddress';

/** What is downloaded. */
interface Choice {
  readonly name: PackageName;
  readonly channel: string;
  /** The address, where it is another than that of package and channel: a campaign's, or the trial's. */
  readonly address?: string;
  readonly campaign?: UtmPackage;
}

/** The channel of a download; Windows alone has a choice to make. */
function channelOf(name: PackageName, placement: PlacementName): string {
  if (packages[name].device !== 'windows') return placementChannel(name, placement);
  const { isAdPage } = useGlobal.getState();
  const state = useDownload.getState();
  const context = { ...state, placement, isAdPage };
  // The experiment is the campaign's, or that of the package which the visitor would get without it.
  const own = state.winInfo[chooseWindowsChannel({ ...context, isReadOnly: false })];
  const isReadOnly = state.isReadOnly || isReadOnlyPackage(own);
  return chooseWindowsChannel({ ...context, isReadOnly });
}

/** The campaign's package for a link, if there is one by now. */
function campaignPackage(requested: PackageName): UtmPackage | undefined {
  const offered = useDownload.getState().utmDownLoadInfo?.[packages[requested].device];
  return offered && takesPlace(offered.name, requested) ? offered : undefined;
}

/** The Mac package for the trial, where the trial is offered and the web config has one. */
function trialAddress(name: PackageName, placement: PlacementName): string | undefined {
  const isTrial = name === 'mac' && trialPlacements.includes(placement);
  const { macTrailPackage } = useDevice.getState();
  return (isTrial && macTrailPackage.replace('{channel}', placements[placement].mac)) || undefined;
}

/** The package and channel for a link: the campaign's, else those of the placement. */
export function choosePackage(requested: PackageName, placement: PlacementName): Choice {
  const campaign = campaignPackage(requested);
  const channel = campaign?.channel ?? channelOf(requested, placement);
  const isInstaller = packages[requested].device === 'windows' && !isStore(requested);
  const name = campaign?.name ?? (isInstaller ? windowsPackage(channel) : requested);
  const address = campaign ? campaign.downloadurl : trialAddress(requested, placement);
  return { name, channel, address, campaign };
}

/** The address of a link by all that is known now, without asking any host; stores are told the campaign. */
export function addressNow(requested: PackageName, placement: PlacementName): string {
  const { name, channel, address } = choosePackage(requested, placement);
  if (address) return address;
  if (!isStore(name)) return knownAddress(name, channel) ?? builtInAddress(name, channel);
  const { campaign } = useDownload.getState();
  return storeAddress(builtInAddress(name, channel), name, campaign, location.origin);
}
