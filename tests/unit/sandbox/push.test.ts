/** Whom notifications may be sent to, and that no subscription keeps them from the others. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Device } from '@/config/download/devices';
import { openDatabase } from '@/sandbox/data/database';
import { isPushService } from '@/sandbox/data/pushServices';
import { keepSubscription, listSubscriptions } from '@/sandbox/data/pushSubscriptions';
import { notifySubscribers } from '@/sandbox/hosts/notify';
import { testDatabase } from './backend';

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
  'https://web.push.apple.com/a',
  'https://FCM.googleapis.com:443/a',
])('%s is a push service', (address) => expect(isPushService(address, false)).toBe(true));

test.each([
  '',
  'fcm.googleapis.com',
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://a@fcm.googleapis.com/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://xfcm.googleapis.com/a',
  'https://notify.windows.com.evil.example/a',
  'https://evilnotify.windows.com/a',
  'https://push.apple.com/a',
  'https://localhost/a',
  'http://127.0.0.1:9/a',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/a',
  'https://10.0.0.1/a',
])('%s is none', (address) => expect(isPushService(address, false)).toBe(false));

test.each([
  ['http://127.0.0.1:9/a', true],
  ['http://localhost:9/a', true],
  ['http://127.0.0.1.evil.example/a', false],
  ['ftp://127.0.0.1/a', false],
  ['http://10.0.0.1/a', false],
])('in tests, %s is one: %s', (address, is) => expect(isPushService(address, true)).toBe(is));

/** A database opens first. */
const slow = { timeout: 60_000 };

let server: Server;
let origin: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    incoming.resume();
    if (incoming.url === '/broken') return void incoming.socket.destroy();
    outgoing.writeHead(incoming.url === '/gone' ? 410 : 201).end('taken');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test(
  'one bad subscription stops none of the others, and what can’t be used ends',
  slow,
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const database = openDatabase(null, await testDatabase());
    const auth = randomBytes(16).toString('base64url');
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    const keep = (endpoint: string, key = p256dh) =>
      keepSubscription(database, 'push', {
        language: 'en-US',
        subscription: { endpoint, keys: { p256dh: key, auth } },
      });
    try {
      // As an earlier release kept it: the rules are those of today.
      await keep(`${origin}/off-curve`, Buffer.alloc(65, 4).toString('base64url'));
      await keep('http://10.0.0.1/inside');
      await keep(`${origin}/broken`);
      await keep(`${origin}/gone`);
      for (let count = 0; count < 30; count++) await keep(`${origin}/good-${count}`);
      const statuses = await notifySubscribers(database, 'push', { title: 'a' }, true);
      expect(statuses.toSorted()).toEqual([0, 0, 0, ...Array<number>(30).fill(201), 410]);
      expect(asked).toHaveLength(32);
      const left = await listSubscriptions(database, 'push');
      const paths = left.map(({ subscription }) => new URL(subscription.endpoint).pathname);
      const good = Array.from({ length: 30 }, (_, count) => `/good-${count}`);
      expect(paths.toSorted()).toEqual(['/broken', ...good].toSorted());
      expect(warn).not.toHaveBeenCalled();
    } finally {
      await database.close();
    }
  },
);

test(
  'news of a system reach those who asked for them, and those who asked for all',
  slow,
  async () => {
    const database = openDatabase(null, await testDatabase());
    const auth = randomBytes(16).toString('base64url');
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    const keep = (path: string, system?: Device) =>
      keepSubscription(database, 'systems', {
        ...{ language: 'en-US', system },
        subscription: { endpoint: origin + path, keys: { p256dh, auth } },
      });
    const reached = async (system?: Device) => {
      asked.length = 0;
      await notifySubscribers(database, 'systems', { title: 'a', system }, true);
      return asked.toSorted();
    };
    try {
      await keep('/all');
      await keep('/linux', 'linux');
      await keep('/moved', 'linux');
      await keep('/moved', 'mac');
      expect(await reached('linux')).toEqual(['/all', '/linux']);
      expect(await reached('mac')).toEqual(['/all', '/moved']);
      expect(await reached('ios')).toEqual(['/all']);
      expect(await reached()).toEqual(['/all', '/linux', '/moved']);
    } finally {
      await database.close();
    }
  },
);
