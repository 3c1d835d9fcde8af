/** The calls of the API and store hosts, and the public scripts that read them. */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fullInstallerChannels, placements, readOnlyChannels } from '@/config/download/channels';
import { packages, requirements } from '@/config/download/packages';
import { isLoopback } from '@/sandbox/reach';
import { runBackend } from './backend';

// Behind a proxy, as in development.
const backend = runBackend({}, { isTrustedProxy: isLoopback });

interface Envelope {
  staticjs: { website: { wpsnewpackages: { downloads: string } } };
}
interface Info {
  downloadurl: string;
  version: string;
  sha256?: string;
  older?: Info[];
}

const decode = (encoded: string): unknown =>
  JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as unknown;

async function list(token: string, headers: Record<string, string> = {}): Promise<unknown> {
  const { body } = await backend.raw(`/api/map/web/newwpsapk?pttoken=${token}`, headers);
  const answer = JSON.parse(body.toString()) as Envelope;
  return decode(answer.staticjs.website.wpsnewpackages.downloads);
}

async function androidList(): Promise<unknown> {
  const path = '/api/map/online_params/webparam_mig/onlineParamByFunc';
  const answer = await backend.json(`${path}?funcName=androidtopcpackages&devicetype=web`);
  const [param] = (answer as { params: { extras: { value: string }[] }[] }).params;
  return decode(param?.extras[0]?.value ?? '');
}

const winChannels = [
  ...Object.values(placements).map(({ win }) => win),
  ...Object.values(readOnlyChannels),
];

describe('package lists', () => {
  test('newwinpackages has every Windows channel, with a file that is served', async () => {
    const infos = (await list('newwinpackages')) as Record<string, Info>;
    expect(Object.keys(infos).sort()).toEqual([...new Set(winChannels)].sort());
    for (const [channel, info] of Object.entries(infos)) {
      const isFull = fullInstallerChannels.includes(channel);
      const { version, date, size } = packages[isFull ? 'windowsFull' : 'windowsWeb'];
      const path = isFull
        ? `/wpsdl/wpsoffice/download/${version}/${channel}/WPSOffice_${version}.exe`
        : `/wpsdl/wpsoffice/onlinesetup/distsrc/${channel}/wpsinst/wps_office_inst.exe`;
      expect(info).toEqual({
        ...{ downloadurl: backend.url() + path, version, date, size },
        ...(isFull && { arch: packages.windowsFull.arch }),
        ...{ sha256: expect.any(String), minOs: requirements.windows.system },
      });
      expect((await fetch(info.downloadurl, { method: 'HEAD' })).status).toBe(200);
    }
  });

  test('newmacpackages has every Mac channel', async () => {
    const infos = (await list('newmacpackages')) as Record<string, Info>;
    const channels = Object.values(placements).map(({ mac }) => mac);
    expect(Object.keys(infos).sort()).toEqual(channels.sort());
    expect(infos['501.1001']?.downloadurl).toBe(
      `${backend.url()}/wpsdl/macwpsoffice/download/installer/501.1001/WPSOffice_${packages.mac.version}.dmg`,
    );
  });

  test('newlinuxpackages has both packages, and what else there is to say of them', async () => {
    const { linux_deb_info, linux_rpm_info, ...addresses } = (await list(
      'newlinuxpackages',
    )) as Record<string, unknown>;
    expect([linux_deb_info, linux_rpm_info]).toMatchObject([
      { arch: 'amd64', size: packages.linuxDeb.size },
      { arch: 'x86_64', size: packages.linuxRpm.size },
    ]);
    expect(addresses).toEqual({
      linux_deb: expect.stringMatching(/\/wps-office_11\.1\.0\.11723\.XA_amd64\.deb$/),
      linux_rpm: expect.stringMatching(/\/wps-office-11\.1\.0\.11723\.XA-1\.x86_64\.rpm$/),
    });
  });

  test(
    'every hash is that of the file which is served, also of earlier versions',
    { timeout: 60_000 },
    async () => {
      const linux = (await list('newlinuxpackages')) as Record<string, unknown>;
      const told = ['linux_deb', 'linux_rpm'].map(
        (name) =>
          ({ ...(linux[`${name}_info`] as object), downloadurl: linux[name] }) as unknown as Info,
      );
      const lists = await Promise.all([
        list('newwinpackages'),
        list('newmacpackages'),
        androidList(),
      ]);
      const newest = [
        ...lists.flatMap((infos) => Object.values(infos as Record<string, Info>)),
        ...told,
      ];
      const all = newest.flatMap((info) => [info, ...(info.older ?? [])]);
      expect(told.flatMap(({ older }) => older)).not.toHaveLength(0);
      // Once for each file name: channels hand out the same file.
      const byName = new Map(all.map((info) => [info.downloadurl.split('/').at(-1), info]));
      const hashes = new Set<string>();
      for (const { downloadurl, sha256 } of byName.values()) {
        const bytes = Buffer.from(await (await fetch(downloadurl)).arrayBuffer());
        const hash = createHash('sha256').update(bytes).digest('hex');
        expect([downloadurl, sha256]).toEqual([downloadurl, hash]);
        hashes.add(hash);
      }
      // One for each kind of file: no list hands out the same hash for everything.
      expect(hashes.size).toBe(5);
      const wrong = all.filter(({ sha256 }) => !hashes.has(sha256 ?? ''));
      expect(wrong).toEqual([]);
    },
  );

  test('newutmpackages is a list of campaigns whose files are served', async () => {
    const rows = (await list('newutmpackages')) as Record<
      string,
      string | Record<string, string>
    >[];
    expect(rows.length).toBeGreaterThan(3);
    let starting = 0;
    for (const row of rows) {
      const { source, utm_source, utm_medium, utm_campaign, ...devices } = row;
      expect([source, utm_source, utm_medium, utm_campaign].join('')).not.toBe('');
      expect(Object.keys(devices).length).toBeGreaterThan(0);
      for (const [device, info] of Object.entries(devices) as [string, Record<string, string>][]) {
        expect(['windows', 'mac', 'linux', 'android', 'ios']).toContain(device);
        expect(info).toEqual({
          channel: expect.stringMatching(/^\d{3}\.\d{4}$/),
          downloadurl: expect.stringContaining(backend.url()),
          version: expect.stringMatching(/^\d/),
          type: expect.stringMatching(/^[a-z]+$/),
          auto_download: expect.stringMatching(/^(true|false)$/),
          no_downloadguide_page: expect.stringMatching(/^(true|false)$/),
        });
        expect((await fetch(info.downloadurl ?? '', { method: 'HEAD' })).status).toBe(200);
        if (info.auto_download === 'true') starting++;
      }
    }
    expect(starting).toBeGreaterThan(0);
    expect(rows).toContainEqual(
      expect.objectContaining({ utm_source: 'PC', utm_medium: 'launch', utm_campaign: '9X2013' }),
    );
  });

  test.each(['nolist', '', 'constructor', '__proto__'])(
    'pttoken %s names no list',
    async (token) => {
      expect(await list(token)).toEqual({});
    },
  );
});

describe('addresses in lists', () => {
  test.each([
    ['a.example:8080', {}, 'http://a.example:8080'],
    ['[::1]:3000', {}, 'http://[::1]:3000'],
    ['localhost:1', { 'x-forwarded-host': 'localhost:3000' }, 'http://localhost:3000'],
    [
      'localhost:1',
      { 'x-forwarded-host': 'a.example', 'x-forwarded-proto': 'https' },
      'https://a.example',
    ],
  ])('for host %s %j begin with %s', async (host, headers, origin) => {
    const infos = (await list('newwinpackages', { host, ...headers })) as Record<string, Info>;
    expect(new URL(infos['500.1001']?.downloadurl ?? '').origin).toBe(origin);
  });

  test.each(['a b', 'a/b', 'user@a.example', 'a.example"><script>', 'a.example:99999999'])(
    'no address is made from the host %s',
    async (host) => {
      const path = '/api/map/web/newwpsapk?pttoken=newwinpackages';
      expect((await backend.raw(path, { host })).status).toBe(400);
      const proxied = await backend.raw(path, { 'x-forwarded-host': host });
      expect([proxied.status, proxied.body.toString()]).toEqual([
        400,
        expect.stringContaining('"code":"bad-host"'),
      ]);
    },
  );
});

describe('other calls', () => {
  test('owconfig gives addresses of this backend', async () => {
    const answer = (await backend.json('/api/map/web/owconfig')) as {
      data: Record<string, string>;
    };
    expect(answer).toEqual({ code: 0, data: expect.any(Object) });
    expect(Object.keys(answer.data).sort()).toEqual(
      'wpsPackage macPackage macTrailPackage macAppStore microsoftStoreUrl appStoreUrl playStoreUrl premium_download'
        .split(' ')
        .sort(),
    );
    for (const address of Object.values(answer.data))
      expect(
        (await fetch(address.replace('{channel}', '600.1001'), { method: 'HEAD' })).status,
      ).toBe(200);
  });

  test('the Android extras hold an encoded list with the app', async () => {
    const path = '/api/map/online_params/webparam_mig/onlineParamByFunc';
    const answer = await backend.json(`${path}?funcName=androidtopcpackages&devicetype=web`);
    expect(answer).toEqual({
      params: [{ extras: [{ key: 'packages', value: expect.any(String) }] }],
    });
    const infos = (await androidList()) as Record<string, Info>;
    expect(infos['600.1001']?.downloadurl).toMatch(/\/moffice_18\.13\.1\.apk$/);
    expect(await backend.json(`${path}?funcName=other`)).toEqual({ params: [] });
    expect(await backend.json(path)).toEqual({ params: [] });
  });

  test('the country is set per scope', async () => {
    const country = (scope = '') =>
      backend.json('/api/util/geo/country', { headers: { 'x-sandbox-scope': scope } });
    expect(await country()).toEqual({ result: 'DE' });
    await backend.send('PUT', '/__sandbox/country?scope=calls-1', { country: 'US' });
    expect(await country('calls-1')).toEqual({ result: 'US' });
    expect(await country()).toEqual({ result: 'DE' });
    expect(await backend.json('/__sandbox/country?scope=calls-1')).toEqual({ country: 'US' });
  });

  test('answers are found with a closing slash too, and are never kept', async () => {
    const answer = await backend.fetch('/api/util/geo/country/');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('public scripts', () => {
  const listUrl = (token: string) => `${backend.url()}/api/map/web/newwpsapk?pttoken=${token}`;

  test('Windows: the address of channel 500.1001, and the version in it', async () => {
    const infos = (await list('newwinpackages')) as Record<string, Info>;
    const address = infos['500.1001']?.downloadurl ?? '';
    expect(/WPSOffice_([\d.]+)\.exe$/.exec(address)?.[1]).toBe(packages.windowsFull.version);
  });

  test('Linux: the version in both file names', async () => {
    const urls = (await list('newlinuxpackages')) as Record<string, string>;
    expect(/wps-office_([\d.]+)\.XA_amd64\.deb$/.exec(urls.linux_deb ?? '')?.[1]).toBe(
      '11.1.0.11723',
    );
    expect(/wps-office-([\d.]+)\.XA-1\.x86_64\.rpm$/.exec(urls.linux_rpm ?? '')?.[1]).toBe(
      '11.1.0.11723',
    );
  });

  const hasTools = (() => {
    try {
      execFileSync('sh', ['-c', 'command -v curl && command -v base64 && command -v sed']);
      return true;
    } catch {
      return false;
    }
  })();

  test.runIf(hasTools)('curl and base64 read the list', async () => {
    const script = `curl -fsS "$URL" | sed 's/.*"downloads":"\\([^"]*\\)".*/\\1/' | base64 -d`;
    const env = { ...process.env, URL: listUrl('newwinpackages') };
    const { stdout } = await promisify(execFile)('sh', ['-c', script], { env });
    const infos = JSON.parse(stdout) as Record<string, Info>;
    expect(infos['500.1001']?.downloadurl).toMatch(
      /^http:\/\/localhost:\d+\/.*\/WPSOffice_[\d.]+\.exe$/,
    );
  });
});
