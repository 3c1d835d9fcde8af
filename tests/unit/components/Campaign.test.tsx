// @vitest-environment happy-dom
/** Campaign links where the page's late parts come late: what the link said holds, its start is over. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageAt } from '../remoteHost';

const startDownload = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@/stores/flows/startDownload', () => ({ startDownload }));

const query = '?auto_download=true&client_type=client_iframe';

/** The part as a page that has just been loaded has it, its visitor at `address` by now. */
async function drawAt(address: string) {
  pageAt(address);
  const name = `https://site.example/${query}`;
  const entry = { name, type: 'navigate' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0)');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
  vi.resetModules();
  const { Campaign } = await import('@/components/behaviour/Campaign.client');
  const { AutoDownload } = await import('@/components/campaign/AutoDownload');
  const { useDownload } = await import('@/stores/download');
  const draw = () =>
    render(
      <>
        <AutoDownload />
        <Campaign />
      </>,
    );
  draw();
  // Another layout draws it again.
  cleanup();
  draw();
  await vi.waitFor(() => expect(useDownload.getState().utmWinBreakDownload).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => startDownload.mockClear());
afterEach(cleanup);

test('the download starts by itself, once, however often the part is drawn', async () => {
  await drawAt(`https://site.example/${query}`);
  expect(startDownload).toHaveBeenCalledExactlyOnceWith('windowsWeb', 'auto_download');
});

test('who has gone on keeps the campaign, and is not handed a file on another page', async () => {
  await drawAt('https://site.example/pricing/');
  expect(startDownload).not.toHaveBeenCalled();
});
