/** The installer files: small, and real ones of their kind. */
import { zip } from './installers/archives';
import { deb } from './installers/deb';
import { dmg } from './installers/dmg';
import { exe } from './installers/exe';
import { rpm } from './installers/rpm';
import type { FileName, Location } from './locations';

/** An Android package; its manifest is an empty compiled XML document. */
function apk(note: string): Buffer {
  const manifest = Buffer.from([0x03, 0x00, 0x08, 0x00, 0x08, 0x00, 0x00, 0x00]);
  return zip([
    { name: 'AndroidManifest.xml', data: manifest },
    { name: 'assets/README', data: Buffer.from(note) },
  ]);
}

const builders: Readonly<Record<FileName, (version: string, note: string) => Buffer>> = {
  windowsWeb: (_, note) => exe(note),
  windowsFull: (_, note) => exe(note),
  mac: (_, note) => dmg(note),
  linuxDeb: deb,
  linuxRpm: rpm,
  androidApk: (_, note) => apk(note),
};

const types: Readonly<Record<FileName, string>> = {
  windowsWeb: 'application/vnd.microsoft.portable-executable',
  windowsFull: 'application/vnd.microsoft.portable-executable',
  mac: 'application/x-apple-diskimage',
  linuxDeb: 'application/vnd.debian.binary-package',
  linuxRpm: 'application/x-rpm',
  androidApk: 'application/vnd.android.package-archive',
};

/** The file at a location: the same bytes whenever it is asked for. */
export function installer({ name, channel, version }: Location): { bytes: Buffer; type: string } {
  const note = [
    'This is a sample of the embedded backend. It installs no office suite.',
    `Package ${name}, version ${version}, channel ${channel || 'none'}.`,
    '',
  ].join('\n');
  return { bytes: builders[name](version, note), type: types[name] };
}
