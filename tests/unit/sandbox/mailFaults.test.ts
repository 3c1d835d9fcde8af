/** A mail server that says no, at each stage of the exchange, or takes its time. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '@/sandbox/data/database';
import { writeMail } from '@/sandbox/mail/message';
import { queueMail } from '@/sandbox/mail/outbox';
import { clearMail, listMail, mailCounts, requeueMail } from '@/sandbox/mail/readBack';
import { createSender, type Sender } from '@/sandbox/mail/sender';
import { settingsFrom } from '@/sandbox/settings';
import { openingTime, testDatabase } from './backend';
import { startMailServer, type MailServer, type Replies } from './smtp';

const url = await testDatabase();
const database = openDatabase(null, url);
let running: Sender | undefined;
let server: MailServer;

const own = {
  salesMail: 'sales@example.com',
  supportMail: 'support@example.com',
  operatorMail: 'operator@example.com',
};

async function begin(replies: Replies): Promise<void> {
  server = await startMailServer(0, replies);
  const settings = { ...settingsFrom({}, true), ...own, databaseUrl: url, mailRetry: 20 };
  running = createSender(database, { ...settings, smtpUrl: server.url });
  running.start();
}

const queue = (recipient: string, subject = recipient) =>
  queueMail(database, '', writeMail({ recipient, subject, body: 'Hello' }));
const sent = () => listMail(database, '', 'sent');
const waiting = () => listMail(database, '', 'waiting');
const arrivedAt = (address: string) => server.arrived.filter(({ to }) => to.includes(address));
const soon = { timeout: 20_000 };

const log = vi.fn();
beforeAll(() => database.query('SELECT 1'), openingTime);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(log));
afterEach(async () => {
  await running?.stop();
  await server.stop();
  await clearMail(database, '');
  log.mockReset();
});
afterAll(() => database.close());

/** Mail for others, which has to arrive whatever happens to the rest. */
const others = Array.from({ length: 20 }, (_, index) => `other${index}@example.org`);

describe('what is one mail’s alone stops no other', () => {
  test.each([
    ['450 to RCPT', { to: (address: string) => (address.startsWith('bad') ? 450 : undefined) }],
    ['421 to RCPT', { to: (address: string) => (address.startsWith('bad') ? 421 : undefined) }],
    ['451 to its data', { data: (to: string) => (to.startsWith('bad') ? 451 : undefined) }],
    ['a broken connection', { drops: (to: string) => to.startsWith('bad') }],
  ] satisfies [string, Replies][])('%s, for ever', async (_, replies) => {
    // As many as there are connections, and all of them first.
    for (const name of [1, 2, 3, 4, 5, 6]) await queue(`bad${name}@example.org`);
    for (const address of others) await queue(address);
    await begin(replies);
    await expect.poll(async () => (await sent()).length, soon).toBe(others.length);
    // Some that come later, while those are tried again and again.
    for (const address of others) await queue(`later-${address}`);
    running?.wake();
    await expect.poll(async () => (await sent()).length, soon).toBe(2 * others.length);
    expect(server.arrived).toHaveLength(2 * others.length);
    const left = await waiting();
    expect(left).toHaveLength(6);
    for (const { refusedAt, lastError } of left) {
      expect(refusedAt).toBeNull();
      expect(lastError).not.toBeNull();
    }
  });

  test('a server that thinks for long about mail that failed before', async () => {
    const slow = (to: string) =>
      new Promise<undefined>(
        (resolve) => void setTimeout(resolve, to.startsWith('slow') ? 4000 : 0),
      );
    let first = true;
    const replies = {
      to: (address: string) => (first && address.startsWith('slow') ? 450 : undefined),
      data: slow,
    };
    for (const name of [1, 2, 3, 4, 5, 6]) await queue(`slow${name}@example.org`);
    await begin(replies);
    await expect.poll(async () => (await waiting()).every(({ lastError }) => lastError)).toBe(true);
    first = false;
    const began = Date.now();
    for (const address of others) await queue(address);
    running?.wake();
    const there = () => server.arrived.filter(({ to }) => to[0]?.startsWith('other')).length;
    await expect.poll(there, soon).toBe(others.length);
    expect(Date.now() - began).toBeLessThan(4000);
  });
});

describe('a fault of ours is tried again', () => {
  test.each([
    ['553 at MAIL FROM', 'from', '553 5.7.1 Sender address rejected'],
    ['554 relay denied', 'to', '554 5.7.1 Relay access denied'],
    ['550 relay denied', 'to', '550 relaying denied'],
    ['554 to the data', 'data', '554 transaction failed'],
  ] as const)('%s', async (_, stage, reply) => {
    let isMended = false;
    await queue('zoe@example.org');
    await queue('sales@example.com');
    await begin({ [stage]: () => (isMended ? undefined : reply) });
    const failed = async () => (await waiting()).filter(({ lastError }) => lastError).length;
    await expect.poll(failed, soon).toBe(2);
    expect((await waiting()).map(({ refusedAt }) => refusedAt)).toEqual([null, null]);
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('npm run mail -- --requeue'))).toHaveLength(1);
    isMended = true;
    expect(await requeueMail(database)).toBe(2);
    running?.wake();
    await expect.poll(async () => (await sent()).length, soon).toBe(2);
    expect(server.arrived).toHaveLength(2);
  });

  test('also where the company’s own mailbox is not known', async () => {
    await queue('sales@example.com');
    await queue('nobody@example.org');
    await begin({ to: () => '550 5.1.1 no such user' });
    const ended = async () =>
      (await waiting()).map(({ to, refusedAt }) => [to, refusedAt !== null]);
    await expect.poll(ended, soon).toEqual(expect.arrayContaining([['nobody@example.org', true]]));
    expect(await ended()).toContainEqual(['sales@example.com', false]);
  });
});

describe('a server that lets nobody in', () => {
  test.each([421, 554])('(%i) is away; mail waits, and arrives once', async (code) => {
    let isShut = true;
    for (const address of others) await queue(address);
    await begin({ greeting: () => (isShut ? code : undefined) });
    await expect
      .poll(() => log.mock.calls.flat().join(), soon)
      .toContain('The mail server is away');
    // Only what was on its way was tried; the rest has not been touched.
    expect((await waiting()).filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(5);
    isShut = false;
    await expect.poll(async () => (await sent()).length, soon).toBe(others.length);
    expect(server.arrived).toHaveLength(others.length);
  });
});

test(
  'a server that takes 17 seconds after the data gets one copy',
  { timeout: 60_000 },
  async () => {
    await queue('slow@example.org');
    await queue('quick@example.org');
    await begin({
      data: (to) =>
        new Promise(
          (resolve) => void setTimeout(resolve, to.startsWith('slow') ? 17_000 : 0, undefined),
        ),
    });
    await expect.poll(() => arrivedAt('quick@example.org').length, soon).toBe(1);
    await expect.poll(async () => (await sent()).length, { timeout: 40_000 }).toBe(2);
    expect(arrivedAt('slow@example.org')).toHaveLength(1);
    expect((await sent()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  },
);

test('after five days a mail is given up, and the operator is told of it once', async () => {
  for (const name of ['a', 'b']) await queue(`${name}@example.org`, `Subject ${name}`);
  await queue('young@example.org');
  await database.query(
    `UPDATE outbox SET queued_at = now() - interval '6 days' WHERE recipient <> 'young@example.org'`,
  );
  await begin({ to: (address) => (address.endsWith('example.org') ? '450 not now' : undefined) });
  const ended = async () => (await waiting()).filter(({ refusedAt }) => refusedAt).length;
  await expect.poll(ended, soon).toBe(2);
  await running?.stop();
  await server.stop();
  // The next run finds what nobody was told of.
  const before = server.arrived;
  await begin({ to: (address) => (address.endsWith('example.org') ? '450 not now' : undefined) });
  server.arrived.push(...before);
  const notes = () => arrivedAt('operator@example.com').map(({ mail }) => mail.text);
  const named = (address: string) => notes().join().split(`${address}: Subject`).length - 1;
  await expect.poll(() => named('a@example.org') + named('b@example.org'), soon).toBe(2);
  expect([named('a@example.org'), named('b@example.org')]).toEqual([1, 1]);
  expect(notes().join()).toContain('450 not now');
  expect(notes().join()).not.toContain('young');
  expect(await mailCounts(database)).toMatchObject({ waiting: 1, ended: 2 });
  // What was given up begins anew when it is queued again.
  await requeueMail(database);
  expect(await mailCounts(database)).toMatchObject({ waiting: 3, ended: 0 });
});
