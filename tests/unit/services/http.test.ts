// @vitest-environment happy-dom
/** Every way in which a host can fail, over real HTTP. */
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { maxAnswerBytes } from '@/config/site/limits';
import { getJson, parse, postJson } from '@/services/calls/http';
import { refusalIn, ServiceError } from '@/services/calls/serviceError';
import { drop, faults, hang, json, runRemoteHost, text } from '../remoteHost';

const host = runRemoteHost();
const schema = v.object({ code: v.literal(0) });
const call = (timeout = 5000) => getJson({ url: '/call', timeout, schema });
const frame = JSON.stringify({ code: 0, junk: '' }).length;
const answerOf = (bytes: number) => json({ code: 0, junk: 'x'.repeat(bytes - frame) });

describe('getJson', () => {
  test('returns what the schema knows of the answer', async () => {
    host.behaviour = json({ code: 0, more: 'left out' });
    await expect(call()).resolves.toEqual({ code: 0 });
  });

  test('sends its parameters as a query', async () => {
    host.behaviour = json({ code: 0 });
    await getJson({ url: '/call', params: { name: 'a b&c' }, timeout: 5000, schema });
    expect(host.requests).toHaveLength(1);
    expect(new URL(host.requests[0] ?? '', host.url).searchParams.get('name')).toBe('a b&c');
  });

  test.each(faults)('%s is a failure', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ failure, name: 'ServiceError' });
  });

  test.each([maxAnswerBytes + 1, 5_000_000])(
    'an answer of %i bytes is a failure, even in the right shape',
    async (bytes) => {
      host.behaviour = answerOf(bytes);
      await expect(call()).rejects.toMatchObject({ failure: 'bad-data' });
    },
  );

  test('an answer of the largest size is read', async () => {
    host.behaviour = answerOf(maxAnswerBytes);
    await expect(call()).resolves.toEqual({ code: 0 });
  });

  test('gives up on a host that never answers when the time is over', async () => {
    host.behaviour = hang;
    const before = performance.now();
    await expect(call(150)).rejects.toMatchObject({ failure: 'timeout' });
    expect(performance.now() - before).toBeLessThan(3000);
  });

  test('takes only the status that is asked for, where one is', async () => {
    host.behaviour = json({ code: 0 }, 202);
    await expect(call()).resolves.toEqual({ code: 0 });
    const exact = getJson({ url: '/call', timeout: 5000, schema, status: 200 });
    await expect(exact).rejects.toMatchObject({ failure: 'http' });
  });

  test('says which call failed', async () => {
    host.behaviour = json({}, 500);
    await expect(call()).rejects.toThrow('GET /call: status 500');
  });

  test('says what is behind a failure that is no answer', async () => {
    host.behaviour = drop;
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: 'offline', refusal: undefined });
    expect(error).toHaveProperty('cause');
    expect(refusalIn(error)).toBeNull();
  });
});

describe.each([
  ['JSON', { name: 'Ada' }],
  ['a form', new FormData()],
])('a host that refuses %s', (_, data) => {
  const post = () =>
    postJson({ url: '/call', timeout: 5000, schema, data }).catch((reason: unknown) => reason);

  test.each([
    ['data', json({ fields: { email: 'invalid' } }, 400), 400, { fields: { email: 'invalid' } }],
    ['a page', text('<h1>Too large</h1>', 'text/html', 413), 413, '<h1>Too large</h1>'],
    ['nothing', text('', 'text/html', 502), 502, ''],
  ])('is told of by status and body: %s', async (_kind, behaviour, status, body) => {
    host.behaviour = behaviour;
    const error = await post();
    expect(error).toMatchObject({ failure: 'http' });
    expect(refusalIn(error)).toEqual({ status, body });
  });
});

describe('a call that its caller ends', () => {
  const post = (signal: AbortSignal) =>
    postJson({ url: '/call', timeout: 5000, schema, signal }).catch((reason: unknown) => reason);

  test.each([
    ['while it is under way', () => vi.waitFor(() => expect(host.requests).toHaveLength(1))],
    ['before it has begun', () => Promise.resolve()],
  ])('fails: %s', async (_, moment) => {
    const ending = new AbortController();
    const failing = post(ending.signal);
    await moment();
    ending.abort();
    await expect(failing).resolves.toMatchObject({ name: 'ServiceError', failure: 'bad-data' });
  });

  test('needs no AbortSignal.any, which browsers in use do not have', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    host.behaviour = json({ code: 0 });
    await expect(call()).resolves.toEqual({ code: 0 });
  });
});

describe('parse', () => {
  test('gives back what fits', () => {
    expect(parse(schema, { code: 0 }, 'here')).toEqual({ code: 0 });
  });

  test('says where the data came from and what is wrong with it', () => {
    expect(() => parse(schema, { code: 1 }, 'owconfig')).toThrowError(/^owconfig: .*code/s);
  });
});
