/** How a browser's signals tell its device: ordered rules, the first that matches decides. */
import type { DetectedDevice } from './devices';

/**
 * A rule: what the signals must match for its answer. Tuples, since every page carries them in its boot script.
 * @remarks `agent` is for `navigator.userAgent`; `platform` for `navigator.platform`, which a phone
 * keeps while it asks for the desktop site; `touches` is the least number of touch points.
 */
export type DeviceRule = readonly [
  device: DetectedDevice,
  agent: RegExp,
  platform?: RegExp,
  touches?: number,
];

/**
 * The order is the point: TVs, headsets and cars name Linux or Android as well, Android names Linux,
 * and a phone that asks for the desktop site names a PC.
 */
export const deviceRules: readonly DeviceRule[] = [
  // TVs and consoles; headsets and cars, which have no store of ours; systems that only look like Android.
  [
    'unknown',
    /TV\b|\bAFT|BRAVIA|Tizen|Web0S|CrKey|Chromecast|Roku|Xbox|PlayStation|Nintendo|KaiOS|Quest|Pico|VR\b|Tesla|QtCar|Automotive|Harmony|ArkWeb|like Android|Sailfish|Windows Phone|IEMobile/i,
  ],
  // The browsers are those of phones and tablets that ask for the desktop site.
  ['android', /Android\b|CrOS\b|Linux.*((Samsung|Miui|HeyTap|Vivo|Huawei)Browser|EdgA|Silk)\//i],
  ['ios', /iP(hone|ad|od)|(Cr|Fx|Edg)iOS/i],
  ['windows', /Windows/i],
  // An iPad says that it is a Mac; no Mac has a touch screen.
  ['ios', /Macintosh/i, /^(Mac|$)/i, 2],
  ['mac', /Macintosh/i],
  ['android', /Linux/i, /arm|aarch/i, 2],
  ['linux', /Linux/i],
];

/** Systems that none of our packages runs on, as far as a browser tells. macOS and Android 10 stopped telling. */
export const outdatedSystems: readonly DeviceRule[] = [
  ['windows', /Windows (NT [1-5]\.|NT 6\.[0-3]|9[58]|XP)/i],
  ['mac', /Mac OS X 10[._]([0-9]|1[0-4])(?!\d)/i],
  ['linux', /Linux i[3-6]86(?! on x86_64)/i],
  ['linux', /Linux/i, /^Linux (i[3-6]86$|arm|aarch)/i],
  ['android', /Android [1-7]\b/i],
  ['ios', /OS ([1-9]|1[0-4])_\d/i],
];
