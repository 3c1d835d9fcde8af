// @vitest-environment happy-dom
/** The end of loading, for code that comes before it, just after it and long after it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timings } from '@/config/site/limits';
import { onLoadComplete } from '@/services/page/loadComplete';

const delay = timings.loadCompleteDelay;
let done: ReturnType<typeof vi.fn<(loadTime: number) => void>>;

/** Puts the page at a moment: how far it has loaded, and when the load event ended. */
function pageIs(readyState: DocumentReadyState, now: number, loadEventEnd = 0) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.spyOn(performance, 'now').mockReturnValue(now);
  const entry = { loadEventEnd } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  done = vi.fn();
});
afterEach(() => vi.useRealTimers());

test('a page that is loading: two seconds after the load event', () => {
  pageIs('interactive', 300);
  onLoadComplete(done);
  vi.advanceTimersByTime(10 * delay);
  expect(done).not.toHaveBeenCalled();
  pageIs('complete', 900.4);
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(delay - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done.mock.calls).toEqual([[900]]);
});

test.each([
  ['half a second ago', 1500, 1000, delay - 500],
  ['a minute ago', 61_000, 1000, 0],
])('a page that was loaded %s: for what is left of two seconds', (_, now, loaded, left) => {
  pageIs('complete', now, loaded);
  onLoadComplete(done);
  if (left > 0) {
    vi.advanceTimersByTime(left - 1);
    expect(done).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(1);
  expect(done.mock.calls).toEqual([[loaded]]);
});

test.each(['interactive', 'complete'] as const)(
  'a page that was %s: no more after the end',
  (state) => {
    pageIs(state, 1000, 1000);
    onLoadComplete(done)();
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2 * delay);
    expect(done).not.toHaveBeenCalled();
  },
);

test('a browser without navigation times: from the moment of the question', () => {
  pageIs('complete', 700);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  onLoadComplete(done);
  vi.advanceTimersByTime(delay);
  expect(done.mock.calls).toEqual([[700]]);
});
