/** Installs Debian packages that tests need, where that can be done without asking anybody. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: as root, on Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages with nothing but what they require. Where that fails it says so, and they stay missing. */
export function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} …`);
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  const wanted = ['-y', '-qq', '--no-install-recommends', ...packages];
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-o', 'DPkg::Lock::Timeout=120', ...wanted], options);
  } catch (error) {
    console.warn(`${packages.join(', ')} can't be installed. ${String(error)}`);
  }
}
