// @vitest-environment happy-dom
/** The visitor's country: what counts as one, and every fault. */
import { describe, expect, test, vi } from 'vitest';
import { fetchCountry } from '@/services/calls/country';
import { faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

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
    shortenTimeouts();
    host.behaviour = hang;
    await expect(fetchCountry()).rejects.toMatchObject({ failure: 'timeout' });
  });
});
