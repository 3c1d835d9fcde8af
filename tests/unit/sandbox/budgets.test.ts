/** How much of what visitors may do: nobody buys more, and nobody takes what is others'. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as apiPaths from '@/config/site/apiPaths';
import { createGate, Overloaded } from '@/sandbox/data/gate';
import { Limiter } from '@/sandbox/http/limits';
import { trustedProxies } from '@/sandbox/reach';
import { runBackend } from './backend';

/** Many requests. */
const slow = { timeout: 60_000 };

describe('a limiter', () => {
  afterEach(() => vi.useRealTimers());

  test('counts each caller, afresh when its time is over', () => {
    vi.useFakeTimers();
    const limiter = new Limiter(2, 10_000);
    expect(['a', 'a', 'a', 'b'].map((caller) => limiter.take(caller))).toEqual([0, 0, 10, 0]);
    vi.advanceTimersByTime(9_500);
    expect(limiter.take('a')).toBe(1);
    vi.advanceTimersByTime(500);
    expect(limiter.take('a')).toBe(0);
  });

  test('forgets what was given back', () => {
    const limiter = new Limiter(1);
    for (let count = 0; count < 3; count += 1) {
      expect(limiter.take('a')).toBe(0);
      limiter.giveBack('a');
    }
    limiter.giveBack('nobody');
    expect([limiter.take('a'), limiter.take('a') > 0]).toEqual([0, true]);
  });
});

describe('a gate', () => {
  test('lets some through at a time, in the order of their coming, and refuses the rest', async () => {
    const gate = createGate(2, 3);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const task = (number: number) => () =>
      new Promise<number>((resolve) => {
        begun.push(number);
        ends.push(() => resolve(number));
      });
    const all = [1, 2, 3, 4, 5].map((number) => gate(task(number)));
    await expect(gate(task(6))).rejects.toThrow(Overloaded);
    for (let ended = 0; ended < 5; ended += 1) {
      expect(begun.length - ended).toBeLessThanOrEqual(2);
      ends[ended]?.();
      await all[ended];
      await Promise.resolve();
    }
    expect([await Promise.all(all), begun]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
  });

  test('goes on after what has failed', async () => {
    const gate = createGate(1, 1);
    const failed = gate(() => Promise.reject(new Error('no')));
    const next = gate(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await gate(() => Promise.resolve('again'))).toBe('again');
  });
});

describe('for visitors', () => {
  const backend = runBackend({}, { orders: null, isTrustedProxy: trustedProxies('loopback') });
  beforeAll(() => backend.ready(), 60_000);

  /** Sends as a visitor of an address, each time under another scope. */
  const post = (path: string, body: string, address: string, count: number) =>
    backend.fetch(path, {
      method: 'POST',
      body,
      headers: {
        'content-type': body.startsWith('{')
          ? 'application/json'
          : 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
        'x-sandbox-scope': `scope-${count}`,
        cookie: `sandbox-scope=scope-${count}`,
      },
    });
  const statuses = async (tries: number, send: (count: number) => Promise<Response>) => {
    const found: number[] = [];
    for (let count = 0; count < tries; count += 1) found.push((await send(count)).status);
    return found;
  };
  const signIn = (email: string, password: string) =>
    new URLSearchParams({ email, password }).toString();

  test('a scope buys no further mail to a victim, and neither does an address', slow, async () => {
    const body = JSON.stringify({ mail_address: 'victim@example.org' });
    const found = await statuses(40, (count) =>
      post(apiPaths.linkMail, body, `198.51.100.${count}`, count),
    );
    expect(found.filter((status) => status === 200)).toHaveLength(5);
  });

  test(
    'an account has ten guesses, whoever guesses; its owner has been let in before',
    slow,
    async () => {
      const right = signIn('free@example.com', 'free-sample-1');
      // Signing in is no guess, however often.
      const own = await statuses(12, (count) => post(apiPaths.signin, right, '192.0.2.1', count));
      expect(new Set(own)).toEqual(new Set([303]));
      const guess = signIn('Free@example.com ', 'guess');
      const found = await statuses(14, (count) =>
        post(apiPaths.signin, guess, `203.0.113.${count}`, count),
      );
      expect(found).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
      const refused = await post(apiPaths.signin, guess, '192.0.2.2', 0);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(await refused.text()).toMatch(/Try again in \d+ s\./);
      const other = signIn('premium@example.com', 'premium-sample-1');
      expect((await post(apiPaths.signin, other, '192.0.2.2', 0)).status).toBe(303);
    },
  );

  test('what pages send by themselves holds up no form', slow, async () => {
    const reader = '192.0.2.77';
    for (const path of [apiPaths.events, apiPaths.recorder]) {
      const found = await statuses(125, (count) => post(path, '{}', reader, count));
      expect(found.at(-1)).toBe(429);
    }
    const body = JSON.stringify({ mail_address: 'reader@example.org' });
    expect((await post(apiPaths.linkMail, body, reader, 0)).status).toBe(200);
  });

  test('an IPv6 network is one visitor, and its neighbour another', slow, async () => {
    const found = await statuses(121, (count) =>
      post(apiPaths.logout, '', `2001:db8:1:1::${count.toString(16)}`, count),
    );
    expect([found.at(0), found.at(-1)]).toEqual([200, 429]);
    expect((await post(apiPaths.logout, '', '2001:db8:1:2::1', 0)).status).toBe(200);
  });
});
