// @vitest-environment happy-dom
/** Events on their way: into the data layer, to the listener, and past everything that is broken. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Analytics from '@/services/page/analytics';

let analytics: typeof Analytics;

beforeEach(async () => {
  Reflect.deleteProperty(window, 'dataLayer');
  vi.resetModules();
  analytics = await import('@/services/page/analytics');
});

describe('track', () => {
  test('makes the data layer, and goes on with one that is there', () => {
    analytics.track('ow_page_view');
    analytics.track('ow_guide_close', { guide: 'popup' });
    expect(window.dataLayer).toEqual([
      { event: 'ow_page_view' },
      { event: 'ow_guide_close', guide: 'popup' },
    ]);
  });

  test.each([
    ['frozen', () => ({ value: Object.freeze([]), configurable: true })],
    ['no list', () => ({ value: 'taken', configurable: true })],
    [
      'out of reach',
      () => ({
        get: () => {
          throw new Error('blocked');
        },
        configurable: true,
      }),
    ],
  ] satisfies [string, () => PropertyDescriptor][])(
    'does not throw where the data layer is %s, says so in one line, and tells the sender',
    (_, layer) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      Object.defineProperty(window, 'dataLayer', layer());
      const heard: unknown[] = [];
      analytics.listenToEvents((event) => heard.push(event));
      analytics.track('ow_page_view');
      expect(heard).toEqual([{ event: 'ow_page_view' }]);
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test('does not throw where the listener does', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    analytics.listenToEvents(() => {
      throw new Error('broken');
    });
    expect(() => analytics.track('ow_page_view')).not.toThrow();
  });
});

test('a listener hears what was before it, once, in order and with its time', () => {
  const now = vi.spyOn(Date, 'now');
  const at = (time: number) => now.mockReturnValue(time);
  const heard: [string, number][] = [];
  at(1);
  analytics.track('ow_package_ready', { device: 'mac' });
  at(2);
  analytics.track('ow_page_view');
  at(3);
  analytics.listenToEvents(({ event }, time) => heard.push([event, time]));
  at(4);
  analytics.track('ow_load_complete', { load_time: 1 });
  analytics.listenToEvents(() => undefined);
  expect(heard).toEqual([
    ['ow_package_ready', 1],
    ['ow_page_view', 2],
    ['ow_load_complete', 4],
  ]);
});
