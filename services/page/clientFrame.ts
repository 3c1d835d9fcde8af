/** Messages to the desktop client that shows the site in a frame. */
import { frameOrigins } from '@/config/site/hosts';

/** What the client may be told: the file that a visitor wants. */
interface ClientMessage {
  readonly type: 'download';
  readonly url: string;
}

/** Tells the window around this page, if it is of an origin that may show the site in a frame. */
export function tellClient(message: ClientMessage): void {
  if (window.parent === window) return;
  // Where the browser says who is around, nobody else is called: it would complain.
  const [around] = location.ancestorOrigins ?? [];
  for (const origin of frameOrigins)
    if (around === undefined || around === origin) window.parent.postMessage(message, origin);
}
