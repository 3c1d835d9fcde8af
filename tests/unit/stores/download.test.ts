// @vitest-environment happy-dom
/** Package lists: asked for once, and again only when a click wants it. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isListed,
  knownPackages,
  loadPackages,
  resetDownload,
  useDownload,
} from '@/stores/download';
import { base64, drop, envelope, json, runRemoteHost } from '../remoteHost';

const host = runRemoteHost();
const info = { downloadurl: '/wpsdl/a.bin', date: '', size: '', version: '12.2.0.1' };
const list = { '500.1001': info };
const good = json(envelope(base64(list)));

const answers = {
  windows: [good, 'winInfo', list],
  mac: [good, 'macInfo', list],
  linux: [
    json(envelope(base64({ linux_deb: '/wps-office_11.1.0.2_amd64.deb' }))),
    'linuxInfo',
    { linux_deb: { ...info, downloadurl: '/wps-office_11.1.0.2_amd64.deb', version: '11.1.0.2' } },
  ],
  android: [
    json({ params: [{ extras: [{ key: 'packages', value: base64(list) }] }] }),
    'androidInfo',
    list,
  ],
} as const;
const devices = ['windows', 'mac', 'linux', 'android'] as const;

beforeEach(() => {
  resetDownload();
  window.dataLayer = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(devices)('the list for %s', (device) => {
  const [answer, field, known] = answers[device];

  test('goes to its field, and is reported', async () => {
    host.behaviour = answer;
    await expect(loadPackages(device)).resolves.toEqual(known);
    expect(useDownload.getState()).toEqual({ ...useDownload.getInitialState(), [field]: known });
    expect(knownPackages(device)).toEqual(known);
    expect(window.dataLayer).toEqual([{ event: 'ow_package_ready', device }]);
  });

  test('is asked for once, however many want it', async () => {
    host.behaviour = answer;
    const [first, second] = await Promise.all([loadPackages(device), loadPackages(device, true)]);
    expect(second).toBe(first);
    await loadPackages(device);
    await loadPackages(device, true);
    expect(host.requests).toHaveLength(1);
  });

  test('that failed is empty, and is reported', async () => {
    host.behaviour = drop;
    await expect(loadPackages(device)).resolves.toEqual({});
    expect(useDownload.getState()).toEqual(useDownload.getInitialState());
    expect(window.dataLayer).toEqual([
      {
        event: 'ow_package_fail',
        device,
        error: expect.stringContaining('ServiceError') as string,
      },
    ]);
  });

  test('that failed is asked for again by a click alone', async () => {
    host.behaviour = json({}, 500);
    await loadPackages(device);
    await expect(loadPackages(device)).resolves.toEqual({});
    expect(host.requests).toHaveLength(1);
    host.behaviour = answer;
    await expect(loadPackages(device, true)).resolves.toEqual(known);
    await expect(loadPackages(device)).resolves.toEqual(known);
    expect(host.requests).toHaveLength(2);
  });

  test('that failed twice may be asked for a third time', async () => {
    host.behaviour = drop;
    await loadPackages(device);
    await loadPackages(device, true);
    host.behaviour = answer;
    await expect(loadPackages(device, true)).resolves.toEqual(known);
  });
});

test('the lists are apart', async () => {
  host.behaviour = good;
  await loadPackages('windows');
  expect(knownPackages('mac')).toEqual({});
  await loadPackages('mac');
  expect(host.requests.map((path) => path.split('=')[1])).toEqual([
    'newwinpackages',
    'newmacpackages',
  ]);
});

test('a blocked analytics does not stop a list', async () => {
  Object.assign(window, { dataLayer: Object.freeze([]) });
  host.behaviour = good;
  await expect(loadPackages('windows')).resolves.toEqual(list);
});

test.each([
  ['windows', true],
  ['mac', true],
  ['linux', true],
  ['android', true],
  ['ios', false],
  ['unknown', false],
] as const)('%s has a list: %s', (device, listed) => {
  expect(isListed(device)).toBe(listed);
});
