/** Web config: addresses of stores and packages that operations may change without a release (specification, section 7). */
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import { getJson } from './http';

/** An address that a visitor may be sent to: https, or a page of this origin. */
const isSafeLink = (link: string) =>
  /^https:\/\/\w/.test(link) || link.startsWith(`${location.origin}/`);

const Link = v.optional(v.pipe(v.string(), v.check(isSafeLink, 'not an https address')));

const Config = v.object({
  wpsPackage: v.optional(v.string()),
  macPackage: v.optional(v.string()),
  macTrailPackage: v.optional(v.string()),
  macAppStore: Link,
  microsoftStoreUrl: Link,
  appStoreUrl: Link,
  playStoreUrl: Link,
  premium_download: v.optional(v.string()),
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
