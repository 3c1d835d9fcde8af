// @vitest-environment happy-dom
/** The campaign list: every fault of the host, and what of an entry is believed. */
import { describe, expect, test, vi } from 'vitest';
import { fetchCampaigns } from '@/services/calls/campaignList';
import { base64, envelope, faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();
const list = (content: unknown) => json(envelope(base64(content)));
const good = { channel: '700.1001', downloadurl: '/wpsdl/a.exe' };
const read = {
  ...good,
  version: '',
  type: '',
  auto_download: false,
  no_downloadguide_page: false,
};
const names = { source: 'a', utm_source: '', utm_medium: '', utm_campaign: '' };

test('is asked for by its token, by itself or under its name', async () => {
  host.behaviour = list([{ source: 'a', windows: good }]);
  await expect(fetchCampaigns()).resolves.toEqual([{ ...names, windows: read }]);
  expect(host.requests).toEqual(['/api/map/web/newwpsapk?pttoken=newutmpackages']);
  host.behaviour = list({ newutmpackages: [{ source: 'a' }] });
  await expect(fetchCampaigns()).resolves.toEqual([names]);
});

describe('an entry', () => {
  test.each([
    ['true', true],
    [true, true],
    ['false', false],
    [false, false],
    ['yes', false],
    ['', false],
    [undefined, false],
  ])('with auto_download %j starts by itself: %s', async (auto_download, starts) => {
    host.behaviour = list([{ source: 'a', windows: { ...good, auto_download } }]);
    const [entry] = await fetchCampaigns();
    expect(entry?.windows?.auto_download).toBe(starts);
  });

  test.each([
    'https://evil.example/a.exe',
    'javascript:alert(1)',
    '//evil.example/a.exe',
    'http://wdl1.pcfg.cache.wpscdn.com/a.exe',
  ])('with the address %s has none', async (downloadurl) => {
    host.behaviour = list([{ source: 'a', windows: { ...good, downloadurl } }]);
    const [entry] = await fetchCampaigns();
    expect(entry?.windows?.downloadurl).toBe('');
  });

  test('loses what is not understood, and the others keep theirs', async () => {
    const odd = { ...good, channel: 7 };
    host.behaviour = list([
      null,
      'x',
      { source: 1 },
      { source: 'a', windows: odd, mac: good, linux: null, android: 'x', more: {} },
    ]);
    const [entry, ...others] = await fetchCampaigns();
    expect(others).toEqual([]);
    expect(entry?.windows).toBeUndefined();
    expect(entry?.linux).toBeUndefined();
    expect(entry?.mac).toEqual(read);
  });
});

describe('the host', () => {
  test.each(faults)('fails with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(fetchCampaigns()).rejects.toMatchObject({ name: 'ServiceError', failure });
  });

  test.each([
    ['no base64', envelope('%%%')],
    ['no JSON', envelope(Buffer.from('no json').toString('base64'))],
    ['no list', envelope(base64('text'))],
    ['a map without the list', envelope(base64({ newwinpackages: {} }))],
  ])('fails with %s', async (_, answer) => {
    host.behaviour = json(answer);
    await expect(fetchCampaigns()).rejects.toMatchObject({ failure: 'bad-data' });
  });

  test('is not waited for longer than the limit', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(fetchCampaigns()).rejects.toMatchObject({ failure: 'timeout' });
  });
});
