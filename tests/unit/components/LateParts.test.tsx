// @vitest-environment happy-dom
/** Layouts come and go with client navigation, and the late parts with them: what is done once stays done once. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DownloadClicks } from '@/components/behaviour/DownloadClicks.client';
import LateParts from '@/components/behaviour/LateParts.client';
import type { RouteName } from '@/config/site/routes';
import { pageShown } from '@/stores/global';
import { useUser } from '@/stores/user';
import { base64, envelope, json, runRemoteHost } from '../remoteHost';

const record = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('@/services/page/recorderLibrary', () => ({ record }));
vi.mock('@/components/islands/useRouteName.client', () => ({ useRouteName: () => 'index' }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const host = runRemoteHost();

const packages = { '500.1001': { downloadurl: '/wpsdl/WPSOffice_12.2.0.21546.exe' } };
const answers: Readonly<Record<string, unknown>> = {
  '/api/util/geo/country': { result: 'DE' },
  '/api/userforweb': { code: 0, userid: '7', username: 'Ana' },
  '/api/abtest-core/abtest/2/parameters': { data: { ow_guide: { value: 'true' } } },
  '/api/map/web/owconfig': { code: 0, data: {} },
  '/api/map/web/newwpsapk': envelope(base64(packages)),
};

const eventNames = () =>
  (window.dataLayer ?? []).map((entry) => (entry as { event: string }).event);

/** A page of another layout: everything is drawn anew. In strict mode each effect runs twice as well. */
function show(page: RouteName): void {
  cleanup();
  // The late parts come when the rest of the page is there.
  document.body.innerHTML = '<header><div data-account></div></header>';
  pageShown(page, 'en-US');
  render(
    <StrictMode>
      <DownloadClicks delay={0} />
      <LateParts language="en-US" />
    </StrictMode>,
  );
}

beforeEach(() => {
  host.behaviour = (response) => json(answers[response.req.url?.split('?')[0] ?? ''])(response);
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0)');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

test(
  'calls, recording and reports are made once, page views once for each page',
  {
    timeout: 60_000,
  },
  async () => {
    for (const page of ['index', 'support', 'ad-pdf', 'index'] as const) {
      show(page);
      await waitFor(() => expect(record).toHaveBeenCalledOnce(), { timeout: 10_000 });
      await waitFor(() => expect(host.requests.length).toBeGreaterThanOrEqual(5));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(useUser.getState().userid).toBe('7');
    // The words of the box are not among the answers.
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/usercenter/');
    const asked = host.requests.filter((url) => !/\/(events|batches|messages)/.test(url));
    expect(asked.sort()).toEqual([
      '/api/abtest-core/abtest/2/parameters',
      '/api/map/web/newwpsapk?pttoken=newwinpackages',
      '/api/map/web/owconfig',
      '/api/userforweb',
      '/api/util/geo/country',
    ]);
    expect(record).toHaveBeenCalledOnce();
    expect(eventNames().filter((name) => name === 'ow_page_view')).toHaveLength(4);
    expect(eventNames().filter((name) => name === 'user_properties')).toHaveLength(1);
  },
);
