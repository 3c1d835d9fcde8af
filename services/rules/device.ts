/** Which device a visitor has, from what the browser says of itself; pure (specification, section 4). */
import { deviceRules, outdatedSystems, type DeviceRule } from '@/config/download/deviceRules';
import { layout } from '@/config/site/limits';
import type { DetectedDevice, Device } from '@/config/download/devices';

/** What detection looks at: a subset of `navigator`. */
export interface DeviceSignals {
  readonly userAgent: string;
  /** `navigator.platform`: tells an iPad in desktop mode, and a mobile disguised as a desktop. */
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  /** `navigator.userAgentData`, where the browser has it. */
  readonly uaData?: { readonly platform?: string; readonly mobile?: boolean } | null;
}

/** Whether a browser says what a rule asks for. */
function meets(
  [, agent, named, touches = 0]: DeviceRule,
  { userAgent, platform = '', maxTouchPoints = 0 }: DeviceSignals,
): boolean {
  return agent.test(userAgent) && (!named || named.test(platform)) && maxTouchPoints >= touches;
}

/** The visitor's device: before first paint by the boot script (`services/page/boot.ts`), and in the page. */
export function detectDevice(signals: DeviceSignals): DetectedDevice {
  return deviceRules.find((rule) => meets(rule, signals))?.[0] ?? 'unknown';
}

/**
 * Whether no package of the visitor's device runs on its system, as far as its browser tells: too
 * old, or another kind of processor. What is not told counts as new enough.
 * @param packagesOf the device that packages are offered for: no other's system is too old for them.
 */
export function isOutdated(signals: DeviceSignals, packagesOf?: Device): boolean {
  const detected = detectDevice(signals);
  if (packagesOf && packagesOf !== detected) return false;
  return outdatedSystems.some((rule) => rule[0] === detected && meets(rule, signals));
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
  // A phone that asks for the desktop site says so on purpose: what it wants is not known.
  const androidOnLinux =
    device === 'android' && byPlatform === 'linux' && /Android|CrOS/.test(signals.userAgent);
  const iPadAsMac = device === 'ios' && byPlatform === 'mac';
  return byPlatform === device || androidOnLinux || iPadAsMac;
}

/** Whether a download may start by itself here: the signals agree, and the file can be used. */
export function canStartItself(signals: DeviceSignals): boolean {
  return signalsAgree(signals) && !isOutdated(signals);
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
