/** How a visitor checks a downloaded file on each system: one command, and what it answers. */
import type { Device } from './devices';

/** A command; `{file}` and `{sha256}` stand for the file's name and what its SHA-256 must be. */
interface FileCheck {
  /** Where it is typed, as a name that no language translates. */
  readonly shell: string;
  readonly command: string;
  /** What it answers if the file is the right one. */
  readonly answer: string;
}

/** The commands; a phone has none. */
export const fileChecks: Partial<Record<Device, FileCheck>> = {
  windows: {
    shell: 'PowerShell',
    command: '(Get-FileHash -Algorithm SHA256 "{file}").Hash -eq "{sha256}"',
    answer: 'True',
  },
  mac: {
    shell: 'Terminal',
    command: 'echo "{sha256}  {file}" | shasum -a 256 -c',
    answer: '{file}: OK',
  },
  linux: {
    shell: 'Terminal',
    command: 'echo "{sha256}  {file}" | sha256sum -c',
    answer: '{file}: OK',
  },
};
