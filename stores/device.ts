/** Device and store addresses (specification, section 3); built-in values hold until the web config answers. */
import { create } from 'zustand';
import { fallbackUrls } from '@/config/download/addresses';
import { layout } from '@/config/site/limits';
import { detectDevice, isPcViewport, readSignals } from '@/services/rules/device';

/** Fields of the device store. */
export interface DeviceState {
  readonly isPc: boolean;
  readonly isMobile: boolean;
  readonly country: string;
  readonly wpsPackage: string;
  readonly macPackage: string;
  readonly macTrailPackage: string;
  readonly macAppStore: string;
  readonly microsoftStoreUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly premium_download: string;
}

export const useDevice = create<DeviceState>(() => ({
  isPc: true,
  isMobile: false,
  country: '',
  wpsPackage: '',
  macPackage: '',
  macTrailPackage: '',
  macAppStore: fallbackUrls.macAppStore,
  microsoftStoreUrl: fallbackUrls.microsoftStore,
  appStoreUrl: fallbackUrls.appStore,
  playStoreUrl: fallbackUrls.playStore,
  premium_download: '',
}));

/** Reads whether this is a PC or a mobile, and keeps it true when the window is resized. @returns the end of it. */
export function watchViewport(): () => void {
  const query = matchMedia(`(min-width: ${layout.breakpointPc + 1}px)`);
  const device = detectDevice(readSignals());
  const update = () => {
    const isPc = isPcViewport(innerWidth, device);
    useDevice.setState({ isPc, isMobile: !isPc });
  };
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}

let askedCountry: Promise<void> | undefined;

async function fetchCountryOnce(): Promise<void> {
  try {
    const { fetchCountry } = await import('@/services/calls/country');
    useDevice.setState({ country: await fetchCountry() });
  } catch (error) {
    console.warn(`country: not known, nothing is recorded without consent. ${String(error)}`);
  }
}

/** Fetches the visitor's country, once per page load. Where that fails it stays unknown. */
export function loadCountry(): Promise<void> {
  return (askedCountry ??= fetchCountryOnce());
}

let askedConfig: Promise<void> | undefined;

async function fetchConfigOnce(): Promise<void> {
  try {
    const { fetchWebConfig } = await import('@/services/calls/webConfig');
    const answered = Object.entries(await fetchWebConfig()).filter(([, value]) => value);
    useDevice.setState(Object.fromEntries(answered));
  } catch (error) {
    console.warn(`config: the built-in addresses stay in use. ${String(error)}`);
  }
}

/**
 * Fetches the web config, once per page load, and takes over what it holds. Failures leave the
 * built-in values.
 */
export function loadWebConfig(): Promise<void> {
  return (askedConfig ??= fetchConfigOnce());
}

/** Forgets what was fetched; for tests. */
export function resetDevice(): void {
  askedCountry = undefined;
  askedConfig = undefined;
  useDevice.setState(useDevice.getInitialState(), true);
}
