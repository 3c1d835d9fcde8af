/** Other ways to install than the downloads: package managers, and installing without a question. */
import type { Device } from './devices';

/** A package manager. */
interface Manager {
  /** As it calls itself. */
  readonly name: string;
  readonly device: Device;
  /** What its identifiers look like: they become part of a command that visitors type. */
  readonly pattern: RegExp;
  /** The command; `{id}` stands for the identifier. */
  readonly command: string;
}

/** The package managers, in the order in which a system's are shown. */
export const managers = {
  winget: {
    name: 'winget',
    device: 'windows',
    pattern: /^[A-Za-z0-9]+(\.[A-Za-z0-9-]+){1,4}$/,
    command: 'winget install --id {id} --exact',
  },
  homebrew: {
    name: 'Homebrew',
    device: 'mac',
    pattern: /^[a-z0-9]+([@-][a-z0-9]+)*$/,
    command: 'brew install --cask {id}',
  },
  flatpak: {
    name: 'Flatpak',
    device: 'linux',
    pattern: /^[A-Za-z_]\w*(\.[A-Za-z_]\w*){2,5}$/,
    command: 'flatpak install flathub {id}',
  },
  snap: {
    name: 'Snap',
    device: 'linux',
    pattern: /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/,
    command: 'sudo snap install {id}',
  },
  aur: {
    name: 'AUR',
    device: 'linux',
    pattern: /^[a-z0-9][a-z0-9@._+-]{0,60}$/,
    command: 'git clone https://aur.archlinux.org/{id}.git && cd {id} && makepkg -si',
  },
} as const satisfies Record<string, Manager>;

/** Id of a package manager. */
export type ManagerId = keyof typeof managers;

/** What the suite is called there, and the public record that says so. */
interface Listing {
  readonly id: string;
  readonly source: string;
}

/** The suite in each package manager; null where no record of it is known, and then none is shown. */
export const listings: Readonly<Record<ManagerId, Listing | null>> = {
  winget: {
    id: 'Kingsoft.WPSOffice',
    source: 'https://github.com/microsoft/winget-pkgs/tree/master/manifests/k/Kingsoft/WPSOffice',
  },
  homebrew: {
    id: 'wpsoffice',
    source: 'https://github.com/Homebrew/homebrew-cask/blob/main/Casks/w/wpsoffice.rb',
  },
  flatpak: {
    id: 'com.wps.Office',
    source: 'https://github.com/flathub/com.wps.Office',
  },
  // No snap whose publisher could be told.
  snap: null,
  aur: {
    id: 'wps-office',
    source: 'https://aur.archlinux.org/packages/wps-office',
  },
};

/** The full installer's switches for administrators, as its winget manifest has them. */
export const silentInstall = {
  source: `${listings.winget?.source ?? ''}/12.2.0.21546/Kingsoft.WPSOffice.installer.yaml`,
  /** Nothing is asked. */
  silent: '-S',
  /** Installs to another folder. */
  folder: '-D="{path}"',
  samplePath: 'C:\\Program Files\\WPS Office',
  /** Exit code that means success, beside 0. */
  alsoSuccess: 1223,
} as const;
