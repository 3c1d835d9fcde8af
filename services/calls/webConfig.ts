/** Web config: addresses of stores and packages that operations may change without a release (specification, section 7). */
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import { isAllowedDownloadUrl } from '@/services/rules/downloadUrls';
import { isAllowedStoreUrl } from '@/services/rules/storeLinks';
import { getJson } from './http';

type IsAllowed = (address: string, origin: string) => boolean;

const isFullAddress = (address: string, isAllowed: IsAllowed) =>
  /^https?:\/\/\w/.test(address) && isAllowed(address, location.origin);

/** An address of a host that a visitor may be sent to; an empty one says nothing. */
const addressOf = (isAllowed: IsAllowed) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((address) => address === '' || isFullAddress(address, isAllowed), 'not allowed'),
    ),
  );
const File = addressOf(isAllowedDownloadUrl);
const Store = addressOf(isAllowedStoreUrl);

const Config = v.object({
  wpsPackage: File,
  macPackage: File,
  macTrailPackage: File,
  macAppStore: Store,
  microsoftStoreUrl: Store,
  appStoreUrl: Store,
  playStoreUrl: Store,
  premium_download: File,
});

const Answer = v.object({ code: v.literal(0), data: v.record(v.string(), v.unknown()) });

/** What the web config may hold. */
export type WebConfig = v.InferOutput<typeof Config>;

/** The fields that hold what they should; one bad entry does not cost the others. */
function usable(data: Readonly<Record<string, unknown>>): WebConfig {
  const parsed = v.safeParse(Config, data);
  if (parsed.success) return parsed.output;
  const bad = new Set(parsed.issues.map(({ path }) => String(path?.[0].key)));
  console.warn(`config: not usable and left out: ${[...bad].join(', ')}`);
  return v.parse(
    Config,
    Object.fromEntries(Object.entries(data).filter(([name]) => !bad.has(name))),
  );
}

/**
 * GETs the web config, without the fields that are not usable.
 * @throws ServiceError; the built-in defaults hold then.
 */
export async function fetchWebConfig(): Promise<WebConfig> {
  const answer = await getJson({
    url: `${hosts.api}${apiPaths.owconfig}`,
    timeout: timings.configTimeout,
    schema: Answer,
  });
  return usable(answer.data);
}
