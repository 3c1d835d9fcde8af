/** Finds Chromium for the browser tests and the pictures, and installs Debian's where there is none. */
import { existsSync } from 'node:fs';
import { canInstall, install } from './debian';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What Chromium must be told to run as root, for whom it has no sandbox. */
export const rootArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Path of an installed Chromium, or `undefined`. `CHROMIUM_PATH` wins. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/**
 * Path of Chromium, installed first if need be.
 * @throws Error saying how to install it by hand where that can't be done here.
 */
export function ensureChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  const byHand =
    'Chromium is needed for the browser tests. Install it (Debian: apt-get install chromium) ' +
    'or name its path in CHROMIUM_PATH.';
  if (!canInstall()) throw new Error(byHand);
  install(['chromium', 'fonts-noto-core', 'fonts-noto-cjk']);
  const installed = chromiumPath();
  if (!installed) throw new Error(byHand);
  return installed;
}
