// @vitest-environment happy-dom
/** What a route change brings about: the language cookie, the page view, the A/B request. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookies } from '@/config/site/keys';
import { timings } from '@/config/site/limits';
import { eventContext, reportPage, startReports } from '@/stores/flows/reportPages';
import { pageShown, useGlobal } from '@/stores/global';
import { pageAt } from '../remoteHost';

const names = () => (window.dataLayer ?? []).map((entry) => (entry as { event: string }).event);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  window.dataLayer = [];
});
afterEach(() => vi.useRealTimers());

describe('a page that is shown', () => {
  test('is counted, and its A/B request after two seconds', () => {
    reportPage('download', 'en-US');
    expect(names()).toEqual(['ow_page_view']);
    vi.advanceTimersByTime(timings.routeReportDelay - 1);
    expect(names()).toEqual(['ow_page_view']);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['ow_page_view', 'ow_abtest_request']);
    vi.advanceTimersByTime(10 * timings.routeReportDelay);
    expect(names()).toHaveLength(2);
  });

  test('for less than two seconds has no A/B request', () => {
    reportPage('pricing', 'en-US')();
    reportPage('office', 'en-US');
    vi.advanceTimersByTime(timings.routeReportDelay);
    expect(names()).toEqual(['ow_page_view', 'ow_page_view', 'ow_abtest_request']);
  });

  test('is counted once where its effect runs twice, and again when it comes back', () => {
    reportPage('index', 'en-US')();
    reportPage('index', 'en-US');
    reportPage('support', 'en-US');
    reportPage('index', 'en-US');
    expect(names()).toEqual(['ow_page_view', 'ow_page_view', 'ow_page_view']);
  });

  test('writes its language for a week, on the parent domain', () => {
    vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
    pageAt('https://www.example.com/de-DE/');
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${cookies.language}=de-DE`);
    reportPage('index', 'de-DE');
    expect(written).toHaveLength(1);
    expect(written[0]?.split('; ')).toEqual(
      expect.arrayContaining([
        'lang=de-DE',
        'path=/',
        'domain=.example.com',
        'expires=Thu, 08 Jan 2026 00:00:00 GMT',
      ]),
    );
  });

  test('is counted where cookies are blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    reportPage('premium', 'en-US');
    expect(names()).toEqual(['ow_page_view']);
  });
});

test('events carry client, page, language, arms and whether it is an ad page', () => {
  pageShown('ad-pdf', 'fr-FR');
  useGlobal.setState({ clientId: 'cid-7', setupGuide: 'true' });
  expect(eventContext(1_700_000_000_000)).toEqual({
    time: 1_700_000_000_000,
    client_id: 'cid-7',
    page: 'ad-pdf',
    language: 'fr-FR',
    ad_page: true,
    ow_guide: 'true',
    ow_atop_test: 'default',
    ow_2202_readonly_vn: false,
  });
});

test('reports begin once: with a client id, and the end of loading', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  startReports();
  startReports();
  vi.advanceTimersByTime(timings.loadCompleteDelay);
  expect(names()).toEqual(['ow_load_complete']);
  expect(useGlobal.getState().clientId).toMatch(/^cid-\d+$/);
  expect(useGlobal.getState().initWidth).toBe(innerWidth);
});
