// @vitest-environment happy-dom
/** A click on a Windows download: frame or file, and what happens when either fails. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { placements, type PlacementName } from '@/config/download/channels';
import { builtInUrl, isFullInstaller } from '@/services/rules/channels';
import type * as Downloader from '@/services/page/downloader';
import { loadPackages, useDownload } from '@/stores/download';
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
const all = Object.keys(placements) as PlacementName[];
const web = all.filter((name) => !isFullInstaller(placements[name].win));
const full = all.filter((name) => isFullInstaller(placements[name].win));
const listed = (channel: string, downloadurl: string) =>
  json(envelope(base64({ [channel]: { downloadurl } })));
const addFrames = (count: number) => {
  for (let each = 0; each < count; each++) document.body.append(document.createElement('iframe'));
};

beforeEach(() => {
  frame.mockReset().mockResolvedValue(undefined);
  page.host.behaviour = drop;
});

describe('the web installer', () => {
  test.each(web)('of %s goes through the frame with its channel', async (placement) => {
    await startDownload('windowsWeb', placement);
    const channel = placements[placement].win;
    expect(frame).toHaveBeenCalledExactlyOnceWith(channel, expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(useDownload.getState().winChannel).toBe(channel);
    expect(page.opened).toEqual([]);
    expect(page.host.requests).toEqual([]);
  });

  test('carries the same installation id every time', async () => {
    await startDownload('windowsWeb', 'header');
    page.wait(60_000);
    await startDownload('windowsWeb', 'footer');
    const [[, first] = [], [, second] = []] = frame.mock.calls;
    expect(first).toBe(second);
  });

  test('is opened from its built-in address when the frame fails', async () => {
    frame.mockRejectedValue(new Error('no word from the frame'));
    await startDownload('windowsWeb', 'header');
    expect(page.opened).toEqual([builtInUrl('windowsWeb', '600.1001')]);
    const failure = { channel: '600.1001', error: 'Error: no word from the frame' };
    expect(page.events('ow_download')).toEqual([expect.objectContaining(failure)]);
    expect(useGuide.getState().downloaded).toMatchObject({ started: true });
  });

  test('goes through the frame beside two other frames', async () => {
    addFrames(2);
    await startDownload('windowsWeb', 'header');
    expect(frame).toHaveBeenCalledOnce();
  });

  test('is opened directly beside three other frames', async () => {
    addFrames(3);
    page.host.behaviour = listed('600.1001', '/listed.exe');
    await startDownload('windowsWeb', 'header');
    expect(frame).not.toHaveBeenCalled();
    expect(page.opened).toEqual(['/listed.exe']);
  });
});

test('a download that the browser has begun by itself is reported and led on from, not begun again', async () => {
  useDownload.setState({
    utmDownLoadInfo: {
      windows: { name: 'windowsFull', channel: '9', downloadurl: '/campaign.exe' },
    },
  } as Partial<ReturnType<typeof useDownload.getState>>);
  await startDownload('windowsWeb', 'header', 'https://host.example/wps_wid.exe');
  expect(frame).not.toHaveBeenCalled();
  expect(page.opened).toEqual([]);
  const report = { channel: placements.header.win, package: 'windowsWeb' };
  expect(page.events('ow_free_download')).toEqual([expect.objectContaining(report)]);
  expect(useGuide.getState().downloaded).toMatchObject({
    name: 'windowsWeb',
    url: 'https://host.example/wps_wid.exe',
    started: true,
  });
});

describe.each(full)('the full installer of %s', (placement) => {
  const channel = placements[placement].win;

  test('is opened from the list', async () => {
    page.host.behaviour = listed(channel, '/listed.exe');
    await startDownload('windowsFull', placement);
    expect(page.opened).toEqual(['/listed.exe']);
    expect(page.host.requests).toEqual(['/api/map/web/newwpsapk?pttoken=newwinpackages']);
    expect(frame).not.toHaveBeenCalled();
    expect(useDownload.getState().winChannel).toBe(channel);
  });

  test('is opened from the list at hand without asking again', async () => {
    page.host.behaviour = listed(channel, '/listed.exe');
    await loadPackages('windows');
    await startDownload('windowsFull', placement);
    expect(page.opened).toEqual(['/listed.exe']);
    expect(page.host.requests).toHaveLength(1);
  });

  test.each([
    ['is out of reach', drop],
    ['fails', json({}, 500)],
    ['does not have the channel', listed('600.1001', '/other.exe')],
    ['names a foreign file', listed(channel, 'https://evil.example/a.exe')],
  ])('is opened from its built-in address when the list %s', async (_, behaviour) => {
    page.host.behaviour = behaviour;
    await startDownload('windowsFull', placement);
    expect(page.opened).toEqual([builtInUrl('windowsFull', channel)]);
  });

  test('is asked for again where the list failed when the page was shown', async () => {
    await loadPackages('windows');
    page.host.behaviour = listed(channel, '/listed.exe');
    await startDownload('windowsFull', placement);
    expect(page.opened).toEqual(['/listed.exe']);
  });
});

describe('the channel follows', () => {
  test.each([
    [true, true, false, 'readOnly'],
    [true, true, true, 'readOnly'],
    [true, false, false, '600.1027'],
    [true, false, true, '600.1027'],
    [false, true, true, '601.1031'],
    [false, true, false, '600.1001'],
  ])('read-only %s, country %s, ad page %s: %s', async (isReadOnly, country, isAdPage, channel) => {
    useDownload.setState({ isReadOnly, isReadOnlyCountry: country });
    useGlobal.setState({ isAdPage });
    await startDownload('windowsWeb', 'header');
    expect(useDownload.getState().winChannel).toBe(channel);
    const name = channel === 'readOnly' ? 'windowsFull' : 'windowsWeb';
    expect(page.opened).toEqual(name === 'windowsFull' ? [builtInUrl(name, channel)] : []);
    expect(frame.mock.calls.map(([used]) => used)).toEqual(name === 'windowsWeb' ? [channel] : []);
    expect(useGuide.getState().downloaded).toMatchObject({ name });
  });
});
