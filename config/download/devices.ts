/** The devices of visitors, and how a user agent tells its own: ordered rules, the first that matches decides. */

/** Devices that a package or store link serves (specification, section 4). */
export const devices = ['windows', 'mac', 'linux', 'android', 'ios'] as const;

/** A device with packages. */
export type Device = (typeof devices)[number];

/** What detection can answer; `unknown` gets the neutral button. */
export type DetectedDevice = Device | 'unknown';

/**
 * Rules over `navigator.userAgent`, case-insensitive. The order is the point: ChromeOS and TVs name
 * Linux or Android as well, and Android names Linux.
 */
export const deviceRules: readonly (readonly [pattern: string, device: DetectedDevice])[] = [
  ['\\bCrOS\\b', 'android'],
  [
    '\\b(Android|Google|Smart|Apple)[- ]?TV|\\bAFT|\\bBRAVIA|\\bTizen|Web0S|\\bCrKey|\\bChromecast\\b|\\bRoku|HbbTV',
    'unknown',
  ],
  ['Xbox|PlayStation|Nintendo|\\bKaiOS', 'unknown'],
  ['Windows Phone|\\bIEMobile', 'unknown'],
  ['\\bAndroid\\b', 'android'],
  ['\\b(iPhone|iPad|iPod)\\b', 'ios'],
  ['\\bWindows\\b', 'windows'],
  ['\\bMacintosh\\b', 'mac'],
  ['\\bLinux\\b', 'linux'],
];

/** A Mac platform with more touch points than this is an iPad in desktop mode. */
export const macTouchPoints = 1;
