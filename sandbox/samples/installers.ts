/** The installer files: one small sample of each kind, whichever version or channel is asked for. */
import { readFileSync } from 'node:fs';
import type { FileName } from './locations';

const kinds = {
  windowsWeb: ['exe', 'application/vnd.microsoft.portable-executable'],
  windowsFull: ['exe', 'application/vnd.microsoft.portable-executable'],
  mac: ['dmg', 'application/x-apple-diskimage'],
  linuxDeb: ['deb', 'application/vnd.debian.binary-package'],
  linuxRpm: ['rpm', 'application/x-rpm'],
  androidApk: ['apk', 'application/vnd.android.package-archive'],
} as const satisfies Record<FileName, readonly [extension: string, type: string]>;

/** The sample that stands for a package. */
export function installer(name: FileName): { bytes: Buffer; type: string } {
  const [extension, type] = kinds[name];
  return { bytes: readFileSync(new URL(`./files/sample.${extension}`, import.meta.url)), type };
}
