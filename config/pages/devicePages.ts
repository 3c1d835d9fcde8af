/** What the page of each system is made of: packages to choose from, ways to install, topics and questions. */
import type { PlacementName } from '@/config/download/channels';
import { packages, type PackageName } from '@/config/download/packages';
import type { Device } from '@/config/download/devices';

/** A package to choose, with the placement whose channel delivers it. */
interface Choice {
  readonly name: PackageName;
  readonly placement: PlacementName;
}

/** A way to install: the three steps of a downloaded package, or those of the system's store. */
interface Installing {
  /** Message key under `devicePages` of heading and lead. */
  readonly id: string;
  readonly from: 'file' | 'store';
}

/** A device page. Topics and questions are message keys under `devicePages`, in page order. */
interface DevicePageRow {
  readonly picture: string;
  /** The picture has no edge of its own: it shows whole devices. */
  readonly cutout: boolean;
  /** The package whose version, date and size stand below the hero; stores tell their own. */
  readonly facts: PackageName | null;
  /** Empty where there is only one. */
  readonly choices: readonly Choice[];
  readonly installing: readonly Installing[];
  readonly topics: readonly string[];
  readonly questions: readonly string[];
  /** What the apps are like: at a desk, or under a finger. */
  readonly apps: 'desk' | 'touch';
}

/** The pages of the five systems. */
export const devicePages = {
  windows: {
    picture: 'office/writer',
    cutout: false,
    facts: 'windowsWeb',
    choices: [
      { name: 'windowsWeb', placement: 'device_page' },
      // The full installer has its own channels; this is the download page's.
      { name: 'windowsFull', placement: 'download' },
      { name: 'microsoftStore', placement: 'device_page' },
    ],
    installing: [{ id: 'windowsInstall', from: 'file' }],
    topics: ['windowsOffline', 'windowsDefault', 'windowsUpdate', 'windowsKeys'],
    questions: ['windowsOld', 'windowsAdmin', 'windowsBeside', 'windowsKeyUse'],
    apps: 'desk',
  },
  mac: {
    picture: 'office/presentation',
    cutout: false,
    facts: 'mac',
    choices: [
      { name: 'mac', placement: 'device_page' },
      { name: 'macAppStore', placement: 'device_page' },
    ],
    installing: [{ id: 'macInstall', from: 'file' }],
    topics: ['macChips', 'macWhich', 'macWarning', 'macRemove'],
    questions: ['macVersion', 'macKeys', 'macDevices'],
    apps: 'desk',
  },
  linux: {
    picture: 'office/spreadsheet',
    cutout: false,
    facts: 'linuxDeb',
    choices: [
      { name: 'linuxDeb', placement: 'device_page' },
      { name: 'linuxRpm', placement: 'device_page' },
    ],
    installing: [{ id: 'linuxInstall', from: 'file' }],
    topics: ['linuxProcessor', 'linuxUpdates', 'linuxFormats'],
    questions: ['linuxWhich', 'linuxArm', 'linuxUpgrade', 'linuxFree'],
    apps: 'desk',
  },
  android: {
    picture: 'office/android',
    cutout: true,
    facts: null,
    choices: [
      { name: 'androidStore', placement: 'device_page' },
      { name: 'androidApk', placement: 'device_page' },
    ],
    installing: [
      { id: 'androidStoreInstall', from: 'store' },
      { id: 'androidApkInstall', from: 'file' },
    ],
    topics: ['androidNoPlay', 'androidChromebook', 'androidLanguages'],
    questions: ['androidSame', 'androidUnknown', 'androidDevices', 'androidTv'],
    apps: 'touch',
  },
  ios: {
    picture: 'office/ios',
    cutout: true,
    facts: null,
    choices: [],
    installing: [{ id: 'iosInstall', from: 'store' }],
    topics: ['iosIpad', 'iosStoreOnly', 'iosFiles'],
    questions: ['iosDevices', 'iosPdf', 'iosOld', 'iosPremium'],
    apps: 'touch',
  },
} as const satisfies Record<Device, DevicePageRow>;

/** Systems whose store installs the app, with the message keys of its steps under `devicePages`. */
export const storeSteps = {
  android: ['androidStepOpen', 'androidStepInstall', 'androidStepStart'],
  ios: ['iosStepOpen', 'iosStepGet', 'iosStepStart'],
} as const;

/** Terminal commands by family of distributions; names that no language translates. */
export const linuxCommands = [
  {
    id: 'apt',
    systems: 'Debian, Ubuntu, Linux Mint',
    install: `sudo apt install ./${packages.linuxDeb.file}`,
    remove: 'sudo apt remove wps-office',
  },
  {
    id: 'dnf',
    systems: 'Fedora',
    install: `sudo dnf install ./${packages.linuxRpm.file}`,
    remove: 'sudo dnf remove wps-office',
  },
  {
    id: 'zypper',
    systems: 'openSUSE',
    install: `sudo zypper install ./${packages.linuxRpm.file}`,
    remove: 'sudo zypper remove wps-office',
  },
] as const;

/** Tells a Linux PC's kind of processor. */
export const archCommand = 'uname -m';
