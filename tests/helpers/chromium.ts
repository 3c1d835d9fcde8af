/** Finds Chromium for the browser tests and the pictures, and installs Debian's where there is none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(byHand);
  console.log('Installing Chromium …');
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync(
    'apt-get',
    [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-core',
      'fonts-noto-cjk',
    ],
    options,
  );
  const installed = chromiumPath();
  if (!installed) throw new Error(byHand);
  return installed;
}
