// @vitest-environment happy-dom
/** Batches of the recorder: when they leave, what is in them, and what becomes of those that fail. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timings } from '@/config/site/limits';
import { recorder as limits } from '@/config/visitor/recorder';
import { RecorderBatches } from '@/services/page/recorderBatches';
import { pageAt } from '../remoteHost';

type Sent = RequestInit & { body: string };
const answer = vi.fn<(url: string, init: Sent) => Promise<Response>>();
const failed = vi.fn();
const sent = () =>
  answer.mock.calls.map(([, { body }]) => JSON.parse(body) as { batch: number; events: unknown[] });
const large = { data: 'x'.repeat(limits.batchLength) };

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  failed.mockReset();
  vi.stubGlobal('fetch', answer);
  pageAt('http://localhost:3000/de-DE/pricing/?utm_source=x');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a batch', () => {
  test('leaves when its time is over, once', () => {
    const batches = new RecorderBatches(failed);
    batches.add({ type: 4 });
    batches.add({ type: 2 });
    vi.advanceTimersByTime(limits.batchInterval - 1);
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(limits.batchInterval);
    expect(sent()).toEqual([
      {
        session: expect.stringMatching(/^[0-9a-f-]{36}$/),
        batch: 0,
        page: '/de-DE/pricing/',
        events: [{ type: 4 }, { type: 2 }],
      },
    ]);
    expect(answer.mock.calls[0]?.[0]).toBe('/api/recorder/batches');
  });

  test('leaves as soon as it is full, and the next one follows it', () => {
    const batches = new RecorderBatches(failed);
    batches.add(large);
    batches.add({ type: 3 });
    vi.advanceTimersByTime(limits.batchInterval);
    expect(sent().map(({ batch, events }) => [batch, events.length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('is kept alive when the page is left, if it is small enough for that', () => {
    const batches = new RecorderBatches(failed);
    batches.add({ type: 3 });
    batches.send(true);
    batches.add({ type: 3, data: 'x'.repeat(limits.lastBatchBytes) });
    batches.send(true);
    batches.send(true);
    expect(answer.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
  });

  test('is not sent when it has been discarded', () => {
    const batches = new RecorderBatches(failed);
    batches.add({ type: 3 });
    batches.discard();
    vi.advanceTimersByTime(limits.batchInterval);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a batch that is lost', () => {
  test.each([
    ['an error', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('with %s is told of', async (_, behaviour) => {
    answer.mockImplementation(behaviour);
    const batches = new RecorderBatches(failed);
    batches.add({ type: 3 });
    batches.send();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  });

  test('while the page is left is not', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const batches = new RecorderBatches(failed);
    batches.add({ type: 3 });
    batches.send(true);
    await vi.advanceTimersByTimeAsync(timings.recorderTimeout);
    expect(failed).not.toHaveBeenCalled();
  });
});
