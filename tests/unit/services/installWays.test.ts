/** Other ways to install: what their commands may hold, and that nothing is offered which nobody has confirmed. */
import { describe, expect, test } from 'vitest';
import { devices } from '@/config/download/devices';
import { listings, managers, silentInstall, type ManagerId } from '@/config/download/installWays';
import { packages } from '@/config/download/packages';
import {
  fileWays,
  managerCommand,
  managerWays,
  silentCommands,
} from '@/services/rules/installWays';

const ids = Object.keys(managers) as ManagerId[];
const known = ids.filter((id) => listings[id]);

test.each(known)('%s: the identifier fits, and says where it comes from', (id) => {
  const listing = listings[id];
  expect(managerCommand(id, listing?.id ?? '')).toContain(listing?.id);
  expect(new URL(listing?.source ?? '').protocol).toBe('https:');
});

describe('what is no identifier makes no command', () => {
  test.each(ids)('%s', (manager) => {
    const bad = [
      '',
      ' ',
      'a b',
      'a;b',
      '$(id)',
      '`id`',
      'a&&b',
      '../a',
      '-rf',
      '--help',
      'a\nb',
      'ä',
    ];
    for (const id of bad) expect(() => managerCommand(manager, id)).toThrow(manager);
  });

  test.each<[ManagerId, string]>([
    ['winget', 'Kingsoft'],
    ['winget', 'Kingsoft.'],
    ['homebrew', 'WPSOffice'],
    ['flatpak', 'wps.Office'],
    ['flatpak', 'com.wps.0ffice'],
    ['snap', 'com.wps'],
    ['snap', '123'],
    ['aur', 'WPS'],
  ])('%s does not know %s', (manager, id) => {
    expect(() => managerCommand(manager, id)).toThrow(manager);
  });
});

test('a manager without a known package is not shown, and each other one once, for its system', () => {
  const shown = devices.flatMap((device) =>
    managerWays(device).map(({ id }) => {
      expect(managers[id as ManagerId].device).toBe(device);
      return id;
    }),
  );
  expect(shown.sort()).toEqual([...known].sort());
});

test('a downloaded package is installed by the name under which the site delivers it', () => {
  const commands = fileWays('linux').map(({ command }) => command);
  expect(commands.length).toBeGreaterThan(1);
  for (const command of commands)
    expect([packages.linuxDeb.file, packages.linuxRpm.file]).toContain(command.split('./')[1]);
  expect(fileWays('windows')).toEqual([]);
});

test('the silent installation takes the switches of the table, and leaves none open', () => {
  const { silent, folder } = silentCommands();
  expect(silent).toBe(`.\\${packages.windowsFull.file} ${silentInstall.silent}`);
  expect(folder).toBe(`${silent} -D="${silentInstall.samplePath}"`);
});
