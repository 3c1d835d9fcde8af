/** The campaign list from the API host, entry by entry: what is not understood is left out (specification, section 7). */
import * as v from 'valibot';
import { affirmative } from '@/config/download/campaigns';
import type { UtmEntry } from '@/services/rules/campaign';
import { isAllowedDownloadUrl } from '@/services/rules/downloadUrls';
import { isAllowedStoreUrl } from '@/services/rules/storeLinks';
import { parse } from './http';
import { fetchEncodedList } from './packageLists';

const token = 'newutmpackages';

const Text = v.optional(v.pipe(v.string(), v.trim()), '');
const Flag = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => String(value) === affirmative),
);

const isAllowed = {
  file: (url: string) => isAllowedDownloadUrl(url, location.origin),
  fileOrStore: (url: string) => isAllowed.file(url) || isAllowedStoreUrl(url, location.origin),
};

const infoOf = (allowed: keyof typeof isAllowed) =>
  v.object({
    channel: Text,
    // An address outside the allow-lists counts as none.
    downloadurl: v.pipe(
      Text,
      v.transform((url) => (isAllowed[allowed](url) ? url : '')),
    ),
    version: Text,
    type: Text,
    auto_download: Flag,
    no_downloadguide_page: Flag,
  });
/** A device whose info is not understood has none; the others keep theirs. */
const deviceOf = (allowed: keyof typeof isAllowed) =>
  v.optional(v.fallback(v.optional(infoOf(allowed)), undefined));

const Entry = v.object({
  source: Text,
  utm_source: Text,
  utm_medium: Text,
  utm_campaign: Text,
  windows: deviceOf('file'),
  mac: deviceOf('file'),
  linux: deviceOf('file'),
  // A phone's package may be the store's page.
  android: deviceOf('fileOrStore'),
  ios: deviceOf('fileOrStore'),
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
