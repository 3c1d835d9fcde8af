/** The campaign list from the API host, entry by entry: what is not understood is left out (specification, section 7). */
import * as v from 'valibot';
import { affirmative } from '@/config/download/campaigns';
import type { UtmEntry } from '@/services/rules/campaign';
import { isAllowedDownloadUrl } from '@/services/rules/downloadUrls';
import { parse } from './http';
import { fetchEncodedList } from './packageLists';

const token = 'newutmpackages';

const Text = v.optional(v.pipe(v.string(), v.trim()), '');
const Flag = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => String(value) === affirmative),
);

const Info = v.object({
  channel: Text,
  // An address outside the allow-list counts as none.
  downloadurl: v.pipe(
    Text,
    v.transform((url) => (isAllowedDownloadUrl(url, location.origin) ? url : '')),
  ),
  version: Text,
  type: Text,
  auto_download: Flag,
  no_downloadguide_page: Flag,
});
/** A device whose info is not understood has none; the others keep theirs. */
const Device = v.optional(v.fallback(v.optional(Info), undefined));

const Entry = v.object({
  source: Text,
  utm_source: Text,
  utm_medium: Text,
  utm_campaign: Text,
  windows: Device,
  mac: Device,
  linux: Device,
  android: Device,
  ios: Device,
});

/**
 * The campaigns.
 * @throws ServiceError as `fetchEncodedList`; `bad-data` where there is no list.
 */
export async function fetchCampaigns(): Promise<readonly UtmEntry[]> {
  const list = parse(v.array(v.unknown()), await fetchEncodedList(token), token);
  return list.flatMap((value) => {
    const entry = v.safeParse(Entry, value);
    return entry.success ? [entry.output] : [];
  });
}
