// @vitest-environment happy-dom
/** A campaign from query and list to the file that a click gets. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { placements } from '@/config/download/channels';
import { readCampaign } from '@/services/rules/campaign';
import { builtInUrl } from '@/services/rules/channels';
import type * as Downloader from '@/services/page/downloader';
import { loadCampaign, resetCampaign } from '@/stores/flows/loadCampaign';
import { useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';
import { useGuide } from '@/stores/guide';
import { startDownload } from '@/stores/flows/startDownload';
import { base64, drop, envelope, json } from '../remoteHost';
import { runDownloadPage } from './downloadPage';

const frame = vi.hoisted(() => vi.fn<(channel: string, wid: string) => Promise<void>>());
vi.mock('@/services/page/downloader', async (original) => ({
  ...(await original<typeof Downloader>()),
  runDownloader: frame,
}));

const page = runDownloadPage();
const legacy = '?utm_source=PC&utm_medium=launch&utm_campaign=9X2013';
const own = (downloadurl: string, more = {}) => ({ channel: '700.1001', downloadurl, ...more });
const listed = (...entries: object[]) => json(envelope(base64(entries)));
const full = '/wpsdl/WPSOffice_12.exe';

beforeEach(() => {
  resetCampaign();
  frame.mockReset().mockResolvedValue(undefined);
  page.host.behaviour = drop;
});

describe('the list', () => {
  test.each(['', '?auto_download=true', '?client_type=client_iframe', '?exp=on'])(
    'is not asked for by "%s"',
    async (search) => {
      await loadCampaign(search);
      expect(page.host.requests).toEqual([]);
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  test('is asked for once, and what was found stays', async () => {
    page.host.behaviour = listed({ source: 'blog', windows: own(full) });
    await loadCampaign('?source=blog');
    await loadCampaign('');
    expect(page.host.requests).toHaveLength(1);
    expect(useDownload.getState().utmDownLoadInfo?.windows).toMatchObject({ name: 'windowsFull' });
  });

  test('that can’t be had leaves everything as it is, with one line', async () => {
    await expect(loadCampaign('?source=blog')).resolves.toEqual([]);
    expect(useDownload.getState()).toEqual({
      ...useDownload.getInitialState(),
      campaign: readCampaign('?source=blog'),
    });
    expect(console.warn).toHaveBeenCalledOnce();
    expect(page.events('ow_package_fail')).toHaveLength(1);
  });

  test('that does not know the campaign is no failure', async () => {
    page.host.behaviour = listed({ source: 'forum', windows: own(full) });
    await expect(loadCampaign('?source=blog')).resolves.toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
    expect(useDownload.getState().utmDownLoadInfo).toBeNull();
  });

  test('says what starts by itself', async () => {
    page.host.behaviour = listed({ source: 'blog', mac: own('/a.dmg', { auto_download: 'true' }) });
    await expect(loadCampaign('?source=blog')).resolves.toEqual(['mac']);
  });
});

describe('a click', () => {
  test('on Windows gets the campaign’s file, channel and guide', async () => {
    page.host.behaviour = listed({ source: 'blog', windows: own(full) });
    await loadCampaign('?source=blog');
    await startDownload('windowsWeb', 'header');
    expect(page.opened).toEqual([full]);
    expect(frame).not.toHaveBeenCalled();
    expect(useDownload.getState().winChannel).toBe('700.1001');
    expect(useGuide.getState().downloaded).toMatchObject({ name: 'windowsFull', url: full });
    const report = { channel: '700.1001', package: 'windowsFull' };
    expect(page.events('ow_free_download')).toEqual([expect.objectContaining(report)]);
  });

  test('on the other Linux package gets that one', async () => {
    page.host.behaviour = listed({ source: 'blog', linux: own('/a.rpm', { type: 'rpm' }) });
    await loadCampaign('?source=blog');
    page.host.behaviour = drop;
    await startDownload('linuxDeb', 'header');
    await startDownload('linuxRpm', 'header');
    expect(page.opened).toEqual([builtInUrl('linuxDeb', ''), '/a.rpm']);
  });

  test('on another system gets the site’s own package', async () => {
    page.host.behaviour = listed({ source: 'blog', windows: own(full) });
    await loadCampaign('?source=blog');
    page.host.behaviour = drop;
    await startDownload('mac', 'header');
    expect(page.opened).toEqual([builtInUrl('mac', placements.header.mac)]);
  });

  test('before the list is there does not wait for it', async () => {
    page.host.behaviour = () => undefined;
    void loadCampaign('?source=blog');
    await startDownload('windowsWeb', 'header');
    expect(frame).toHaveBeenCalledExactlyOnceWith(placements.header.win, expect.any(String));
  });

  test.each([
    [true, 'readOnly'],
    [false, '600.1027'],
  ])('on a read-only package, read-only country %s, carries %s', async (country, channel) => {
    useDownload.setState({ isReadOnlyCountry: country });
    page.host.behaviour = listed({ source: 'blog', windows: own(full, { type: 'readonly' }) });
    await loadCampaign('?source=blog');
    await startDownload('windowsWeb', 'header');
    expect(useDownload.getState().winChannel).toBe(channel);
  });
});

describe('the guide page', () => {
  test.each([
    ['?source=blog', {}, 'page'],
    ['?source=blog&no_downloadguide_page=true', {}, 'overlay'],
    ['?no_downloadguide_page=true', {}, 'overlay'],
    ['?source=blog', { no_downloadguide_page: 'true' }, 'overlay'],
  ])('for %s with %j is the %s', async (search, wishes, mode) => {
    useGlobal.setState({ setupGuide: 'true' });
    page.host.behaviour = listed({ source: 'blog', windows: own(full, wishes) });
    await loadCampaign(search);
    await startDownload('windowsWeb', 'header');
    expect(useGuide.getState().downloaded).toMatchObject({ mode });
  });

  test('is the one of the moment of the click, whatever an experiment says later', async () => {
    const starting = startDownload('windowsWeb', 'header');
    useGlobal.setState({ setupGuide: 'true' });
    await starting;
    expect(useGuide.getState().downloaded).toMatchObject({ mode: 'overlay', started: true });
  });
});

describe('the legacy client', () => {
  test('gets the full installer and no guide page, also without the list', async () => {
    useGlobal.setState({ setupGuide: 'true', isAdPage: true });
    await loadCampaign(legacy);
    await startDownload('windowsWeb', 'auto_download');
    expect(page.opened).toEqual([builtInUrl('windowsFull', placements.download.win)]);
    expect(useGuide.getState().downloaded).toMatchObject({ name: 'windowsFull', mode: 'overlay' });
    expect(page.events('ow_free_download')).toEqual([
      expect.objectContaining({ legacy_client: true }),
    ]);
  });

  test('is no client that names its type', async () => {
    await loadCampaign(`${legacy}&client_type=new`);
    await startDownload('windowsWeb', 'header');
    const [event] = page.events('ow_free_download');
    expect(event).not.toHaveProperty('legacy_client');
  });
});

test('a frame of the client is broken out of, with the campaign’s file', async () => {
  page.host.behaviour = listed({ source: 'blog', windows: own(full) });
  await loadCampaign('?source=blog&client_type=client_iframe');
  await startDownload('windowsWeb', 'header');
  expect(page.openedOnTop).toEqual([full]);
  expect(page.opened).toEqual([]);
});
