// @vitest-environment happy-dom
/** The visitor's country: what counts as one, and every fault. */
import { describe, expect, test, vi } from 'vitest';
import type * as Limits from '@/config/limits';
import { fetchCountry } from '@/services/country';
import { faults, hang, json, runRemoteHost } from '../remoteHost';

const limit = vi.hoisted(() => ({ milliseconds: 10_000 }));
vi.mock('@/config/limits', async (original) => {
  const limits = await original<typeof Limits>();
  const timings = Object.create(limits.timings, {
    countryTimeout: { get: () => limit.milliseconds },
  }) as typeof limits.timings;
  return { ...limits, timings };
});

const host = runRemoteHost();

describe('the country', () => {
  test.each([
    ['DE', 'DE'],
    ['us', 'US'],
    [' Fr ', 'FR'],
    ['', ''],
    ['XX', ''],
    ['zz', ''],
  ])('"%s" is read as "%s"', async (result, expected) => {
    host.behaviour = json({ result });
    await expect(fetchCountry()).resolves.toBe(expected);
    expect(host.requests).toEqual(['/api/util/geo/country']);
  });

  test.each(['Germany', 'D', 'T1', '12', '<b>', null, 49, ['DE'], { code: 'DE' }, undefined])(
    '%o is none',
    async (result) => {
      host.behaviour = json({ result });
      await expect(fetchCountry()).rejects.toMatchObject({ failure: 'bad-data' });
    },
  );

  test.each(faults)('fails with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(fetchCountry()).rejects.toMatchObject({ name: 'ServiceError', failure });
  });

  test('is not waited for longer than its time', async () => {
    limit.milliseconds = 100;
    host.behaviour = hang;
    await expect(fetchCountry()).rejects.toMatchObject({ failure: 'timeout' });
    limit.milliseconds = 10_000;
  });
});
