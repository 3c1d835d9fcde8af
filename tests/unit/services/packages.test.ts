// @vitest-environment happy-dom
/** Package lists: both decoded shapes, every fault, and what of a list is believed. */
import { describe, expect, test, vi } from 'vitest';
import {
  fetchAndroidPackages,
  fetchLinuxPackages,
  fetchPackages,
} from '@/services/calls/packageLists';
import { base64, envelope, faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();
const files = 'https://wdl1.pcfg.cache.wpscdn.com/wpsdl';
const missing = 'The corresponding package cannot be found';
const info = {
  downloadurl: `${files}/WPSOffice_12.2.0.1.exe`,
  date: '2024-11-12',
  size: '238 MB',
  version: '12.2.0.1',
};
const extras = (...pairs: { key: string; value: string }[]) => ({ params: [{ extras: pairs }] });

const calls = [
  ['Windows', () => fetchPackages('newwinpackages')],
  ['Mac', () => fetchPackages('newmacpackages')],
  ['Linux', fetchLinuxPackages],
  ['Android', fetchAndroidPackages],
] as const;

/** The answer that carries an encoded list to each of the calls. */
const carry = (system: string, encoded: string) =>
  json(system === 'Android' ? extras({ key: 'packages', value: encoded }) : envelope(encoded));

describe('the Windows and Mac lists', () => {
  test.each(['newwinpackages', 'newmacpackages'] as const)('%s is asked for', async (token) => {
    host.behaviour = json(envelope(base64({ '500.1001': info })));
    await expect(fetchPackages(token)).resolves.toEqual({ '500.1001': info });
    expect(host.requests).toEqual([`/api/map/web/newwpsapk?pttoken=${token}`]);
  });

  test('may be held under the name of the list', async () => {
    const lists = { newmacpackages: {}, newwinpackages: { '500.1001': info } };
    host.behaviour = json(envelope(base64(lists)));
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({ '500.1001': info });
    await expect(fetchPackages('newmacpackages')).rejects.toThrow(missing);
  });

  test('may leave out date, size and version', async () => {
    host.behaviour = json(envelope(base64({ a: { downloadurl: info.downloadurl } })));
    const bare = { downloadurl: info.downloadurl, date: '', size: '', version: '' };
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({ a: bare });
  });

  test('may tell more of a file, and earlier versions of it', async () => {
    const sha256 = 'ab'.repeat(32);
    const notes = '/whatsnew/windows/';
    const more = { ...info, sha256, arch: 'x86', minOs: 'Windows 10', notes };
    const before = { ...info, version: '12.1.0.1', sha256 };
    host.behaviour = json(envelope(base64({ a: { ...more, older: [before] } })));
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({
      a: { ...more, older: [before] },
    });
  });

  test('lose what is no fact, and keep the package', async () => {
    const odd = {
      ...{ date: 20261110, size: { mb: 238 }, version: null, sha256: 'abc', arch: [], minOs: 10 },
      ...{ notes: 'javascript:alert(1)', older: 'none', unheardOf: true },
    };
    host.behaviour = json(envelope(base64({ a: { ...odd, downloadurl: info.downloadurl } })));
    const bare = { downloadurl: info.downloadurl, date: '', size: '', version: '' };
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({ a: bare });
  });

  test('lose earlier versions that lead elsewhere, have no number, or are the newest', async () => {
    const good = { ...info, version: '12.1.0.1' };
    const older = [
      { ...info, downloadurl: 'https://evil.example/a.exe', version: '12.0' },
      { ...info, version: 'old' },
      ...[info, null, 'x', good],
    ];
    host.behaviour = json(envelope(base64({ a: { ...info, older } })));
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({
      a: { ...info, older: [good] },
    });
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...info, version: `1.${at}` }));
    host.behaviour = json(envelope(base64({ a: { ...info, older: many } })));
    const { a } = await fetchPackages('newwinpackages');
    expect(a?.older).toHaveLength(20);
  });

  test('may be written in any script', async () => {
    const local = { ...info, size: '238 МБ' };
    host.behaviour = json(envelope(base64({ a: local })));
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({ a: local });
  });

  test('lose the entries that are outside the allow-list or no package info', async () => {
    const bad = [
      '',
      '#',
      'https://evil.example/a.exe',
      'http://wdl1.pcfg.cache.wpscdn.com/a.exe',
      '//evil',
    ];
    const entries = bad.map((downloadurl, index) => [`bad${index}`, { ...info, downloadurl }]);
    const list = { ...Object.fromEntries(entries), no: null, odd: { downloadurl: 1 }, good: info };
    host.behaviour = json(envelope(base64(list)));
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({ good: info });
  });

  test('may name files of the page’s own origin', async () => {
    const own = { ...info, downloadurl: '/wpsdl/a.exe' };
    host.behaviour = json(envelope(base64({ own })));
    await expect(fetchPackages('newwinpackages')).resolves.toEqual({ own });
  });
});

describe('the Linux list', () => {
  test('gives each package the version of its file name', async () => {
    const linux_deb = `${files}/linux/11723/wps-office_11.1.0.11723.XA_amd64.deb`;
    const linux_rpm = `${files}/linux/11723/wps-office-11.1.0.11723.XA-1.x86_64.rpm`;
    host.behaviour = json(envelope(base64({ linux_deb, linux_rpm })));
    const facts = { date: '', size: '', version: '11.1.0.11723' };
    await expect(fetchLinuxPackages()).resolves.toEqual({
      linux_deb: { downloadurl: linux_deb, ...facts },
      linux_rpm: { downloadurl: linux_rpm, ...facts },
    });
    expect(host.requests).toEqual(['/api/map/web/newwpsapk?pttoken=newlinuxpackages']);
  });

  test('may tell more of a package under its name with _info, but no other address', async () => {
    const linux_deb = `${files}/linux/11723/wps-office_11.1.0.11723.XA_amd64.deb`;
    const linux_deb_info = {
      ...{ sha256: 'cd'.repeat(32), date: '2024-09-17', size: '372 MB' },
      ...{ downloadurl: `${files}/other.deb`, version: '1.0' },
    };
    host.behaviour = json(envelope(base64({ linux_deb, linux_deb_info })));
    await expect(fetchLinuxPackages()).resolves.toEqual({
      linux_deb: { ...linux_deb_info, downloadurl: linux_deb, version: '11.1.0.11723' },
    });
  });
});

describe('the Android list', () => {
  test('is asked for and read from the extras', async () => {
    const value = base64({ '500.1001': info });
    host.behaviour = json(extras({ key: 'other', value: 'x' }, { key: 'packages', value }));
    await expect(fetchAndroidPackages()).resolves.toEqual({ '500.1001': info });
    const path = '/api/map/online_params/webparam_mig/onlineParamByFunc';
    expect(host.requests).toEqual([`${path}?funcName=androidtopcpackages&devicetype=web`]);
  });

  test.each([
    ['no parameters', { params: [] }],
    ['no packages among the extras', extras({ key: 'other', value: 'x' })],
  ])('%s is a missing package', async (_, answer) => {
    host.behaviour = json(answer);
    await expect(fetchAndroidPackages()).rejects.toThrow(missing);
  });
});

describe.each(calls)('the %s call', (system, fetchList) => {
  test.each(faults)('fails with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(fetchList()).rejects.toMatchObject({ name: 'ServiceError', failure });
  });

  test.each([
    ['bad base64', '%%% no base64 %%%', 'not base64 JSON'],
    ['base64 of something that is not JSON', btoa('hello'), 'not base64 JSON'],
    ['base64 of no map', base64('hello'), ''],
    ['an empty list', base64({}), missing],
    ['nothing but empty addresses', base64({ a: { downloadurl: '' }, linux_deb: '' }), missing],
    ['nothing but foreign files', base64({ a: { downloadurl: 'https://evil.example' } }), missing],
  ])('fails with %s', async (_, encoded, message) => {
    host.behaviour = carry(system, encoded);
    const error: unknown = await fetchList().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ServiceError', failure: 'bad-data' });
    expect(String(error)).toContain(message);
  });

  test('gives up on a host that never answers', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(fetchList()).rejects.toMatchObject({ failure: 'timeout' });
  });
});
