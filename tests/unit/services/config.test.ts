// @vitest-environment happy-dom
/** The web config: what of it is believed, and every fault. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchWebConfig } from '@/services/calls/webConfig';
import { faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();

afterEach(() => vi.restoreAllMocks());

describe('the web config', () => {
  test('is read from its call', async () => {
    const data = {
      wpsPackage: `${host.url}/{channel}/a.exe`,
      appStoreUrl: 'https://apps.apple.com/app/id1',
    };
    host.behaviour = json({ code: 0, data });
    await expect(fetchWebConfig()).resolves.toEqual(data);
    expect(host.requests).toEqual(['/api/map/web/owconfig']);
  });

  test('may be empty', async () => {
    host.behaviour = json({ code: 0, data: {} });
    await expect(fetchWebConfig()).resolves.toEqual({});
  });

  test('leaves out what nobody knows', async () => {
    host.behaviour = json({ code: 0, data: { isPc: false, country: 'XX' } });
    await expect(fetchWebConfig()).resolves.toEqual({});
  });

  test('may name pages of the page’s own origin', async () => {
    const data = { playStoreUrl: `${host.url}/stores/google-play/` };
    host.behaviour = json({ code: 0, data });
    await expect(fetchWebConfig()).resolves.toEqual(data);
  });

  test.each([
    'http://apps.apple.com/app/id1',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    'https:/evil.example',
    'https://',
    'apps.apple.com',
  ])('does not send visitors to "%s"', async (link) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const name of ['appStoreUrl', 'playStoreUrl', 'macAppStore', 'microsoftStoreUrl']) {
      host.behaviour = json({ code: 0, data: { [name]: link } });
      await expect(fetchWebConfig()).resolves.toEqual({});
    }
  });

  test.each([
    'https://evil.example/a.exe',
    'https://play.google.com/a.exe',
    'http://wdl1.pcfg.cache.wpscdn.com/a.exe',
    'javascript:alert(1)',
    'a.exe',
  ])('hands out no file from "%s"', async (downloadurl) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const name of ['wpsPackage', 'macPackage', 'macTrailPackage', 'premium_download']) {
      host.behaviour = json({ code: 0, data: { [name]: downloadurl } });
      await expect(fetchWebConfig()).resolves.toEqual({});
    }
  });

  test('does not take a look-alike of the own origin for it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    host.behaviour = json({ code: 0, data: { appStoreUrl: `${host.url}.evil.example/` } });
    await expect(fetchWebConfig()).resolves.toEqual({});
  });

  test('loses the bad fields alone, and says which in one line', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const good = {
      premium_download: `${host.url}/a.exe`,
      playStoreUrl: 'https://play.google.com/store',
    };
    const bad = { appStoreUrl: 'javascript:alert(1)', macPackage: 7, macAppStore: { a: 1 } };
    host.behaviour = json({ code: 0, data: { ...good, ...bad } });
    await expect(fetchWebConfig()).resolves.toEqual(good);
    expect(warn.mock.calls).toEqual([
      ['config: not usable and left out: macPackage, macAppStore, appStoreUrl'],
    ]);
  });

  test('with another code is a failure', async () => {
    host.behaviour = json({ code: 1, data: {} });
    await expect(fetchWebConfig()).rejects.toMatchObject({ failure: 'bad-data' });
  });

  test.each(faults)('fails with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(fetchWebConfig()).rejects.toMatchObject({ name: 'ServiceError', failure });
  });

  test('is not waited for longer than its time', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(fetchWebConfig()).rejects.toMatchObject({ failure: 'timeout' });
  });
});
