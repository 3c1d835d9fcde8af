/** Package lists from the API host: base64 JSON in an envelope, parsed and checked (specification, section 7). */
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import { downloadHosts, hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import type { ListedPackage } from '@/config/download/packages';
import { isAllowedAddress, isAllowedDownloadUrl } from '@/services/rules/downloadUrls';
import { believable } from '@/services/rules/listedFacts';
import { getJson, parse } from './http';
import { ServiceError } from './serviceError';

/** Package info by channel. */
export type PackageMap = Readonly<Record<string, ListedPackage>>;

/** Names of the lists, values of `pttoken`. */
export type PackageToken =
  'newwinpackages' | 'newmacpackages' | 'newlinuxpackages' | 'newutmpackages';

/** A fact that may be missing, or of any other kind: only the address makes a package. */
const Fact = v.fallback(v.optional(v.string(), ''), '');
const Info = v.object({
  downloadurl: v.string(),
  ...{ date: Fact, size: Fact, version: Fact, sha256: Fact },
  ...{ arch: Fact, minOs: Fact, notes: Fact, type: Fact },
  older: v.fallback(v.optional(v.array(v.unknown()), []), []),
});

/** More versions than anyone looks through. */
const mostOlder = 20;
const Anything = v.record(v.string(), v.unknown());

const Envelope = v.object({
  staticjs: v.object({
    website: v.object({ wpsnewpackages: v.object({ downloads: v.string() }) }),
  }),
});

const Extras = v.object({
  params: v.array(v.object({ extras: v.array(v.object({ key: v.string(), value: v.string() })) })),
});

/** Decodes base64 JSON: the list itself, or what a map holds under the list's name. */
function decode(encoded: string, source: string): unknown {
  let json: unknown;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new ServiceError('bad-data', `${source}: not base64 JSON`, { cause });
  }
  const held = v.safeParse(Anything, json);
  return held.success && Object.hasOwn(held.output, source) ? held.output[source] : json;
}

function missing(source: string): ServiceError {
  return new ServiceError('bad-data', `${source}: The corresponding package cannot be found`);
}

const isAllowed = (address: string) => isAllowedDownloadUrl(address, location.origin);

/** The package that an entry tells of, without its earlier versions; null without an allowed address. */
function packageOf(value: unknown) {
  const { success, output } = v.safeParse(Info, value);
  if (!success || !isAllowed(output.downloadurl)) return null;
  const { downloadurl, notes, older, type, ...facts } = output;
  const hasNotes = notes && isAllowedAddress(notes, location.origin, downloadHosts);
  const told = { ...(type && { type }), ...(hasNotes && { notes }) };
  return { shown: { downloadurl, ...believable(facts, Date.now()), ...told }, older };
}

/** The package of an entry with its earlier versions: only those that can be told apart. */
function withOlder(value: unknown): ListedPackage | null {
  const newest = packageOf(value);
  if (!newest) return null;
  const older = newest.older
    .slice(0, mostOlder)
    .flatMap((entry) => packageOf(entry)?.shown ?? [])
    .filter(({ version }) => version !== '' && version !== newest.shown.version);
  return older.length > 0 ? { ...newest.shown, older } : newest.shown;
}

/** Keeps the entries that are package info with an allowed address; an empty rest is a missing package. */
function usable(list: Record<string, unknown>, source: string): PackageMap {
  const entries = Object.entries(list).flatMap(([channel, value]) => {
    const listed = withOlder(value);
    return listed ? [[channel, listed] as const] : [];
  });
  if (entries.length === 0) throw missing(source);
  return Object.fromEntries(entries);
}

/**
 * GETs the list that a token names, decoded and not yet looked into.
 * @throws ServiceError as `getJson`; `bad-data` for what is not base64 JSON.
 */
export async function fetchEncodedList(token: PackageToken): Promise<unknown> {
  const answer = await getJson({
    url: `${hosts.api}${apiPaths.packages}`,
    params: { pttoken: token },
    timeout: timings.packagesTimeout,
    schema: Envelope,
  });
  return decode(answer.staticjs.website.wpsnewpackages.downloads, token);
}

/**
 * The Windows or Mac packages by channel. Entries with an address outside the allow-list are left out.
 * @throws ServiceError; `bad-data` with 'The corresponding package cannot be found' when nothing is left.
 */
export async function fetchPackages(
  token: 'newwinpackages' | 'newmacpackages',
): Promise<PackageMap> {
  return usable(parse(Anything, await fetchEncodedList(token), token), token);
}

/**
 * The Linux packages under `linux_deb` and `linux_rpm`, with the version read from the file name; what
 * else a list says of one is under its name with `_info`.
 * @throws ServiceError as `fetchPackages`.
 */
export async function fetchLinuxPackages(): Promise<PackageMap> {
  const list = parse(Anything, await fetchEncodedList('newlinuxpackages'), 'newlinuxpackages');
  const withVersion = Object.entries(list).map(([key, downloadurl]) => {
    const version = /[-_](\d+(?:\.\d+)+)/.exec(String(downloadurl))?.[1];
    const told = v.safeParse(Anything, list[`${key}_info`]);
    return [key, { ...(told.success && told.output), downloadurl, version }] as const;
  });
  return usable(Object.fromEntries(withVersion), 'newlinuxpackages');
}

/**
 * The Android packages by channel, from the extras of the online parameters.
 * @throws ServiceError as `fetchPackages`.
 */
export async function fetchAndroidPackages(): Promise<PackageMap> {
  const answer = await getJson({
    url: `${hosts.api}${apiPaths.androidPackages}`,
    params: { funcName: 'androidtopcpackages', devicetype: 'web' },
    timeout: timings.packagesTimeout,
    schema: Extras,
  });
  const encoded = answer.params[0]?.extras.find(({ key }) => key === 'packages')?.value;
  if (encoded === undefined) throw missing('androidtopcpackages');
  const list = parse(Anything, decode(encoded, 'androidtopcpackages'), 'androidtopcpackages');
  return usable(list, 'androidtopcpackages');
}
