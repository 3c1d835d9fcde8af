/** What the tests of the download flow share: real stores, a real host, and a window that notes where it is sent. */
import { beforeEach, vi } from 'vitest';
import { resetDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';
import { useGuide } from '@/stores/guide';
import { runRemoteHost } from '../remoteHost';

/** A window's location that is never left: it notes the addresses instead. */
function notedLocation(address: string, opened: string[]) {
  const { origin, pathname, search } = new URL(address);
  return {
    origin,
    pathname,
    search,
    get href() {
      return address;
    },
    set href(url: string) {
      opened.push(url);
    },
  };
}

/** Sets the stage for each test of a file. */
export function runDownloadPage() {
  const host = runRemoteHost();
  const page = {
    host,
    /** Addresses that this window was sent to. */
    opened: [] as string[],
    /** Addresses that the top window was sent to. */
    openedOnTop: [] as string[],
    /** Time passes; milliseconds. */
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Events of a name so far. */
    events: (name: string) =>
      (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === name),
  };
  let now = 0;

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page.opened = [];
    page.openedOnTop = [];
    // Every test begins long after the last click of the one before.
    now += 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('location', notedLocation(`${host.url}/pricing/?a=b`, page.opened));
    vi.stubGlobal('top', { location: notedLocation(`${host.url}/`, page.openedOnTop) });
    window.dataLayer = [];
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
    resetDownload();
    useGlobal.setState(useGlobal.getInitialState(), true);
    useGuide.setState(useGuide.getInitialState(), true);
  });
  return page;
}
