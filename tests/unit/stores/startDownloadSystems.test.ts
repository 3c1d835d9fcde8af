// @vitest-environment happy-dom
/** Downloads for other systems, what is reported of a click, and what may be blocked. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { packages, type PackageName } from '@/config/download/packages';
import { builtInUrl } from '@/services/rules/channels';
import type * as Downloader from '@/services/page/downloader';
import { useDownload } from '@/stores/download';
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

beforeEach(() => {
  frame.mockReset().mockResolvedValue(undefined);
  page.host.behaviour = drop;
});

describe('other systems', () => {
  test.each<[PackageName, string]>([
    ['mac', '601.1001'],
    ['linuxDeb', 'linux_deb'],
    ['linuxRpm', 'linux_rpm'],
    ['androidApk', '600.1001'],
  ])('%s is opened from its list, where it is under %s', async (name, key) => {
    const { device } = packages[name];
    const entry = { downloadurl: '/listed.bin' };
    const value = base64({ [key]: device === 'linux' ? '/listed.bin' : entry });
    const extras = { params: [{ extras: [{ key: 'packages', value }] }] };
    page.host.behaviour = json(device === 'android' ? extras : envelope(value));
    await startDownload(name, 'header');
    expect(page.opened).toEqual(['/listed.bin']);
    expect(frame).not.toHaveBeenCalled();
    expect(useGuide.getState().downloaded).toMatchObject({
      name,
      url: '/listed.bin',
      started: true,
    });
  });

  test.each<PackageName>(['mac', 'linuxDeb', 'linuxRpm', 'androidApk'])(
    '%s is opened from its built-in address when the list fails',
    async (name) => {
      await startDownload(name, 'header');
      expect(page.opened).toEqual([builtInUrl(name, name === 'mac' ? '601.1001' : '600.1001')]);
    },
  );

  test('a Mac download notes the Mac channel and leaves that of Windows', async () => {
    await startDownload('mac', 'footer');
    expect(useDownload.getState()).toMatchObject({ macChannel: '601.1005', winChannel: '' });
  });
});

test('a click is reported with placement, channel, package and client id', async () => {
  await startDownload('windowsWeb', 'pricing_card');
  expect(page.events('ow_free_download')).toEqual([
    {
      event: 'ow_free_download',
      module: 'pricing_card',
      button: 'free_download',
      channel: '600.1007',
      package: 'windowsWeb',
      client_id: expect.stringMatching(/^cid-\d+$/) as string,
    },
  ]);
  expect(page.events('ow_download')).toEqual([]);
});

test('a download starts where analytics and storage are blocked', async () => {
  const { sessionStorage: session, localStorage: local } = window;
  Object.assign(window, { dataLayer: Object.freeze([]) });
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  await startDownload('windowsWeb', 'header');
  expect(frame).toHaveBeenCalledOnce();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
});
