/** Which device a visitor has, from what the browser says of itself; pure (specification, section 4). */
import { deviceRules, macTouchPoints } from '@/config/download/devices';
import { layout } from '@/config/site/limits';
import type { DetectedDevice } from '@/config/download/devices';

/** What detection looks at: a subset of `navigator`. */
export interface DeviceSignals {
  readonly userAgent: string;
  /** `navigator.platform`: tells an iPad in desktop mode, and a mobile disguised as a desktop. */
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  /** `navigator.userAgentData`, where the browser has it. */
  readonly uaData?: { readonly platform?: string; readonly mobile?: boolean } | null;
}

const rules = deviceRules.map(([pattern, device]) => [new RegExp(pattern, 'i'), device] as const);

/**
 * The visitor's device. The boot script in `services/page/boot.ts` does the same before first paint; a
 * test holds the two together over the table of user agents.
 */
export function detectDevice({
  userAgent,
  platform = '',
  maxTouchPoints = 0,
}: DeviceSignals): DetectedDevice {
  const device = rules.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'unknown';
  const looksLikeMac = device === 'mac' && /^Mac|^$/.test(platform);
  return looksLikeMac && maxTouchPoints > macTouchPoints ? 'ios' : device;
}

const platformDevices: readonly (readonly [RegExp, DetectedDevice])[] = [
  [/^Win/, 'windows'],
  [/^mac/i, 'mac'],
  [/^(iPhone|iPad|iPod)/, 'ios'],
  [/^Android/, 'android'],
  [/^(Chrome OS|Chromium OS|CrOS)/, 'android'],
  [/^Linux/, 'linux'],
];

/**
 * Whether nothing contradicts the detected device. Where signals disagree no download may start by
 * itself: a privacy browser that claims another system would be handed the wrong file.
 */
export function signalsAgree(signals: DeviceSignals): boolean {
  const device = detectDevice(signals);
  const claimed = signals.uaData?.platform || signals.platform || '';
  const byPlatform = platformDevices.find(([pattern]) => pattern.test(claimed))?.[1];
  if (device === 'unknown' || byPlatform === undefined) return false;
  const androidOnLinux = device === 'android' && byPlatform === 'linux';
  const iPadAsMac = device === 'ios' && byPlatform === 'mac';
  return byPlatform === device || androidOnLinux || iPadAsMac;
}

/**
 * PC or mobile (specification, section 4): wider than the breakpoint, and no mobile user agent.
 * @param width viewport width in CSS pixels.
 */
export function isPcViewport(width: number, device: DetectedDevice): boolean {
  return width > layout.breakpointPc && device !== 'android' && device !== 'ios';
}

/** Reads the signals of this browser. */
export function readSignals(): DeviceSignals {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const { userAgentData } = navigator as Navigator & { userAgentData?: DeviceSignals['uaData'] };
  return { userAgent, platform, maxTouchPoints, uaData: userAgentData };
}
