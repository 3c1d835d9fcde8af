/** Which channel a download carries: the whole truth table, and the names of packages both ways. */
import { describe, expect, test } from 'vitest';
import { placements, type PlacementName } from '@/config/download/channels';
import { packageNames } from '@/config/download/packages';
import {
  builtInUrl,
  chooseWindowsChannel,
  fallbackInfo,
  guideMode,
  isFullInstaller,
  listKey,
  placementChannel,
  windowsPackage,
} from '@/services/rules/channels';

const names = Object.keys(placements) as PlacementName[];

describe.each(names)('the Windows channel of %s', (placement) => {
  const own = placements[placement].win;
  test.each([
    { isReadOnly: false, isReadOnlyCountry: false, isAdPage: false, channel: own },
    { isReadOnly: false, isReadOnlyCountry: false, isAdPage: true, channel: '601.1031' },
    { isReadOnly: false, isReadOnlyCountry: true, isAdPage: false, channel: own },
    { isReadOnly: false, isReadOnlyCountry: true, isAdPage: true, channel: '601.1031' },
    { isReadOnly: true, isReadOnlyCountry: false, isAdPage: false, channel: '600.1027' },
    { isReadOnly: true, isReadOnlyCountry: false, isAdPage: true, channel: '600.1027' },
    { isReadOnly: true, isReadOnlyCountry: true, isAdPage: false, channel: 'readOnly' },
    { isReadOnly: true, isReadOnlyCountry: true, isAdPage: true, channel: 'readOnly' },
  ])(
    'is $channel (read-only $isReadOnly, country $isReadOnlyCountry, ad page $isAdPage)',
    ({ channel, ...context }) => {
      expect(chooseWindowsChannel({ placement, ...context })).toBe(channel);
      const legacy = { placement, ...context, isLegacyClient: true };
      expect(isFullInstaller(chooseWindowsChannel(legacy))).toBe(true);
    },
  );
});

describe('the full installer', () => {
  test.each(['500.1001', '600.9999', 'readOnly'])('is what %s delivers', (channel) => {
    expect(isFullInstaller(channel)).toBe(true);
    expect(windowsPackage(channel)).toBe('windowsFull');
  });

  test.each(['600.1027', '601.1031', '501.1001', '500.10010', 'readonly', ''])(
    'is not what "%s" delivers',
    (channel) => {
      expect(isFullInstaller(channel)).toBe(false);
      expect(windowsPackage(channel)).toBe('windowsWeb');
    },
  );

  test('is behind the download page and the setup guide, and no other placement', () => {
    const full = names.filter((name) => isFullInstaller(placements[name].win));
    expect(full).toEqual(['download', 'setup_guide']);
  });
});

describe('built-in addresses', () => {
  test.each(packageNames)('of %s have no gap', (name) => {
    const url = builtInUrl(name, '600.1001');
    expect(url).not.toMatch(/[{}]/);
    expect(url).not.toBe('');
  });

  test.each(['windowsWeb', 'windowsFull', 'mac'] as const)('of %s carry the channel', (name) => {
    expect(builtInUrl(name, '600.1234')).toContain('/600.1234/');
  });

  test('stand for package info that cannot be had, and claim nothing', () => {
    expect(fallbackInfo('mac', '601.1001')).toEqual({
      downloadurl: builtInUrl('mac', '601.1001'),
      date: '',
      size: '',
      version: '',
    });
  });
});

describe('channels and keys', () => {
  test.each(names)('%s has one channel for Windows and one for Mac', (placement) => {
    expect(placementChannel('windowsWeb', placement)).toBe(placements[placement].win);
    expect(placementChannel('windowsFull', placement)).toBe(placements[placement].win);
    expect(placementChannel('mac', placement)).toBe(placements[placement].mac);
  });

  test.each([
    ['linuxDeb', 'linux_deb'],
    ['linuxRpm', 'linux_rpm'],
    ['windowsWeb', '600.1001'],
    ['windowsFull', '600.1001'],
    ['mac', '600.1001'],
    ['androidApk', '600.1001'],
  ] as const)('%s is found under %s', (name, key) => {
    expect(listKey(name, '600.1001')).toBe(key);
  });

  test.each([
    ['true', 'page'],
    ['default', 'overlay'],
    ['false', 'overlay'],
    ['TRUE', 'overlay'],
    ['1', 'overlay'],
    ['', 'overlay'],
  ])('ow_guide = "%s" leads to the guide %s', (arm, mode) => {
    expect(guideMode(arm)).toBe(mode);
    expect(guideMode(arm, true)).toBe('overlay');
  });
});
