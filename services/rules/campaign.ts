/** What a campaign link asks for, and which package of the campaign list answers it; pure (specification, section 4). */
import { affirmative, clientFrame, legacyClient } from '@/config/download/campaigns';
import { readOnlyType } from '@/config/download/channels';
import { queryKeys } from '@/config/site/keys';
import { maxCampaignValue } from '@/config/download/campaigns';
import { devices, type Device } from '@/config/download/devices';
import type { PackageName } from '@/config/download/packages';

/** What a page's query says; empty strings where it says nothing. */
export interface Campaign {
  readonly source: string;
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly clientType: string;
  readonly autoDownload: boolean;
  readonly noGuidePage: boolean;
}

/** UTM download info (specification, section 3), as the campaign list holds it for a device. */
export interface UtmInfo {
  readonly channel: string;
  readonly downloadurl: string;
  readonly version: string;
  readonly type: string;
  readonly auto_download: boolean;
  readonly no_downloadguide_page: boolean;
}

/** An entry of the campaign list. */
export type UtmEntry = Readonly<
  Record<'source' | 'utm_source' | 'utm_medium' | 'utm_campaign', string>
> &
  Readonly<Partial<Record<Device, UtmInfo>>>;

/** Letters of any script, digits and what campaign names are joined with. */
const believable = /^[\p{L}\p{M}\p{N} ._~+:|@/-]+$/u;

/** Reads the keys of a campaign from a query string; values that are too long or odd count as none. */
export function readCampaign(search: string): Campaign {
  const query = new URLSearchParams(search);
  const read = (key: keyof typeof queryKeys): string => {
    // Mail programs and editors leave links with `&amp;` for `&`: they are read as meant.
    const value = (query.get(queryKeys[key]) ?? query.get(`amp;${queryKeys[key]}`) ?? '').trim();
    return value.length <= maxCampaignValue && believable.test(value) ? value : '';
  };
  return {
    source: read('source'),
    utmSource: read('utmSource'),
    utmMedium: read('utmMedium'),
    utmCampaign: read('utmCampaign'),
    clientType: read('clientType'),
    autoDownload: read('autoDownload') === affirmative,
    noGuidePage: read('noGuidePage') === affirmative,
  };
}

/** Whether the query names a campaign, so that the campaign list is worth asking for. */
export function hasCampaign({ source, utmSource, utmMedium, utmCampaign }: Campaign): boolean {
  return source + utmSource + utmMedium + utmCampaign !== '';
}

/** Whether the page was opened by the legacy client, which needs the full installer and no guide page. */
export function isLegacyClient({ utmSource, utmMedium, utmCampaign, clientType }: Campaign) {
  return (
    utmSource === legacyClient.utmSource &&
    utmMedium === legacyClient.utmMedium &&
    utmCampaign === legacyClient.utmCampaign &&
    clientType === ''
  );
}

/** Whether the page sits in a frame of the client, which downloads must break out of. */
export function isClientFrame({ clientType }: Campaign): boolean {
  return clientType === clientFrame;
}

/**
 * The entry for a campaign, or `null`: the one whose three `utm_` values are exactly the query's,
 * else the one of its `source`. A value that an entry leaves out stands for none, not for any:
 * nobody is given the package of a campaign that the link does not name.
 */
export function matchCampaign(list: readonly UtmEntry[], campaign: Campaign): UtmEntry | null {
  const { source, utmSource, utmMedium, utmCampaign } = campaign;
  const byUtm = list.find(
    (entry) =>
      entry.utm_source + entry.utm_medium + entry.utm_campaign !== '' &&
      entry.utm_source === utmSource &&
      entry.utm_medium === utmMedium &&
      entry.utm_campaign === utmCampaign,
  );
  return byUtm ?? list.find((entry) => entry.source !== '' && entry.source === source) ?? null;
}

/** Which package of the site a campaign's file is, by its type and its name; the guide names it. */
export function utmPackageName(device: Device, { type, downloadurl }: UtmInfo): PackageName {
  const file = downloadurl.replace(/[?#].*/, '').replace(/.*\//, '');
  const isRpm = type === 'rpm' || (type !== 'deb' && /\.rpm$/i.test(file));
  const names = {
    windows: /^WPSOffice/i.test(file) ? 'windowsFull' : 'windowsWeb',
    mac: 'mac',
    linux: isRpm ? 'linuxRpm' : 'linuxDeb',
    android: type === 'apk' || /\.apk$/i.test(file) ? 'androidApk' : 'androidStore',
    ios: 'iosStore',
  } as const;
  return names[device];
}

/** A campaign's package that takes the place of the site's own. */
export interface UtmPackage extends UtmInfo {
  readonly name: PackageName;
}

/** A campaign's packages by device. */
export type UtmPackages = Readonly<Partial<Record<Device, UtmPackage>>>;

/** Whether a Windows package, of a campaign or of the list, stands for the read-only experiment, which has channels of its own. */
export function isReadOnlyPackage(info: { readonly type?: string } | undefined): boolean {
  return info?.type?.toLowerCase() === readOnlyType;
}

/** The packages of an entry that can be handed out: those with channel and address. */
export function utmPackages(entry: UtmEntry): UtmPackages {
  const usable = devices.flatMap((device) => {
    const info = entry[device];
    if (!info?.channel || !info.downloadurl || isReadOnlyPackage(info)) return [];
    return [[device, { ...info, name: utmPackageName(device, info) }] as const];
  });
  return Object.fromEntries(usable);
}

/** The devices for which a campaign's download starts by itself, by the link or by the list. */
export function startingDevices({ autoDownload }: Campaign, entry: UtmEntry | null) {
  return devices.filter((device) => autoDownload || entry?.[device]?.auto_download);
}

/**
 * The file that starts by itself on a device: the campaign's, else the one file that the site has for
 * it. `null` where nobody can say which: Linux has two packages, and stores are opened by hand.
 */
export function startingPackage(device: Device, packages: UtmPackages | null): PackageName | null {
  const own = { windows: 'windowsWeb', mac: 'mac', linux: null, android: null, ios: null } as const;
  const name = packages?.[device]?.name ?? own[device];
  return name === 'androidStore' || name === 'iosStore' ? null : name;
}
