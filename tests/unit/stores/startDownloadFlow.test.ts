// @vitest-environment happy-dom
/** Around the file: repeated clicks, the guide, and a page in the frame of the client. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { timings } from '@/config/site/limits';
import { builtInUrl } from '@/services/rules/channels';
import type * as Downloader from '@/services/page/downloader';
import { useDownload } from '@/stores/download';
import { closeGuide, useGuide } from '@/stores/guide';
import { startDownload } from '@/stores/flows/startDownload';
import { drop } from '../remoteHost';
import { runDownloadPage } from './downloadPage';

const frame = vi.hoisted(() => vi.fn<(channel: string, wid: string) => Promise<void>>());
vi.mock('@/services/page/downloader', async (original) => ({
  ...(await original<typeof Downloader>()),
  runDownloader: frame,
}));

const page = runDownloadPage();
const downloaded = () => useGuide.getState().downloaded;

/** Makes the frame wait for a word that the test gives. */
function slowFrame() {
  const ready = { start: (): void => undefined };
  frame.mockImplementation(() => new Promise((resolve) => (ready.start = resolve)));
  return ready;
}

beforeEach(() => {
  frame.mockReset().mockResolvedValue(undefined);
  page.host.behaviour = drop;
});

describe('a repeated click', () => {
  test('starts nothing', async () => {
    await startDownload('windowsWeb', 'header');
    page.wait(timings.repeatClick - 1);
    await startDownload('windowsWeb', 'header');
    expect(frame).toHaveBeenCalledOnce();
    expect(page.events('ow_free_download')).toHaveLength(1);
  });

  test('starts nothing while the first is still starting, however long that takes', async () => {
    const ready = slowFrame();
    const first = startDownload('windowsWeb', 'header');
    page.wait(timings.downloaderTimeout - 1);
    const second = startDownload('windowsWeb', 'header');
    expect(frame).toHaveBeenCalledOnce();
    ready.start();
    await Promise.all([first, second]);
  });

  test('starts the download again after a while', async () => {
    await startDownload('windowsWeb', 'header');
    page.wait(60_000);
    await startDownload('windowsWeb', 'header');
    expect(frame).toHaveBeenCalledTimes(2);
  });

  test('on another package starts that one', async () => {
    await startDownload('linuxDeb', 'header');
    await startDownload('linuxRpm', 'header');
    expect(page.opened).toHaveLength(2);
  });
});

describe('the guide', () => {
  test('is there at once, and knows when the file is on its way', async () => {
    const ready = slowFrame();
    const url = builtInUrl('windowsWeb', '600.1001');
    const starting = startDownload('windowsWeb', 'header');
    expect(downloaded()).toEqual({ name: 'windowsWeb', url, started: false, mode: 'overlay' });
    ready.start();
    await starting;
    expect(downloaded()).toEqual({ name: 'windowsWeb', url, started: true, mode: 'overlay' });
  });

  test('stays closed when it was closed while the download was starting', async () => {
    const ready = slowFrame();
    const starting = startDownload('windowsWeb', 'header');
    closeGuide();
    ready.start();
    await starting;
    expect(downloaded()).toBeNull();
  });

  test('can tell which page the visitor came from', async () => {
    await startDownload('windowsWeb', 'header');
    expect(sessionStorage.getItem('guidePageSource')).toBe('/pricing/');
  });
});

describe('in the frame of the client', () => {
  beforeEach(() => useDownload.setState({ utmWinBreakDownload: true }));

  test('the file is opened in the top window', async () => {
    await startDownload('windowsWeb', 'header');
    expect(page.openedOnTop).toEqual([builtInUrl('windowsWeb', '600.1001')]);
    expect(page.opened).toEqual([]);
    expect(frame).not.toHaveBeenCalled();
  });

  test('the file is opened in this window when the top window is out of reach', async () => {
    const location = Object.defineProperty({}, 'href', {
      set() {
        throw new DOMException('no user activation', 'SecurityError');
      },
    });
    vi.stubGlobal('top', { location });
    await expect(startDownload('windowsWeb', 'header')).resolves.toBeUndefined();
    expect(page.opened).toEqual([builtInUrl('windowsWeb', '600.1001')]);
    expect(downloaded()).toMatchObject({ started: true });
  });
});
