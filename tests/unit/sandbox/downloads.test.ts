/** Installer files, store pages and the downloader frame, and what is recorded of them. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fallbackUrls } from '@/config/download/addresses';
import { packages, type PackageName } from '@/config/download/packages';
import { fileNames, filePath, locate } from '@/sandbox/samples/locations';
import { runBackend } from './backend';

const backend = runBackend();
beforeAll(() => backend.ready(), 60_000);

const downloads = (scope = '') => backend.json(`/__sandbox/downloads?scope=${scope}`);
beforeEach(() => backend.fetch('/__sandbox/downloads', { method: 'DELETE' }));

/** How a file of each kind begins, or ends. */
const kinds = {
  windowsWeb: (bytes: Buffer) => bytes.toString('latin1', 0x80, 0x84) === 'PE\0\0',
  windowsFull: (bytes: Buffer) => bytes.toString('latin1', 0, 2) === 'MZ',
  mac: (bytes: Buffer) => bytes.toString('latin1', bytes.length - 512).startsWith('koly'),
  linuxDeb: (bytes: Buffer) => bytes.toString('latin1').startsWith('!<arch>\ndebian-binary'),
  linuxRpm: (bytes: Buffer) => bytes.readUInt32BE(0) === 0xedabeedb,
  androidApk: (bytes: Buffer) => bytes.toString('latin1', 30).startsWith('AndroidManifest.xml'),
};

const files = [
  ['windowsWeb', 'wps_wid.exe', 'application/vnd.microsoft.portable-executable', '600.1001'],
  ['windowsFull', 'WPSOffice.exe', 'application/vnd.microsoft.portable-executable', 'readOnly'],
  ['mac', 'WPSOffice.dmg', 'application/x-apple-diskimage', '601.1001'],
  ['linuxDeb', 'wps-office.deb', 'application/vnd.debian.binary-package', ''],
  ['linuxRpm', 'wps-office.rpm', 'application/x-rpm', ''],
  ['androidApk', 'moffice.apk', 'application/vnd.android.package-archive', ''],
] as const;

describe('files', () => {
  test.each(files)('%s is %s, and is recorded', async (name, file, type, channel) => {
    const path = fallbackUrls[name].replace('{channel}', channel);
    const { status, headers, body } = await backend.raw(`${path}?wid=w-1`, {
      'user-agent': 'test/1',
    });
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-disposition']).toBe(`attachment; filename="${file}"`);
    expect(headers['content-length']).toBe(String(body.length));
    expect(kinds[name](body)).toBe(true);
    expect(await downloads()).toEqual([
      {
        file,
        channel,
        wid: 'w-1',
        path: `${path}?wid=w-1`,
        userAgent: 'test/1',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  test('a download goes on where it broke off, and counts once', async () => {
    const path = filePath('mac', '601.1001');
    const whole = await backend.raw(path, { range: 'bytes=0-' });
    const rest = await backend.raw(path, { range: 'bytes=100-' });
    expect([whole.status, rest.status]).toEqual([206, 206]);
    expect(rest.body.equals(whole.body.subarray(100))).toBe(true);
    await backend.raw(path, {}, 'HEAD');
    expect(await downloads()).toHaveLength(1);
  });

  test('scopes have their own record', async () => {
    const path = filePath('linuxDeb');
    await backend.raw(path, { cookie: 'sandbox-scope=one' });
    await backend.raw(path, { 'x-sandbox-scope': 'two' });
    await backend.raw(path, { 'x-sandbox-scope': 'two' });
    await backend.raw(path, { 'x-sandbox-scope': 'no scope;' });
    const counts = await Promise.all(
      ['', 'one', 'two'].map(async (scope) => ((await downloads(scope)) as unknown[]).length),
    );
    expect(counts).toEqual([1, 1, 2]);
    await backend.fetch('/__sandbox/downloads?scope=two', { method: 'DELETE' });
    expect(await downloads('two')).toEqual([]);
    expect(await downloads('one')).toHaveLength(1);
  });

  test('a client cannot break the record', async () => {
    const wid = `${'x'.repeat(3000)}%00'`;
    expect((await backend.raw(`${filePath('linuxRpm')}?wid=%00'--${wid}`)).status).toBe(200);
    expect(await downloads()).toEqual([
      expect.objectContaining({ wid: expect.stringMatching(/^'--x{400}/) }),
    ]);
  });
});

describe('locations', () => {
  test('are those of the built-in addresses', () => {
    const found = fileNames.map((name) =>
      locate(fallbackUrls[name].replace('{channel}', '600.1001')),
    );
    expect(found.map((location) => location?.name)).toEqual(fileNames);
    expect(fileNames.map((name) => filePath(name, '{channel}'))).toEqual(
      fileNames.map((name) => packages[name satisfies PackageName].downloadurl),
    );
  });

  test('take any version and channel', () => {
    expect(locate('/wpsdl/wpsoffice/download/13.0.1/123.4567/WPSOffice_13.0.1.exe')).toEqual({
      name: 'windowsFull',
      channel: '123.4567',
      version: '13.0.1',
    });
  });

  test.each([
    '/wpsdl/wpsoffice/onlinesetup/distsrc/600.10011/wpsinst/wps_office_inst.exe',
    '/wpsdl/wpsoffice/onlinesetup/distsrc/readonly/wpsinst/wps_office_inst.exe',
    '/wpsdl/wpsoffice/onlinesetup/distsrc//wpsinst/wps_office_inst.exe',
    '/wpsdl/wpsoffice/download/12.2.0.1/600.1001/WPSOffice_12.2.0.2.exe',
    '/wpsdl/wpsoffice/download/12.2.0.1/600.1001/WPSOfficeX12.2.0.1.exe',
    '/wpsdl/android/download/moffice_18.apk',
    '/wpsdl/android/download/moffice_..apk',
    '/wpsdl/',
  ])('%s is none', async (path) => {
    expect(locate(path)).toBeNull();
    const answer = await backend.raw(path);
    expect([answer.status, answer.body.toString()]).toEqual([
      404,
      expect.stringContaining('no-file'),
    ]);
    expect(await downloads()).toEqual([]);
  });
});

describe('store pages', () => {
  test.each([
    [fallbackUrls.playStore, 'google-play', 'Google Play'],
    [fallbackUrls.appStore, 'app-store', 'App Store'],
    [fallbackUrls.macAppStore, 'mac-app-store', 'Mac App Store'],
    [fallbackUrls.microsoftStore, 'microsoft-store', 'Microsoft Store'],
  ])('%s is recorded as %s', async (path, file, name) => {
    const page = await backend.raw(path);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(page.body.toString()).toContain(`<title>WPS Office – ${name}</title>`);
    expect(await downloads()).toEqual([expect.objectContaining({ file, channel: '', path })]);
  });
});

describe('downloader frame', () => {
  const frame = '/downloader/frame/';

  test('carries what its script needs, under a strict policy', async () => {
    const page = await backend.raw(`${frame}?autodownload=false&channel=600.1001&wid=cid-1`);
    expect(page.status).toBe(200);
    const [, script] = /<script src="([^"]+)"[^>]*>/.exec(page.body.toString()) ?? [];
    expect(page.body.toString()).toMatch(
      /data-channel="600.1001"\s+data-wid="cid-1"\s+data-autodownload="false"/,
    );
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("frame-ancestors 'self' http://localhost:* http://127.0.0.1:*");
    const file = await backend.raw(script ?? '');
    expect([file.status, file.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  test.each([
    '',
    '?autodownload=false&wid=a',
    '?channel=600.10011&wid=a',
    '?channel=readOnly%22%3E%3Cscript%3E&wid=a',
    '?channel=..%2F..&wid=a',
    '?channel=600.1001&wid=%22%3E%3Cscript%3E',
    '?channel=600.1001&wid=a&autodownload=maybe',
  ])('%s is refused', async (query) => {
    const page = await backend.raw(frame + query);
    expect([page.status, page.body.includes('<script')]).toEqual([400, false]);
  });
});
