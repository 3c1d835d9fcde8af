// @vitest-environment happy-dom
/** When batches of events leave, what is in them, and that nothing of it can break a page. */
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { eventBatch } from '@/config/visitor/events';
import { timings } from '@/config/site/limits';
import { track } from '@/services/page/analytics';
import { eventsUrl, maySendEvents, startSender } from '@/services/page/analyticsSender';

type Event = Record<string, unknown>;

let sendBeacon: Mock<(url: string, body: string) => boolean>;
let allowed: boolean;
let context: Record<string, string>;
let stop: () => void;

const batches = () =>
  sendBeacon.mock.calls.map(([, body]) => (JSON.parse(body) as { events: Event[] }).events);
const close = (guide: string | number) => track('ow_guide_close', { guide });

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sendBeacon = vi.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  allowed = true;
  context = { page: 'index' };
  stop = startSender({ context: () => context, maySend: () => allowed });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a batch', () => {
  test('leaves some seconds after its first event, for the analytics host', () => {
    close('a');
    vi.advanceTimersByTime(timings.eventsFlush - 1);
    close('b');
    expect(sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sendBeacon).toHaveBeenCalledOnce();
    expect(sendBeacon.mock.calls[0]?.[0]).toBe(eventsUrl);
    expect(batches()).toEqual([
      [
        { event: 'ow_guide_close', guide: 'a', page: 'index' },
        { event: 'ow_guide_close', guide: 'b', page: 'index' },
      ],
    ]);
  });

  test('leaves when it is full, and the next begins', () => {
    for (let count = 0; count <= eventBatch.events; count++) close(count);
    expect(batches().map(({ length }) => length)).toEqual([eventBatch.events]);
    vi.advanceTimersByTime(timings.eventsFlush);
    expect(batches().map(({ length }) => length)).toEqual([eventBatch.events, 1]);
  });

  test('leaves when the page is hidden or left, and nothing is sent twice', () => {
    close('a');
    show('hidden');
    show('visible');
    close('b');
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(timings.eventsFlush);
    expect(batches().map(([event]) => event?.guide)).toEqual(['a', 'b']);
  });

  test('of a hidden page leaves at once: its measurements come last', async () => {
    show('hidden');
    close('a');
    close('b');
    await Promise.resolve();
    expect(batches().map(({ length }) => length)).toEqual([2]);
  });

  test('is never larger than a beacon may be, and its texts are cut', () => {
    context = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`text${at}`, '語'.repeat(eventBatch.text + 100)]),
    );
    for (let count = 0; count < 15; count++) close(count);
    vi.advanceTimersByTime(timings.eventsFlush);
    expect(batches().flat()).toHaveLength(15);
    expect(batches().length).toBeGreaterThan(1);
    for (const [, body] of sendBeacon.mock.calls)
      expect(new TextEncoder().encode(body).length).toBeLessThan(eventBatch.bytes + 100);
    expect(batches()[0]?.[0]?.text0).toHaveLength(eventBatch.text);
  });

  test('holds no half of a character: neither by the cut nor by what was told', () => {
    close(`${'x'.repeat(eventBatch.text - 1)}😀`);
    close('a\ud83d b\0 c\\u0000 😀');
    vi.advanceTimersByTime(timings.eventsFlush);
    expect(batches()[0]?.map(({ guide }) => guide)).toEqual([
      'x'.repeat(eventBatch.text - 1),
      'a\ufffd b c\\u0000 😀',
    ]);
  });

  test('has what was so when each event came', () => {
    close('a');
    context = { page: 'pricing' };
    close('b');
    vi.advanceTimersByTime(timings.eventsFlush);
    expect(batches()[0]?.map(({ page }) => page)).toEqual(['index', 'pricing']);
  });
});

describe('nothing is sent', () => {
  test('without an event', () => {
    show('hidden');
    dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(10 * timings.eventsFlush);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('of what came while sending was not allowed, even if it is later', () => {
    allowed = false;
    close('a');
    allowed = true;
    close('b');
    vi.advanceTimersByTime(timings.eventsFlush);
    expect(batches().map((events) => events.map(({ guide }) => guide))).toEqual([['b']]);
  });

  test('after the end', () => {
    close('a');
    stop();
    close('b');
    show('hidden');
    vi.advanceTimersByTime(timings.eventsFlush);
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

describe.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new TypeError('blocked');
    },
  ],
  ['is missing', undefined],
])('a beacon that %s', (_, value) => {
  test('loses its batch, is told of in one line, and stops no later one', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.defineProperty(navigator, 'sendBeacon', { value, configurable: true });
    for (let count = 0; count < 2 * eventBatch.events; count++) close(count);
    expect(warn).toHaveBeenCalledOnce();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    close('later');
    show('hidden');
    expect(batches().map((events) => events.map(({ guide }) => guide))).toEqual([['later']]);
  });
});

test.each([
  [false, false, true],
  [true, false, true],
  [false, true, false],
  [true, true, true],
])('consented %s, Global Privacy Control %s: may send %s', (consented, gpc, may) => {
  expect(maySendEvents({ consented, globalPrivacyControl: gpc })).toBe(may);
});
