/** Opens a file that is to be downloaded, out of the desktop client's frame where the site is shown in it. */
import { tellClient } from './clientFrame';

/**
 * Opens it in this window, or in the top one, where a client that lets no frame lead it away is told.
 * @param inClientFrame the page was opened for the client's frame.
 */
export function openFile(url: string, inClientFrame: boolean): void {
  if (inClientFrame) tellClient({ type: 'download', url: new URL(url, location.href).href });
  try {
    // `href` and not `assign`: it is all that a frame may use of a window of another origin.
    (inClientFrame ? (window.top ?? window) : window).location.href = url;
  } catch (error) {
    console.warn(`download: the top window is out of reach. ${String(error)}`);
    window.location.href = url;
  }
}
