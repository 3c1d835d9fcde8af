/** The packages on offer: one record gives file name, label facts and link, before and without any answer from a host. */
import { fallbackUrls } from '@/config/download/addresses';
import type { Device } from './devices';

/** Download package info (specification, section 3): empty strings where nothing is known. */
export interface PackageInfo {
  readonly downloadurl: string;
  readonly date: string;
  readonly size: string;
  readonly version: string;
  /** What a list says of the package besides; `readonly` stands for the read-only experiment. */
  readonly type?: string;
}

/** What a host's list may say of a package; what is missing, or not to be believed, is not there. */
export interface ListedPackage extends PackageInfo {
  /** SHA-256 of the file, in small hexadecimal digits. */
  readonly sha256?: string;
  /** Processors, by the names that packages use for them. */
  readonly arch?: string;
  /** Oldest system that runs this version, as a name that no language translates. */
  readonly minOs?: string;
  /** Address of what is new in this version. */
  readonly notes?: string;
  /** Earlier versions, newest first; these have none themselves. */
  readonly older?: readonly ListedPackage[];
}

/** A package: what the page says of it, and where it is. */
export interface PackageRecord extends PackageInfo {
  readonly device: Device;
  /** The canonical file name (specification, section 9); empty for a store link. */
  readonly file: string;
  /** Shown as the format, and part of the link's accessible name. */
  readonly format: string;
  /** A link to a store opens in a new tab; a file is opened in this one. */
  readonly kind: 'file' | 'store';
  /** As the public package manifests or the file's own name say it; left out where neither does. */
  readonly arch?: string;
}

/** The built-in packages. `date` is ISO 8601. */
export const packages = {
  windowsWeb: {
    device: 'windows',
    kind: 'file',
    file: 'wps_wid.exe',
    format: 'EXE',
    downloadurl: fallbackUrls.windowsWeb,
    version: '12.2.0.21546',
    date: '2026-11-10',
    size: '4.5 MB',
  },
  windowsFull: {
    device: 'windows',
    kind: 'file',
    file: 'WPSOffice.exe',
    format: 'EXE',
    downloadurl: fallbackUrls.windowsFull,
    arch: 'x86',
    version: '12.2.0.21546',
    date: '2026-11-10',
    size: '238 MB',
  },
  microsoftStore: {
    device: 'windows',
    kind: 'store',
    file: '',
    format: 'Microsoft Store',
    downloadurl: fallbackUrls.microsoftStore,
    version: '',
    date: '',
    size: '',
  },
  mac: {
    device: 'mac',
    kind: 'file',
    file: 'WPSOffice.dmg',
    format: 'DMG',
    downloadurl: fallbackUrls.mac,
    version: '6.9.0.8865',
    date: '2026-10-27',
    size: '531 MB',
  },
  macAppStore: {
    device: 'mac',
    kind: 'store',
    file: '',
    format: 'Mac App Store',
    downloadurl: fallbackUrls.macAppStore,
    version: '',
    date: '',
    size: '',
  },
  linuxDeb: {
    device: 'linux',
    kind: 'file',
    file: 'wps-office.deb',
    format: 'DEB',
    downloadurl: fallbackUrls.linuxDeb,
    arch: 'amd64',
    version: '11.1.0.11723',
    date: '2026-09-15',
    size: '372 MB',
  },
  linuxRpm: {
    device: 'linux',
    kind: 'file',
    file: 'wps-office.rpm',
    format: 'RPM',
    downloadurl: fallbackUrls.linuxRpm,
    arch: 'x86_64',
    version: '11.1.0.11723',
    date: '2026-09-15',
    size: '368 MB',
  },
  androidStore: {
    device: 'android',
    kind: 'store',
    file: '',
    format: 'Google Play',
    downloadurl: fallbackUrls.playStore,
    version: '',
    date: '',
    size: '',
  },
  androidApk: {
    device: 'android',
    kind: 'file',
    file: 'moffice.apk',
    format: 'APK',
    downloadurl: fallbackUrls.androidApk,
    version: '18.13.1',
    date: '2026-11-03',
    size: '196 MB',
  },
  iosStore: {
    device: 'ios',
    kind: 'store',
    file: '',
    format: 'App Store',
    downloadurl: fallbackUrls.appStore,
    version: '',
    date: '',
    size: '',
  },
} as const satisfies Record<string, PackageRecord>;

/** Name of a package. */
export type PackageName = keyof typeof packages;

/** Package names in the order in which lists show them. */
export const packageNames = Object.keys(packages) as readonly PackageName[];

/** The package that a device's main button offers; Linux offers two, in a menu. */
export const mainPackages = {
  windows: ['windowsWeb'],
  mac: ['mac'],
  linux: ['linuxDeb', 'linuxRpm'],
  android: ['androidStore'],
  ios: ['iosStore'],
} as const satisfies Record<Device, readonly PackageName[]>;

/** Oldest system that runs the package's current version, as names that no language translates. */
export const requirements = {
  windows: { system: 'Windows 10', memory: '4 GB', disk: '6 GB' },
  mac: { system: 'macOS 12', memory: '4 GB', disk: '4 GB' },
  linux: { system: 'Ubuntu 20.04, Debian 11, Fedora 36', memory: '2 GB', disk: '4 GB' },
  android: { system: 'Android 8.0', memory: '2 GB', disk: '500 MB' },
  ios: { system: 'iOS 15, iPadOS 15', memory: '', disk: '1 GB' },
} as const satisfies Record<Device, { system: string; memory: string; disk: string }>;
