/** The installer files: one small sample of each kind, whichever version or channel is asked for. */
import { createHash } from 'node:crypto';
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

/** SHA-256 of the sample, in hexadecimal digits: of what is really sent, whatever a list is about. */
export function sha256Of(name: FileName): string {
  return createHash('sha256').update(installer(name).bytes).digest('hex');
}
