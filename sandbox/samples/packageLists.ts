/** The package lists of the API host (decisions, "The embedded backend"). */
import { fullInstallerChannels, placements, readOnlyChannels } from '@/config/download/channels';
import { packages, type PackageInfo } from '@/config/download/packages';
import sampleCampaigns from './campaigns.json';
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

/** What a campaign hands out on one device, as `campaigns.json` has it; the rest is by default. */
interface CampaignPackage extends Partial<Record<keyof typeof byDefault, string>> {
  readonly file: FileName;
  readonly channel: string;
}

const byDefault = { type: '', auto_download: 'false', no_downloadguide_page: 'false' };

/** The campaigns of the sample marketing department; a key without a value stands for none. */
function campaigns(absolute: Absolute) {
  const none = { source: '', utm_source: '', utm_medium: '', utm_campaign: '' };
  return sampleCampaigns.map(({ keys, ...devices }) => {
    const handedOut = Object.entries(devices as Record<string, CampaignPackage>);
    const listed = handedOut.map(([device, { file, ...own }]) => {
      const { version, format } = packages[file];
      const downloadurl = absolute(filePath(file, own.channel));
      return [device, { downloadurl, version, ...byDefault, type: format.toLowerCase(), ...own }];
    });
    return { ...none, ...keys, ...(Object.fromEntries(listed) as object) };
  });
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
