/** Finds Chromium for the browser tests and the pictures, and installs Debian's where there is none. */
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { canInstall, install } from './debian';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's packages with the scripts of all languages, and a file of theirs. */
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];
const thaiFont = '/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf';

/** What Chromium must be told to run as root, for whom it has no sandbox. */
export const rootArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Path of an installed Chromium, or `undefined`: the one that `CHROMIUM_PATH` names, Playwright's own,
 * or the system's.
 * @throws Error where `CHROMIUM_PATH` names nothing.
 */
export function chromiumPath(
  named = process.env.CHROMIUM_PATH,
  isThere: (path: string) => boolean = existsSync,
): string | undefined {
  if (!named) return [chromium.executablePath(), ...places].find((path) => isThere(path));
  if (!isThere(named)) throw new Error(`CHROMIUM_PATH=${named}: there is no such file.`);
  return named;
}

/**
 * Path of Chromium, installed first if need be.
 * @throws Error saying how to install it by hand where that can't be done here.
 */
export function ensureChromium(): string {
  // A browser may be there without the fonts that Thai, Hindi and Japanese pages are measured with.
  const missing = [...(chromiumPath() ? [] : ['chromium']), ...(existsSync(thaiFont) ? [] : fonts)];
  if (missing.length > 0 && canInstall()) install(missing);
  const found = chromiumPath();
  if (found) return found;
  throw new Error(
    'Chromium is needed for the browser tests. Install it (`npx playwright install chromium`, ' +
      'Debian: `apt-get install chromium`) or name its path in CHROMIUM_PATH.',
  );
}
