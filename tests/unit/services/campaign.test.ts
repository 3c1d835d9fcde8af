/** Campaign links: what of a query is believed, and which entry of the list answers it. */
import { describe, expect, test } from 'vitest';
import { maxCampaignValue } from '@/config/download/campaigns';
import type { Device } from '@/config/download/devices';
import {
  hasCampaign,
  isClientFrame,
  isLegacyClient,
  matchCampaign,
  readCampaign,
  startingDevices,
  startingPackage,
  utmPackageName,
  utmPackages,
  type UtmEntry,
  type UtmInfo,
} from '@/services/rules/campaign';
import { takesPlace } from '@/services/rules/takesPlace';

const nothing = {
  source: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  clientType: '',
  autoDownload: false,
  noGuidePage: false,
};
const longest = 'x'.repeat(maxCampaignValue);

describe('the query', () => {
  test('is read as meant where a mail program has written `&amp;` for `&`', () => {
    expect(readCampaign('?utm_source=a&amp;utm_medium=b&amp;utm_campaign=c')).toEqual(
      readCampaign('?utm_source=a&utm_medium=b&utm_campaign=c'),
    );
  });

  test.each([
    [
      '?utm_source=news&utm_medium=e-mail&utm_campaign=spring_26',
      { utmSource: 'news', utmMedium: 'e-mail', utmCampaign: 'spring_26' },
    ],
    ['utm_source=news', { utmSource: 'news' }],
    ['?source=blog', { source: 'blog' }],
    ['?client_type=client_iframe', { clientType: 'client_iframe' }],
    ['?auto_download=true&no_downloadguide_page=true', { autoDownload: true, noGuidePage: true }],
    ['?utm_campaign=Fr%C3%BChling+2026', { utmCampaign: 'Frühling 2026' }],
    ['?utm_campaign=%E6%98%A5', { utmCampaign: '春' }],
    [
      '?utm_campaign=%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80',
      { utmCampaign: 'हिन्दी' },
    ],
    ['?source=%20blog%20', { source: 'blog' }],
    ['?source=a&source=b', { source: 'a' }],
    [`?source=${longest}`, { source: longest }],
    ['?source=google.com/ads|2~x:y@z', { source: 'google.com/ads|2~x:y@z' }],
  ])('%s says %j', (search, said) => {
    expect(readCampaign(search)).toEqual({ ...nothing, ...said });
  });

  test.each([
    '',
    '?',
    '?utm_source',
    '?utm_source=',
    '?utm_source=%20',
    `?utm_source=${longest}x`,
    '?utm_source=<script>',
    '?utm_source=a%00b',
    '?utm_source=a%0Ab',
    '?utm_source="quoted"',
    '?utm_source={}',
    '?utm_source=%FF%FE',
    '?UTM_SOURCE=news',
    '?utm-source=news',
    '?auto_download=TRUE',
    '?auto_download=1',
    '?auto_download',
    '?auto_download=false&no_downloadguide_page=yes',
    '?constructor=x&__proto__=y',
  ])('"%s" says nothing', (search) => {
    expect(readCampaign(search)).toEqual(nothing);
  });

  test.each([
    ['?source=a', true],
    ['?utm_source=a', true],
    ['?utm_medium=a', true],
    ['?utm_campaign=a', true],
    ['?auto_download=true', false],
    ['?client_type=client_iframe', false],
    ['?a=b', false],
  ])('%s names a campaign: %s', (search, named) => {
    expect(hasCampaign(readCampaign(search))).toBe(named);
  });

  test.each([
    ['?utm_source=PC&utm_medium=launch&utm_campaign=9X2013', true],
    ['?utm_source=PC&utm_medium=launch&utm_campaign=9X2013&client_type=', true],
    ['?utm_source=PC&utm_medium=launch&utm_campaign=9X2013&client_type=new', false],
    ['?utm_source=PC&utm_medium=launch&utm_campaign=9X2013&client_type=client_iframe', false],
    ['?utm_source=pc&utm_medium=launch&utm_campaign=9X2013', false],
    ['?utm_source=PC&utm_medium=launch&utm_campaign=9X2016', false],
    ['?utm_source=PC&utm_medium=launch', false],
    ['', false],
  ])('%s is the legacy client: %s', (search, legacy) => {
    expect(isLegacyClient(readCampaign(search))).toBe(legacy);
  });

  test.each([
    ['?client_type=client_iframe', true],
    ['?client_type=client', false],
    ['', false],
  ])('%s is a frame of the client: %s', (search, frame) => {
    expect(isClientFrame(readCampaign(search))).toBe(frame);
  });
});

const info: UtmInfo = {
  channel: '700.1001',
  downloadurl: '/wpsdl/wps_office_inst.exe',
  version: '12.2.0.1',
  type: 'exe',
  auto_download: false,
  no_downloadguide_page: false,
};
const entry = (
  source: string,
  utm_source: string,
  utm_medium = '',
  utm_campaign = '',
  devices: Partial<Record<Device, UtmInfo>> = {},
): UtmEntry => ({ source, utm_source, utm_medium, utm_campaign, ...devices });

describe('the entry', () => {
  const list = [
    entry('', ''),
    entry('', 'news', 'email', 'spring'),
    entry('', 'news', 'email', 'autumn'),
    entry('', 'news'),
    entry('blog', ''),
    entry('shop', 'news', 'banner', 'sale'),
    entry('blog', '', '', 'never reached'),
  ];

  test.each([
    ['?utm_source=news&utm_medium=email&utm_campaign=spring', 1],
    ['?utm_source=news&utm_medium=email&utm_campaign=autumn', 2],
    ['?utm_source=news', 3],
    ['?source=blog', 4],
    ['?source=blog&utm_source=other', 4],
    ['?source=shop', 5],
    ['?utm_source=news&utm_medium=banner&utm_campaign=sale', 5],
    ['?source=blog&utm_source=news&utm_medium=email&utm_campaign=spring', 1],
  ])('for %s is number %i', (search, index) => {
    expect(matchCampaign(list, readCampaign(search))).toBe(list[index]);
  });

  test.each([
    '',
    '?auto_download=true',
    '?utm_source=news&utm_medium=email',
    '?utm_source=news&utm_medium=email&utm_campaign=winter',
    '?utm_source=News&utm_medium=email&utm_campaign=spring',
    '?utm_medium=email&utm_campaign=spring',
    '?source=news',
    '?utm_source=blog',
  ])('for "%s" is none', (search) => {
    expect(matchCampaign(list, readCampaign(search))).toBeNull();
  });

  test('of an empty list is none', () => {
    expect(matchCampaign([], readCampaign('?source=blog'))).toBeNull();
  });
});

describe('the packages', () => {
  test('are those with channel and address', () => {
    const offered = entry('a', '', '', '', {
      windows: info,
      mac: { ...info, channel: '' },
      linux: { ...info, downloadurl: '' },
    });
    expect(utmPackages(offered)).toEqual({ windows: { ...info, name: 'windowsWeb' } });
  });

  test('leave Windows to the read-only experiment where they stand for it', () => {
    const offered = entry('a', '', '', '', { windows: { ...info, type: 'readOnly' }, mac: info });
    expect(Object.keys(utmPackages(offered))).toEqual(['mac']);
  });

  test.each([
    ['windows', 'exe', '/a/wps_office_inst.exe', 'windowsWeb'],
    ['windows', '', '/a/WPSOffice_12.2.0.1.exe?x=/setup.exe', 'windowsFull'],
    ['mac', 'dmg', '/a/anything', 'mac'],
    ['linux', 'deb', '/a/wps-office.deb', 'linuxDeb'],
    ['linux', 'rpm', '/a/package', 'linuxRpm'],
    ['linux', '', '/a/wps-office.RPM#x', 'linuxRpm'],
    ['linux', '', '/a/package', 'linuxDeb'],
    ['android', 'apk', '/a/moffice.apk', 'androidApk'],
    ['android', '', '/a/moffice.APK?x=1', 'androidApk'],
    ['android', 'apk', '/a/anything', 'androidApk'],
    ['android', '', 'https://play.google.com/store/apps/details?id=a.apk.b', 'androidStore'],
    ['ios', '', '/stores/app-store/', 'iosStore'],
  ] as const)('for %s with type "%s" at %s is %s', (device, type, downloadurl, name) => {
    expect(utmPackageName(device, { ...info, type, downloadurl })).toBe(name);
  });
});

test.each([
  ['windowsWeb', 'windowsFull', true],
  ['windowsFull', 'windowsWeb', true],
  ['windowsWeb', 'microsoftStore', false],
  ['mac', 'mac', true],
  ['mac', 'macAppStore', false],
  ['linuxDeb', 'linuxRpm', false],
  ['linuxRpm', 'linuxRpm', true],
  ['androidApk', 'androidStore', true],
  ['androidStore', 'androidStore', true],
  ['androidStore', 'androidApk', false],
  ['iosStore', 'iosStore', true],
] as const)('a campaign’s %s takes the place of %s: %s', (offered, requested, takes) => {
  expect(takesPlace(offered, requested)).toBe(takes);
});

describe('what starts by itself', () => {
  const starting = { ...info, auto_download: true };

  test.each([
    ['', null, []],
    ['', entry('a', '', '', '', { windows: info }), []],
    ['', entry('a', '', '', '', { windows: starting, mac: info }), ['windows']],
    ['?auto_download=true', null, ['windows', 'mac', 'linux', 'android', 'ios']],
  ] as const)('for %s with %j is on %j', (search, found, devices) => {
    expect(startingDevices(readCampaign(search), found)).toEqual(devices);
  });

  test.each([
    ['windows', 'windowsWeb'],
    ['mac', 'mac'],
    ['linux', null],
    ['android', null],
    ['ios', null],
  ] as const)('on %s without a campaign is %s', (device, name) => {
    expect(startingPackage(device, null)).toBe(name);
    expect(startingPackage(device, {})).toBe(name);
  });

  test("is the campaign's package where there is one", () => {
    const offered = { linux: { ...info, name: 'linuxRpm' } } as const;
    expect(startingPackage('linux', offered)).toBe('linuxRpm');
    expect(startingPackage('windows', offered)).toBe('windowsWeb');
  });

  test('is no store: a visitor opens that', () => {
    for (const [device, name] of [
      ['android', 'androidStore'],
      ['ios', 'iosStore'],
    ] as const)
      expect(startingPackage(device, { [device]: { ...info, name } })).toBeNull();
  });
});
