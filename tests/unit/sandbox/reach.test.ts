/** Who reaches the backend: what the environment says, and what it makes of a request. */
import { networkInterfaces } from 'node:os';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { networkOf } from '@/sandbox/http/caller';
import { isOwnName, reachFrom, trustedProxies } from '@/sandbox/reach';
import { startServer, type RunningServer } from '@/sandbox/server';
import { settingsFrom } from '@/sandbox/settings';
import { runBackend } from './backend';

const token = 'a-token-of-a-test';

describe('test mode', () => {
  const serve = { takesOrders: false, isReal: false };
  const start = { takesOrders: true, isReal: false };
  const isReal = true;

  test.each([
    ['npm run serve', {}, serve, null],
    ['npm start', {}, start, { token: undefined }],
    ['npm start with a token', { SANDBOX_TOKEN: token }, start, { token }],
    ['npm start for others', { HOST: '0.0.0.0', SANDBOX_TOKEN: token }, start, null],
    ['npm start with a database', {}, { ...start, isReal }, null],
    ['npm start without it', { SANDBOX_ORDERS: '0' }, start, null],
    ['asked for', { SANDBOX_ORDERS: '1' }, serve, { token: undefined }],
    ['asked for under a name', { SANDBOX_ORDERS: '1', HOST: 'localhost' }, serve, {}],
    ['for others', { SANDBOX_ORDERS: '1', HOST: '::', SANDBOX_TOKEN: token }, serve, { token }],
    ['forced', { SANDBOX_ORDERS: 'forced' }, { ...serve, isReal }, { token: undefined }],
  ])('%s', (_, env, wish, orders) => expect(reachFrom(env, wish).orders).toEqual(orders));

  test.each([
    ['SANDBOX_ORDERS=1 lets tests', { SANDBOX_ORDERS: '1' }, { ...serve, isReal }],
    ['HOST=0.0.0.0', { SANDBOX_ORDERS: '1', HOST: '0.0.0.0' }, serve],
    ['HOST=0.0.0.0', { SANDBOX_ORDERS: 'forced', HOST: '0.0.0.0' }, { ...serve, isReal }],
    ['SANDBOX_ORDERS=yes', { SANDBOX_ORDERS: 'yes' }, serve],
    ['SANDBOX_TOKEN', { SANDBOX_TOKEN: 'short' }, serve],
  ])('%s is refused', (words, env, wish) => expect(() => reachFrom(env, wish)).toThrow(words));

  test.each([{ DATABASE_URL: 'postgres://h/d' }, { SMTP_URL: 'smtp://h' }])('with %j', (env) => {
    expect(settingsFrom(env, false, true).orders).toBeNull();
    expect(() => settingsFrom({ ...env, SANDBOX_ORDERS: '1' })).toThrow('SANDBOX_ORDERS=forced');
  });
});

describe('PUBLIC_URL', () => {
  const originOf = (PUBLIC_URL: string) =>
    reachFrom({ PUBLIC_URL }, { takesOrders: false, isReal: false }).publicOrigin;

  test.each([
    ['', undefined],
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com:443/', 'https://www.example.com'],
    ['http://shop.example:8080', 'http://shop.example:8080'],
  ])('%s is %s', (value, origin) => expect(originOf(value)).toBe(origin));

  test.each(['www.example.com', 'ftp://h', 'https://h/path', 'https://h?x', 'https://me:pw@h'])(
    '%s is refused',
    (value) => expect(() => originOf(value)).toThrow('PUBLIC_URL='),
  );
});

describe('TRUST_PROXY', () => {
  test.each([
    ['', '127.0.0.1', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['10.1.0.0/16, 192.0.2.7', '10.1.255.1', true],
    ['10.1.0.0/16, 192.0.2.7', '10.2.0.1', false],
    ['10.1.0.0/16, 192.0.2.7', '192.0.2.7', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['loopback', '::1', true],
    ['loopback', '10.0.0.1', false],
    ['private', '172.20.0.3', true],
    ['private', '172.32.0.3', false],
    ['private', 'fd00::1', true],
    ['private', 'nobody', false],
  ])('%s and %s: %s', (list, address, isTrusted) =>
    expect(trustedProxies(list)(address)).toBe(isTrusted),
  );

  test.each(['nginx', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '::1/129', '10.0.0.0/8/8'])(
    '%s is refused',
    (list) => expect(() => trustedProxies(list)).toThrow(`TRUST_PROXY: ${list} is no address`),
  );
});

test.each([
  ['localhost', true],
  ['127.8.0.1', true],
  ['[::1]', true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['0.0.0.0', false],
  ['', false],
])('the name "%s" is this machine alone: %s', (host, isOwn) => expect(isOwnName(host)).toBe(isOwn));

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:DB8:0:2::', '2001:db8:0:2'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

describe('listening', () => {
  let server: RunningServer;
  afterEach(() => server.close());
  const start = async (host?: string) => {
    const settings = host ? { host } : {};
    server = await startServer({ port: 0, outDir: 'none', memory: true, settings, quiet: true });
    return new URL(server.url).port;
  };
  const outside = Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const answers = (host: string, port: string) =>
    fetch(`http://${host}:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );

  test('is for this machine alone, and says nothing of it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const port = await start();
    expect(log).not.toHaveBeenCalled();
    expect(await answers('127.0.0.1', port)).toBe(true);
    // A machine without a network has no address to be reached at from outside.
    expect(outside ? await answers(outside, port) : false).toBe(false);
  });

  test('is for others where HOST says so, and the first line says it, too', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const port = await start('0.0.0.0');
    expect(log.mock.calls[0]?.[0]).toContain(`HOST=0.0.0.0: whoever reaches this machine`);
    expect(await answers(outside ?? '127.0.0.1', port)).toBe(true);
  });
});

const order = '/__sandbox/country';
const status = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('without test mode', () => {
  const backend = runBackend({}, { orders: null });

  test.each(['/__sandbox/', '/__sandbox/enquiries', '/__sandbox/faults'])(
    '%s is not there',
    async (path) => expect(await status(backend.fetch(path))).toBe(404),
  );

  test('pages of the backend have their style', async () => {
    const page = await (await backend.fetch('/signin/')).text();
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    expect(await status(backend.fetch(sheet))).toBe(200);
  });
});

describe('in test mode', () => {
  const backend = runBackend();
  beforeAll(() => backend.ready(), 60_000);

  test('this machine orders, under its own name', async () => {
    expect(await status(backend.raw(order))).toBe(200);
    expect(await status(backend.raw(order, { host: '[::1]:3000' }))).toBe(200);
  });

  test.each([
    ['another name', { host: 'rebound.example' }],
    ['another name behind a proxy', { 'x-forwarded-host': 'rebound.example' }],
    ['a proxy, for somebody else', { 'x-forwarded-for': '192.0.2.1' }],
    ['two proxies, for somebody else', { 'x-forwarded-for': '192.0.2.1, 127.0.0.1' }],
  ])('%s does not', async (_, headers) => {
    for (const path of [order, '/__sandbox/', '/__sandbox/mail', '/%5f_sandbox/country'])
      expect(await status(backend.raw(path, headers))).toBe(403);
  });
});

describe('with a token', () => {
  const backend = runBackend({}, { orders: { token } });

  test.each([
    [{}, 403],
    [{ 'x-sandbox-token': `${token}x` }, 403],
    [{ 'x-sandbox-token': token }, 200],
    [{ 'x-sandbox-token': token, host: 'site.example', 'x-forwarded-for': '192.0.2.1' }, 200],
  ])('%j: %i', async (headers, expected) =>
    expect(await status(backend.raw(order, headers))).toBe(expected),
  );
});
