/** The hidden downloader frame that hands out the web installer with its channel (specification, sections 4 and 7). */
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { maxOtherFrames, timings } from '@/config/site/limits';

/** The protocol is described in docs/decisions/embedded-backend.md. */
interface DownloaderMessage {
  readonly type: 'downloader-ready' | 'downloader-started';
}

function isDownloaderMessage(data: unknown): data is DownloaderMessage {
  const type = (data as { type?: unknown } | null)?.type;
  return type === 'downloader-ready' || type === 'downloader-started';
}

/** Whether the page has room for the frame: at most `maxOtherFrames` other frames. */
export function mayCreateFrame(otherFrames: number): boolean {
  return otherFrames <= maxOtherFrames;
}

/**
 * Whether the frame has a page that hears nothing: an error, or one without scripts. Of another origin's
 * page nothing is to be known.
 */
function isDeaf(frame: HTMLIFrameElement, origin: string): boolean {
  if (origin !== location.origin) return false;
  if (!frame.contentDocument?.querySelector('script')) return true;
  const [visit] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  return ((visit as PerformanceNavigationTiming | undefined)?.responseStatus ?? 200) >= 400;
}

/**
 * Starts the web installer of a channel through a hidden frame: the channel is posted to it when it has
 * loaded. A host that also says that it is ready, and that the download has started, is waited for;
 * one that says nothing gets `timings.downloaderGrace` to hear it.
 * @param wid the installation id.
 * @throws Error if the frame has no page that could hear, or none, or no last word, within
 * `timings.downloaderTimeout`; the frame is gone then.
 */
export function runDownloader(channel: string, wid: string): Promise<void> {
  const origin = hosts.downloader ? new URL(hosts.downloader).origin : location.origin;
  const query = new URLSearchParams({ autodownload: 'false', channel, wid });
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.dataset.downloader = '';
  frame.src = `${hosts.downloader}${apiPaths.downloader}?${query}`;

  return new Promise((resolve, reject) => {
    let told = false;
    let answers = false;
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
    const giveUp = () => {
      end();
      frame.remove();
      reject(new Error('The downloader frame did not start the download in time'));
    };
    const timer = setTimeout(giveUp, timings.downloaderTimeout);
    const finish = () => {
      end();
      resolve();
    };
    const tell = () => {
      if (!told) frame.contentWindow?.postMessage({ type: 'download', channel }, origin);
      told = true;
    };
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.contentWindow || !isDownloaderMessage(data)) return;
      answers = true;
      if (data.type === 'downloader-started') finish();
      else tell();
    };
    const loaded = () => {
      if (isDeaf(frame, origin)) return giveUp();
      tell();
      setTimeout(() => answers || finish(), timings.downloaderGrace);
    };
    window.addEventListener('message', listen);
    frame.addEventListener('load', loaded, { once: true });
    document.querySelector('iframe[data-downloader]')?.remove();
    document.body.append(frame);
  });
}
