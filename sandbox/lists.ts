/** The package lists of the API host (decisions, "The embedded backend"). */
import {
  fullInstallerChannels,
  placements,
  readOnlyChannels,
  readOnlyType,
} from '@/config/download/channels';
import { packages, type PackageInfo } from '@/config/download/packages';
import { filePath, type FileName } from './locations';

/** Makes a full address of a path of this backend. */
export type Absolute = (path: string) => string;

type ChannelList = Readonly<Record<string, PackageInfo>>;

const channelsOf = (device: 'win' | 'mac'): string[] =>
  Object.values(placements).map((placement) => placement[device]);

/** Every Windows channel of the site. */
const winChannels: readonly string[] = [
  ...channelsOf('win'),
  readOnlyChannels.country,
  readOnlyChannels.alternate,
];

function info(name: FileName, channel: string, absolute: Absolute): PackageInfo {
  const { date, size, version } = packages[name];
  return { downloadurl: absolute(filePath(name, channel)), date, size, version };
}

function listOf(
  channels: readonly string[],
  nameFor: (channel: string) => FileName,
  absolute: Absolute,
): ChannelList {
  return Object.fromEntries(
    channels.map((channel) => [channel, info(nameFor(channel), channel, absolute)]),
  );
}

const windowsFile = (channel: string): FileName =>
  fullInstallerChannels.includes(channel) ? 'windowsFull' : 'windowsWeb';

/** A campaign's package for one device. */
function campaign(name: FileName, channel: string, absolute: Absolute, start = false) {
  return {
    channel,
    downloadurl: absolute(filePath(name, channel)),
    version: packages[name].version,
    type: packages[name].format.toLowerCase(),
    auto_download: String(start),
    no_downloadguide_page: 'false',
  };
}

/** The campaigns of the sample marketing department; a key without a value stands for none. */
function campaigns(absolute: Absolute) {
  const none = { source: '', utm_source: '', utm_medium: '', utm_campaign: '' };
  return [
    {
      ...none,
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'spring',
      windows: campaign('windowsWeb', '700.1001', absolute),
      mac: campaign('mac', '701.1001', absolute),
      linux: campaign('linuxDeb', '702.1001', absolute),
      android: campaign('androidApk', '703.1001', absolute),
    },
    {
      ...none,
      utm_source: 'partner',
      utm_medium: 'banner',
      utm_campaign: 'start-now',
      windows: campaign('windowsWeb', '700.1002', absolute, true),
      mac: campaign('mac', '701.1002', absolute, true),
    },
    {
      ...none,
      utm_source: 'PC',
      utm_medium: 'launch',
      utm_campaign: '9X2013',
      windows: {
        ...campaign('windowsFull', '700.2013', absolute, true),
        no_downloadguide_page: 'true',
      },
    },
    {
      ...none,
      utm_source: 'partner',
      utm_medium: 'banner',
      utm_campaign: 'no-guide',
      windows: {
        ...campaign('windowsFull', '700.1006', absolute),
        no_downloadguide_page: 'true',
      },
    },
    {
      ...none,
      utm_source: 'reseller',
      utm_medium: 'link',
      utm_campaign: 'read-only',
      windows: { ...campaign('windowsFull', '700.1007', absolute), type: readOnlyType },
    },
    { ...none, source: 'blog', windows: campaign('windowsWeb', '700.1003', absolute) },
    { ...none, source: 'forum', linux: campaign('linuxRpm', '702.1004', absolute) },
    {
      ...none,
      utm_source: 'social',
      utm_medium: 'video',
      utm_campaign: 'mobile',
      android: campaign('androidApk', '703.1005', absolute, true),
    },
  ];
}

/** The list that a `pttoken` names; nothing at all for a token that names none. */
export function packageList(token: string | undefined, absolute: Absolute): unknown {
  switch (token) {
    case 'newwinpackages':
      return listOf(winChannels, windowsFile, absolute);
    case 'newmacpackages':
      return listOf(channelsOf('mac'), () => 'mac', absolute);
    case 'newlinuxpackages':
      return {
        linux_deb: absolute(filePath('linuxDeb')),
        linux_rpm: absolute(filePath('linuxRpm')),
      };
    case 'newutmpackages':
      return campaigns(absolute);
    default:
      return {};
  }
}

/** The Android packages: one file for whoever asks, under the channel `default` and the site's own. */
export function androidList(absolute: Absolute): ChannelList {
  return listOf(['default', ...winChannels], () => 'androidApk', absolute);
}

/** A list as the calls carry it. */
export function encodeList(list: unknown): string {
  return Buffer.from(JSON.stringify(list), 'utf8').toString('base64');
}
