// @vitest-environment happy-dom
/** The hidden downloader frame: its address, the words it is given, and whose words are believed. */
import nodeConsole from 'node:console';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { timings } from '@/config/site/limits';
import { mayCreateFrame, runDownloader } from '@/services/page/downloader';
import { pageAt } from '../remoteHost';

const origin = 'https://site.example';
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-downloader]')];
const wid = '0123456789abcdef0123456789abcdef';

/** Starts a download. Its frame loads nothing: the words that it would say are the test's. */
function begin(channel = '600.1001', page: string | null = '<script></script>', status = 200) {
  const outcome = runDownloader(channel, wid).then(
    () => 'started',
    (error: unknown) => String(error),
  );
  const frame = frames().at(-1);
  if (!frame) throw new Error('There is no frame');
  const post = vi.fn();
  const performance = { getEntriesByType: () => [{ responseStatus: status }] };
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post, performance } });
  const contentDocument = page === null ? null : new DOMParser().parseFromString(page, 'text/html');
  Object.defineProperty(frame, 'contentDocument', { value: contentDocument });
  const load = () => frame.dispatchEvent(new Event('load'));
  return { frame, outcome, post, load };
}

/** A message reaches the page. */
function hear(data: unknown, source: Window | null, from = origin): void {
  const message = new MessageEvent('message', { data, origin: from });
  Object.defineProperty(message, 'source', { value: source });
  window.dispatchEvent(message);
}

beforeAll(() => {
  const { happyDOM } = window as typeof window & {
    happyDOM: { settings: { disableIframePageLoading: boolean } };
  };
  happyDOM.settings.disableIframePageLoading = true;
  pageAt(`${origin}/download/`);
});

beforeEach(() => {
  // happy-dom says so for every frame that it does not load.
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

test.each([
  [0, true],
  [2, true],
  [3, false],
  [10, false],
])('beside %i other frames there may be a downloader frame: %s', (others, may) => {
  expect(mayCreateFrame(others)).toBe(may);
});

describe('the frame', () => {
  test('is hidden, and loads with channel and installation id', async () => {
    const { frame, outcome } = begin();
    expect(frame.hidden).toBe(true);
    const query = `autodownload=false&channel=600.1001&wid=${wid}`;
    expect(frame.src).toBe(`${origin}/downloader/frame/?${query}`);
    hear({ type: 'downloader-started' }, frame.contentWindow);
    await expect(outcome).resolves.toBe('started');
  });

  test('is told the channel when it is ready, and the download has started when it says so', async () => {
    const { frame, outcome, post } = begin('600.1003');
    hear({ type: 'downloader-ready' }, frame.contentWindow);
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'download', channel: '600.1003' }, origin);
    hear({ type: 'downloader-started', channel: '600.1003' }, frame.contentWindow);
    await expect(outcome).resolves.toBe('started');
    expect(frames()).toEqual([frame]);
  });

  test('is told the channel when it has loaded, and that is enough', async () => {
    const { outcome, post, load, frame } = begin('600.1003');
    load();
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'download', channel: '600.1003' }, origin);
    vi.advanceTimersByTime(timings.downloaderGrace);
    await expect(outcome).resolves.toBe('started');
    expect(timings.downloaderGrace).toBeLessThan(500);
    expect(frames()).toEqual([frame]);
  });

  test.each(['before', 'after'])(
    'that says it is ready %s it has loaded is told once, and waited for',
    async (when) => {
      const { outcome, post, load, frame } = begin();
      if (when === 'after') load();
      hear({ type: 'downloader-ready' }, frame.contentWindow);
      if (when === 'before') load();
      expect(post).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(timings.downloaderTimeout);
      await expect(outcome).resolves.toContain('Error');
    },
  );

  test.each([
    ['an error of the browser', null, 200],
    ['a page without scripts', '<pre>{}</pre>', 200],
    ['an error of the host', '<script></script>', 500],
  ])('that holds %s is given up at once', async (_, page, status) => {
    const { outcome, load, post } = begin('600.1001', page, status);
    load();
    await expect(outcome).resolves.toContain('Error');
    expect(post).not.toHaveBeenCalled();
    expect(frames()).toEqual([]);
  });

  test('takes the place of the one before', async () => {
    const first = begin();
    hear({ type: 'downloader-started' }, first.frame.contentWindow);
    await first.outcome;
    const second = begin();
    expect(frames()).toEqual([second.frame]);
    hear({ type: 'downloader-started' }, second.frame.contentWindow);
    await second.outcome;
  });

  test('is given up and gone when no word comes in time', async () => {
    const { outcome } = begin();
    vi.advanceTimersByTime(timings.downloaderTimeout - 1);
    expect(frames()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await expect(outcome).resolves.toContain('did not start the download in time');
    expect(frames()).toEqual([]);
  });

  test('has until then even if it says that it is ready', async () => {
    const { frame, outcome } = begin();
    hear({ type: 'downloader-ready' }, frame.contentWindow);
    vi.advanceTimersByTime(timings.downloaderTimeout);
    await expect(outcome).resolves.toContain('Error');
  });

  test.each<[string, (frame: HTMLIFrameElement) => void]>([
    [
      'another origin',
      ({ contentWindow }) =>
        hear({ type: 'downloader-started' }, contentWindow, 'https://evil.example'),
    ],
    ['another window', () => hear({ type: 'downloader-started' }, window)],
    ['nobody', () => hear({ type: 'downloader-started' }, null)],
    [
      'itself, but of something else',
      ({ contentWindow }) => hear({ type: 'hello' }, contentWindow),
    ],
    ['itself, but no object', ({ contentWindow }) => hear('downloader-started', contentWindow)],
    ['itself, but nothing', ({ contentWindow }) => hear(null, contentWindow)],
  ])('is not believed to have started by a word from %s', async (_, say) => {
    const { frame, outcome } = begin();
    say(frame);
    vi.advanceTimersByTime(timings.downloaderTimeout);
    await expect(outcome).resolves.toContain('Error');
  });
});
