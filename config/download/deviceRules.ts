/** How a browser's signals tell its device: ordered rules, the first that matches decides. */
import type { DetectedDevice } from './devices';

/** A rule: what it looks for, and what it answers. All that it names must match. */
export interface DeviceRule {
  /** Pattern over `navigator.userAgent`, case-insensitive. */
  readonly agent: string;
  /** Pattern over `navigator.platform`, which a phone keeps while it asks for the desktop site. */
  readonly platform?: string;
  /** At least so many touch points. */
  readonly touches?: number;
  readonly device: DetectedDevice;
}

/**
 * The order is the point: TVs, headsets and cars name Linux or Android as well, Android names Linux,
 * and a phone that asks for the desktop site names a PC.
 */
export const deviceRules: readonly DeviceRule[] = [
  // TVs and consoles; headsets and cars, which have no store of ours; systems that only look like Android.
  {
    agent:
      'TV\\b|\\bAFT|BRAVIA|Tizen|Web0S|CrKey|Chromecast|Roku|Xbox|PlayStation|Nintendo|KaiOS|Quest|Pico|VR\\b|Tesla|QtCar|Automotive|Harmony|ArkWeb|like Android|Sailfish|Windows Phone|IEMobile',
    device: 'unknown',
  },
  // The browsers are those of phones and tablets that ask for the desktop site.
  {
    agent: 'Android\\b|CrOS\\b|Linux.*((Samsung|Miui|HeyTap|Vivo|Huawei)Browser|EdgA|Silk)/',
    device: 'android',
  },
  { agent: 'iP(hone|ad|od)|(Cr|Fx|Edg)iOS', device: 'ios' },
  { agent: 'Windows', device: 'windows' },
  // An iPad says that it is a Mac; no Mac has a touch screen.
  { agent: 'Macintosh', platform: '^(Mac|$)', touches: 2, device: 'ios' },
  { agent: 'Macintosh', device: 'mac' },
  { agent: 'Linux', platform: 'arm|aarch', touches: 2, device: 'android' },
  { agent: 'Linux', device: 'linux' },
];

/** Systems that none of our packages runs on, as far as a browser tells. macOS and Android 10 stopped telling. */
export const outdatedSystems: readonly {
  readonly agent?: string;
  readonly platform?: string;
  readonly device: DetectedDevice;
}[] = [
  { agent: 'Windows (NT [1-5]\\.|NT 6\\.[0-3]|9[58]|XP)', device: 'windows' },
  { agent: 'Mac OS X 10[._]([0-9]|1[0-4])(?!\\d)', device: 'mac' },
  { agent: 'Linux i[3-6]86(?! on x86_64)', device: 'linux' },
  { platform: '^Linux (i[3-6]86$|arm|aarch)', device: 'linux' },
  { agent: 'Android [1-7]\\b', device: 'android' },
  { agent: 'OS ([1-9]|1[0-4])_\\d', device: 'ios' },
];
