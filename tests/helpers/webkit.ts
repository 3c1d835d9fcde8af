/** Finds WebKit for the browser tests: Playwright's own, or Debian's WebKitGTK, which WebDriver drives. */
import { webkit } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from './debian';

const libraries = '/usr/lib';
const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/xvfb-run' };

/** What it takes to drive WebKitGTK: the driver, its browser, and a screen that nobody looks at. */
export interface WebkitGtk {
  readonly driver: string;
  readonly screen: string;
  readonly browser: string;
}

/** Playwright's own WebKit is installed. */
export const hasOwnWebkit = (): boolean => existsSync(webkit.executablePath());

/** The small browser that comes with the library, newest first. */
function miniBrowser(): string | undefined {
  const folders = readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'));
  return folders
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(libraries, folder, version, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

/** WebKitGTK and its driver, installed first where they are missing and that can be done; or `undefined`. */
export function webkitGtk(): WebkitGtk | undefined {
  const isThere = () => Object.values(programs).every((path) => existsSync(path));
  if (!isThere() && canInstall()) install(['webkit2gtk-driver', 'xvfb', 'xauth']);
  const browser = isThere() ? miniBrowser() : undefined;
  return browser === undefined ? undefined : { ...programs, browser };
}
