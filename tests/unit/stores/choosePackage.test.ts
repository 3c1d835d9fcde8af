// @vitest-environment happy-dom
/** What a link stands for: built-in, web config, list and campaign, in the order of their say. */
import { beforeEach, describe, expect, test } from 'vitest';
import { placements } from '@/config/download/channels';
import { packages, type PackageName } from '@/config/download/packages';
import { builtInUrl } from '@/services/rules/channels';
import { readCampaign, type UtmInfo } from '@/services/rules/campaign';
import { addressNow, choosePackage } from '@/stores/flows/choosePackage';
import { useDevice, resetDevice, type DeviceState } from '@/stores/device';
import { resetDownload, useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';
import { startDownload } from '@/stores/flows/startDownload';
import { drop } from '../remoteHost';
import { runDownloadPage } from './downloadPage';

const page = runDownloadPage();
const { win, mac } = placements.slogan;
const newsletter = readCampaign('?utm_source=newsletter&utm_campaign=spring');
const info: UtmInfo = {
  channel: '700.1',
  downloadurl: '/campaign.bin',
  version: '',
  type: '',
  auto_download: false,
  no_downloadguide_page: false,
};

beforeEach(() => {
  resetDevice();
  resetDownload();
  page.host.behaviour = drop;
});

describe('an address of the web config', () => {
  test.each<[keyof DeviceState, PackageName, string]>([
    ['wpsPackage', 'windowsWeb', win],
    ['macPackage', 'mac', mac],
    ['microsoftStoreUrl', 'microsoftStore', win],
    ['macAppStore', 'macAppStore', mac],
    ['playStoreUrl', 'androidStore', win],
    ['appStoreUrl', 'iosStore', win],
  ])(
    '%s takes the place of the built-in one of %s, and is told the channel',
    (field, name, code) => {
      expect(addressNow(name, 'slogan')).toBe(builtInUrl(name, code));
      useDevice.setState({ [field]: 'https://host.example/{channel}/x' });
      expect(addressNow(name, 'slogan')).toBe(`https://host.example/${code}/x`);
      for (const other of Object.keys(packages) as PackageName[])
        if (packages[other].device !== packages[name].device)
          expect(addressNow(other, 'slogan')).not.toContain('host.example');
      useDevice.setState({ [field]: '' });
      expect(addressNow(name, 'slogan')).toBe(builtInUrl(name, code));
    },
  );

  test('for the trial is what a Mac gets beside the trial, and nowhere else', async () => {
    const trial = 'https://host.example/{channel}/trial.dmg';
    useDevice.setState({ macTrailPackage: trial });
    const channel = placements.premium_page.mac;
    expect(addressNow('mac', 'premium_page')).toBe(trial.replace('{channel}', channel));
    expect(addressNow('mac', 'slogan')).toBe(builtInUrl('mac', mac));
    expect(addressNow('windowsWeb', 'premium_page')).not.toContain('trial');
    await startDownload('mac', 'premium_page');
    expect(page.opened).toEqual([trial.replace('{channel}', channel)]);
  });

  test('is what a download falls back on where the list can’t be had', async () => {
    useDevice.setState({ macPackage: 'https://host.example/new.dmg' });
    await startDownload('mac', 'slogan');
    expect(page.opened).toEqual(['https://host.example/new.dmg']);
  });

  test('stands back behind the list', () => {
    useDevice.setState({ wpsPackage: 'https://host.example/config.exe' });
    const listed = { downloadurl: '/listed.exe', date: '', size: '', version: '' };
    useDownload.setState({ winInfo: { [win]: listed } });
    expect(addressNow('windowsWeb', 'slogan')).toBe('/listed.exe');
  });
});

describe('a campaign', () => {
  const offer = (device: 'android' | 'ios' | 'windows' | 'mac', name: PackageName) =>
    useDownload.setState({
      campaign: newsletter,
      utmDownLoadInfo: { [device]: { ...info, name } },
    });

  test.each<[PackageName, 'android' | 'ios' | 'windows' | 'mac', PackageName, boolean]>([
    ['androidStore', 'android', 'androidApk', true],
    ['androidStore', 'android', 'androidStore', true],
    ['androidApk', 'android', 'androidApk', true],
    ['androidApk', 'android', 'androidStore', false],
    ['iosStore', 'ios', 'iosStore', true],
    ['windowsWeb', 'windows', 'windowsWeb', true],
    ['microsoftStore', 'windows', 'windowsWeb', false],
    ['macAppStore', 'mac', 'mac', false],
  ])('gives the link to %s what it has for %s, %s: %s', (requested, device, offered, given) => {
    offer(device, offered);
    const choice = choosePackage(requested, 'slogan');
    expect(choice.address === '/campaign.bin').toBe(given);
    expect(choice.channel === info.channel).toBe(given);
    expect(addressNow(requested, 'slogan') === '/campaign.bin').toBe(given);
  });

  test('without a package for the phone is told to the store', () => {
    useDownload.setState({ campaign: newsletter });
    useDevice.setState({ playStoreUrl: 'https://play.google.com/store/apps/details?id=a' });
    const address = new URL(addressNow('androidStore', 'slogan'));
    expect(address.searchParams.get('id')).toBe('a');
    expect(address.searchParams.get('referrer')).toBe('utm_source=newsletter&utm_campaign=spring');
    expect(new URL(addressNow('microsoftStore', 'slogan')).searchParams.get('cid')).toBe('spring');
    expect(addressNow('androidApk', 'slogan')).toBe(builtInUrl('androidApk', win));
  });
});

describe('the read-only experiment', () => {
  const full = { downloadurl: '/a.exe', date: '', size: '', version: '' };
  const ad = placements.ad_pdf.win;

  test.each([
    [{ [win]: { ...full, type: 'readonly' } }, false, false, '600.1027'],
    [{ [win]: { ...full, type: 'readonly' } }, true, false, 'readOnly'],
    [{ [win]: { ...full, type: 'ReadOnly' } }, true, false, 'readOnly'],
    [{ [win]: { ...full, type: 'exe' } }, true, false, win],
    [{ [win]: full }, true, false, win],
    [{ [placements.header.win]: { ...full, type: 'readonly' } }, true, false, win],
    [{ [win]: { ...full, type: 'readonly' } }, true, true, ad],
    [{ [ad]: { ...full, type: 'readonly' } }, true, true, 'readOnly'],
    [{}, true, false, win],
  ])(
    'with the list %j, country %s, ad page %s is %s',
    (winInfo, isReadOnlyCountry, isAdPage, channel) => {
      useDownload.setState({ winInfo, isReadOnlyCountry });
      useGlobal.setState({ isAdPage });
      expect(choosePackage('windowsWeb', 'slogan').channel).toBe(channel);
      expect(choosePackage('mac', 'slogan').channel).toBe(mac);
    },
  );
});
