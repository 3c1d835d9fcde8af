/** Finds a Firefox for the browser tests: Playwright's own, or the system's, driven by WebDriver BiDi. */
import {
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canInstall, install } from './debian';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

const bridge = fileURLToPath(new URL('../engines/firefoxBridge.mjs', import.meta.url));

const systemFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...places].find((path) => path && existsSync(path));

/** Whether there is a Firefox; installs Debian's where there is none and that can be done. */
export function hasFirefox(): boolean {
  const isThere = () => existsSync(firefox.executablePath()) || systemFirefox() !== undefined;
  if (!isThere() && canInstall()) install(['firefox-esr']);
  return isThere();
}

/** Playwright's options for the Firefox that is there, or `undefined`. */
export function firefoxOptions():
  Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> | undefined {
  if (existsSync(firefox.executablePath())) return { browserName: 'firefox', launchOptions: {} };
  const system = systemFirefox();
  if (!system) return undefined;
  const env = { ...process.env, FIREFOX_PATH: system } as Record<string, string>;
  const launchOptions = { executablePath: bridge, env };
  // The style that a screenshot puts into a page is a violation of its policy.
  return { browserName: 'firefox', channel: 'moz-firefox', launchOptions, screenshot: 'off' };
}
