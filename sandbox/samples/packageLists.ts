/** The package lists of the API host (decisions, "The embedded backend"). */
import { fullInstallerChannels, placements, readOnlyChannels } from '@/config/download/channels';
import { releases } from '@/config/download/releases';
import { packages, requirements, type ListedPackage } from '@/config/download/packages';
import sampleCampaigns from './campaigns.json';
import { sha256Of } from './installers';
import { filePath, type FileName } from './locations';

/** Makes a full address of a path of this backend. */
export type Absolute = (path: string) => string;

type ChannelList = Readonly<Record<string, ListedPackage>>;

const channelsOf = (device: 'win' | 'mac'): string[] =>
  Object.values(placements).map((placement) => placement[device]);

/** Every Windows channel of the site. */
const winChannels: readonly string[] = [
  ...channelsOf('win'),
  readOnlyChannels.country,
  readOnlyChannels.alternate,
];

/** The facts of a package beside its address: those of the site, and the hash of the file that is served. */
function facts(name: FileName) {
  const { date, size, version, device, ...told } = packages[name];
  return {
    ...{ date, size, version },
    sha256: sha256Of(name),
    ...('arch' in told && { arch: told.arch }),
    minOs: requirements[device].system,
  };
}

function info(name: FileName, channel: string, absolute: Absolute): ListedPackage {
  return { downloadurl: absolute(filePath(name, channel)), ...facts(name) };
}

/** Facts of a Linux package with its earlier versions: those that the site has release notes of. */
function linuxInfo(name: 'linuxDeb' | 'linuxRpm', absolute: Absolute) {
  const older = releases.linux.slice(1).map(({ version, date }) => ({
    downloadurl: absolute(filePath(name, '', version)),
    ...{ version, date },
    sha256: sha256Of(name),
  }));
  return { ...facts(name), older };
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
        linux_deb_info: linuxInfo('linuxDeb', absolute),
        linux_rpm_info: linuxInfo('linuxRpm', absolute),
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
