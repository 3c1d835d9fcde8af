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
 * Starts the web installer of a channel through a hidden frame.
 * @param wid the installation id.
 * @returns when the frame has said that the download started.
 * @throws Error after `timings.downloaderTimeout` without that word; the frame is gone then.
 */
export function runDownloader(channel: string, wid: string): Promise<void> {
  const origin = hosts.downloader ? new URL(hosts.downloader).origin : location.origin;
  const query = new URLSearchParams({ autodownload: 'false', channel, wid });
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.dataset.downloader = '';
  frame.src = `${hosts.downloader}${apiPaths.downloader}?${query}`;

  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
    const timer = setTimeout(() => {
      end();
      frame.remove();
      reject(new Error('The downloader frame did not start the download in time'));
    }, timings.downloaderTimeout);
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.contentWindow || !isDownloaderMessage(data)) return;
      if (data.type === 'downloader-ready') {
        frame.contentWindow?.postMessage({ type: 'download', channel }, origin);
      } else {
        end();
        resolve();
      }
    };
    window.addEventListener('message', listen);
    document.querySelector('iframe[data-downloader]')?.remove();
    document.body.append(frame);
  });
}
