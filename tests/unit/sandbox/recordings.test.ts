/** The recorder host: what it keeps, what it refuses, and for whom. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxBatchBytes } from '@/sandbox/http/limits';
import * as apiPaths from '@/config/site/apiPaths';
import { runBackend } from './backend';

const backend = runBackend();
beforeAll(() => backend.ready(), 60_000);
beforeEach(() => backend.fetch('/__sandbox/recordings', { method: 'DELETE' }));

const session = randomUUID();
const event = { type: 3, timestamp: 1_800_000_000_000, data: { source: 1 } };
const batch = { session, batch: 0, page: '/pricing/', events: [event] };
const send = (body: unknown, headers = {}) =>
  backend.send('POST', apiPaths.recorder, body, headers);
const recordings = (scope = '') => backend.json(`/__sandbox/recordings?scope=${scope}`);

describe('batches', () => {
  test('are kept in the order of their arrival, and once', async () => {
    const next = { ...batch, batch: 1, events: [event, { ...event, data: 'a\0b' }] };
    for (const body of [batch, next, next]) expect((await send(body)).status).toBe(204);
    expect(await recordings()).toEqual([
      batch,
      { ...next, events: [event, { ...event, data: 'ab' }] },
    ]);
  });

  test('are kept per scope', async () => {
    await send(batch, { cookie: 'sandbox-scope=recording-1' });
    expect(await recordings('recording-1')).toEqual([batch]);
    expect(await recordings()).toEqual([]);
  });

  test.each([
    ['no session', { ...batch, session: 'me' }],
    ['a place that is none', { ...batch, batch: -1 }],
    ['another site’s page', { ...batch, page: 'https://evil.example/' }],
    ['no events', { ...batch, events: [] }],
    ['too many events', { ...batch, events: Array.from({ length: 5001 }, () => event) }],
    ['an event without a time', { ...batch, events: [{ type: 3 }] }],
    ['something else', { ...batch, user: 1 }],
    ['a list', [batch]],
    ['null', null],
  ])('with %s are refused', async (_, body) => {
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'bad-batch', message: expect.any(String) } },
    ]);
    expect(await recordings()).toEqual([]);
  });

  test('may hold a whole page, and no more', async () => {
    const sized = (length: number) => ({
      ...batch,
      events: [{ ...event, data: 'x'.repeat(length) }],
    });
    expect((await send(sized(maxBatchBytes / 2))).status).toBe(204);
    expect((await send(sized(maxBatchBytes))).status).toBe(413);
    expect(await recordings()).toHaveLength(1);
  });
});
