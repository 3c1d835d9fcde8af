/** The campaign that brought the visitor: what its link says, and the packages that its list holds (specification, section 4). */
import type { Device } from '@/config/download/devices';
import { track } from '@/services/page/analytics';
import {
  hasCampaign,
  isClientFrame,
  isLegacyClient,
  isReadOnlyPackage,
  matchCampaign,
  readCampaign,
  startingDevices,
  utmPackages,
  type Campaign,
  type UtmEntry,
} from '@/services/rules/campaign';
import { useDownload } from '@/stores/download';

/** What analytics calls the list, which is of every device. */
const device = 'campaign';

/** The campaign's entry in the list; `null` for none and for a list that can't be had. */
async function findEntry(campaign: Campaign): Promise<UtmEntry | null> {
  try {
    const { fetchCampaigns } = await import('@/services/calls/campaignList');
    const entry = matchCampaign(await fetchCampaigns(), campaign);
    track('ow_package_ready', { device });
    return entry;
  } catch (error) {
    track('ow_package_fail', { device, error: String(error) });
    console.warn(`campaign: the site’s own packages stay in use. ${String(error)}`);
    return null;
  }
}

async function load(search: string): Promise<readonly Device[]> {
  const campaign = readCampaign(search);
  const legacy = isLegacyClient(campaign);
  useDownload.setState({
    campaign,
    utmWinBreakDownload: isClientFrame(campaign),
    isLegacyClient: legacy,
    noGuidePage: campaign.noGuidePage || legacy,
  });
  const entry = hasCampaign(campaign) ? await findEntry(campaign) : null;
  if (entry) {
    useDownload.setState({
      utmDownLoadInfo: utmPackages(entry),
      isReadOnly: entry.windows !== undefined && isReadOnlyPackage(entry.windows),
    });
  }
  return startingDevices(campaign, entry);
}

let loaded: Promise<readonly Device[]> | undefined;

/**
 * Takes over what the query says, at once, and the campaign's packages when the list has answered.
 * A page is arrived at once: later calls change nothing, and what was found stays through client
 * navigation. Clicks do not wait for it: until the list is there they get the site's own package.
 * @returns the devices for which the download starts by itself. Never rejects.
 */
export function loadCampaign(search: string): Promise<readonly Device[]> {
  return (loaded ??= load(search));
}

/** Forgets the campaign; for tests. */
export function resetCampaign(): void {
  loaded = undefined;
}
