/** The commands of the other ways to install; pure. */
import { listings, managers, silentInstall, type ManagerId } from '@/config/download/installWays';
import type { Device } from '@/config/download/devices';
import { packages } from '@/config/download/packages';
import { linuxCommands } from '@/config/pages/devicePages';

/** A command, and whose it is. */
export interface InstallWay {
  readonly id: string;
  /** A name that no language translates. */
  readonly name: string;
  readonly command: string;
}

/**
 * The command by which a package manager installs what it calls `id`.
 * @throws Error for an identifier that the manager could not have: visitors type it into a shell.
 */
export function managerCommand(manager: ManagerId, id: string): string {
  const { pattern, command } = managers[manager];
  if (!pattern.test(id)) throw new Error(`installWays: “${id}” is no identifier of ${manager}`);
  return command.replaceAll('{id}', id);
}

/** A system's package managers that have the suite. */
export function managerWays(device: Device): InstallWay[] {
  return (Object.keys(managers) as ManagerId[]).flatMap((id) => {
    const listing = listings[id];
    if (managers[id].device !== device || !listing) return [];
    return [{ id, name: managers[id].name, command: managerCommand(id, listing.id) }];
  });
}

/** The ways to install a package that has been downloaded. */
export function fileWays(device: Device): InstallWay[] {
  if (device !== 'linux') return [];
  return linuxCommands.map(({ id, systems, install }) => ({ id, name: systems, command: install }));
}

/** The full installer's commands for administrators: at its own place, and in a folder of theirs. */
export function silentCommands(): { silent: string; folder: string } {
  const { silent, folder, samplePath } = silentInstall;
  const command = `.\\${packages.windowsFull.file} ${silent}`;
  return { silent: command, folder: `${command} ${folder.replace('{path}', samplePath)}` };
}
