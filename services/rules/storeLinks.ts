/** Which addresses lead to a store, and how they carry the campaign; pure (decisions, Store links). */
import { queryKeys } from '@/config/site/keys';
import { storeNames, storeParameters, type StoreName } from '@/config/download/storeLinks';
import { appStoreHosts } from '@/config/site/hosts';
import { hasCampaign, type Campaign } from './campaign';
import { isAllowedAddress } from './downloadUrls';

/** Whether a package is a link to a store. */
export function isStore(name: string): name is StoreName {
  return (storeNames as readonly string[]).includes(name);
}

/** Whether an address is one of a store, or of the page's own origin. @param origin the page's. */
export function isAllowedStoreUrl(address: string, origin: string): boolean {
  return isAllowedAddress(address, origin, appStoreHosts);
}

/** The `utm_` pairs of a campaign; one that has a `source` alone is named by it. */
function pairsOf({ source, utmSource, utmMedium, utmCampaign }: Campaign): URLSearchParams {
  const pairs = new URLSearchParams();
  const values = [
    [queryKeys.utmSource, utmSource || source],
    [queryKeys.utmMedium, utmMedium],
    [queryKeys.utmCampaign, utmCampaign],
  ] as const;
  for (const [key, value] of values) if (value) pairs.set(key, value);
  return pairs;
}

/** What a store is told: pairs are left out from the end until they fit, a name is cut to plain letters. */
function valueFor(store: StoreName, campaign: Campaign): string {
  const { holds, longest } = storeParameters[store];
  if (holds === 'name') {
    const { source, utmSource, utmMedium, utmCampaign } = campaign;
    const name = utmCampaign || source || utmSource || utmMedium;
    return name.replace(/[^\w.-]+/g, '_').slice(0, longest);
  }
  const pairs = pairsOf(campaign);
  for (const key of [...pairs.keys()].reverse())
    if (String(pairs).length > longest) pairs.delete(key);
  return String(pairs);
}

/**
 * The address of a store's page, with the campaign that brought the visitor.
 * @param origin the page's origin, against which relative addresses are read.
 * @param campaign what the query says; its values are believable (`readCampaign`).
 */
export function storeAddress(
  address: string,
  store: StoreName,
  campaign: Campaign | null,
  origin: string,
): string {
  const value = campaign && hasCampaign(campaign) ? valueFor(store, campaign) : '';
  if (!value) return address;
  const { name, beside } = storeParameters[store];
  const url = new URL(address, origin);
  for (const [key, own] of Object.entries({ ...beside, [name]: value }))
    url.searchParams.set(key, own);
  return url.href;
}
