/** The recorder host: what it keeps, what it refuses, and for whom. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxBatchBytes } from '@/sandbox/http/limits';
import { maxRecordingLevels } from '@/sandbox/http/nesting';
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
    const next = {
      ...batch,
      batch: 1,
      events: [event, { ...event, data: 'a\0b\ud83d', 'x\0y': 1 }],
    };
    for (const body of [batch, next, next]) expect((await send(body)).status).toBe(204);
    expect(await recordings()).toEqual([
      batch,
      { ...next, events: [event, { ...event, data: 'ab\ufffd', xy: 1 }] },
    ]);
  });

  test('lose the events that are none, and no others', async () => {
    const events = [{ type: 3 }, event, null, { ...event, type: 'x' }];
    expect((await send({ ...batch, events })).status).toBe(204);
    expect(await recordings()).toEqual([batch]);
  });

  test('hold pages of many levels, and not of any number', { timeout: 20_000 }, async () => {
    const nested = (levels: number) =>
      `{"session":"${session}","batch":0,"page":"/","events":[{"type":2,"timestamp":1,"data":${'['.repeat(levels)}${']'.repeat(levels)}}]}`;
    const post = (body: string) => backend.fetch(apiPaths.recorder, { method: 'POST', body });
    expect((await post(nested(maxRecordingLevels - 2))).status).toBe(400);
    expect((await post(nested(500_000))).status).toBe(400);
    expect(await recordings()).toEqual([]);
    expect((await post(nested(maxRecordingLevels - 3))).status).toBe(204);
    expect(await recordings()).toHaveLength(1);
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
