// @vitest-environment happy-dom
/** What waits for the page: run once it is loaded, or idle after that, whenever it was asked for. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timings } from '@/config/site/limits';
import { afterLoad, whenLoaded } from '@/services/page/idle';

const pageIs = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A browser that does not tell of idle moments: the time is waited.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['whenLoaded', whenLoaded, 0],
  ['afterLoad', afterLoad, timings.idleAfterLoad],
] as const)('%s', (_, wait, delay) => {
  test('waits for a page that is loading, and runs once', () => {
    pageIs('interactive');
    const run = vi.fn();
    wait(run);
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(delay);
    vi.runAllTimers();
    dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  test('runs for a page that is loaded already', () => {
    pageIs('complete');
    const run = vi.fn();
    wait(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  test.each(['interactive', 'complete'] as const)('is called off in time: %s', (state) => {
    pageIs(state);
    const run = vi.fn();
    const callOff = wait(run);
    callOff();
    dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});

test('afterLoad is called off between the end of loading and the idle moment', () => {
  pageIs('complete');
  const run = vi.fn();
  const callOff = afterLoad(run);
  vi.advanceTimersByTime(1);
  callOff();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
