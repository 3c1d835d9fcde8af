/** The devices that the site serves, and what detection can answer. */

/** Devices that a package or store link serves (specification, section 4). */
export const devices = ['windows', 'mac', 'linux', 'android', 'ios'] as const;

/** A device with packages. */
export type Device = (typeof devices)[number];

/** What detection can answer; `unknown` gets the neutral button. */
export type DetectedDevice = Device | 'unknown';
