/** Mail on its way: over a real mail server, past one that is away, and into files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '@/sandbox/data/database';
import type { Database } from '@/sandbox/data/queries';
import { writeMail } from '@/sandbox/mail/message';
import { queueMail } from '@/sandbox/mail/outbox';
import { clearMail, listMail } from '@/sandbox/mail/readBack';
import { createSender, type Sender } from '@/sandbox/mail/sender';
import { settingsFrom, type Settings } from '@/sandbox/settings';
import { openingTime, testDatabase } from './backend';
import { startMailServer, type MailServer } from './smtp';

const folder = mkdtempSync(join(tmpdir(), 'mail-'));
const url = await testDatabase();
const database: Database = openDatabase(null, url);
let senders: Sender[] = [];
let servers: MailServer[] = [];

function sender(change: Partial<Settings>): Sender {
  const settings = { ...settingsFrom({}, true), databaseUrl: url, mailRetry: 20, ...change };
  const made = createSender(database, settings);
  senders.push(made);
  return made;
}

async function mailServer(...args: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...args);
  servers.push(server);
  return server;
}

const draft = (subject: string, recipient = 'sales@example.com') =>
  writeMail({ recipient, replyTo: 'zoe@example.com', subject, body: 'Hello' });

const queue = (subject: string, recipient?: string) =>
  queueMail(database, '', draft(subject, recipient));
const sent = () => listMail(database, '', 'sent');
const waiting = () => listMail(database, '', 'waiting');

const soon = { timeout: 20_000 };

beforeAll(() => database.query('SELECT 1'), openingTime);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  await Promise.all(senders.map((running) => running.stop()));
  await Promise.all(servers.map((server) => server.stop()));
  senders = [];
  servers = [];
  await clearMail(database, '');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('by SMTP', { timeout: 30_000 }, () => {
  test('arrives as it was written, in any script', async () => {
    const server = await mailServer();
    await queueMail(
      database,
      '',
      writeMail({
        recipient: 'sales@example.com',
        replyTo: 'zoe@example.com',
        subject: 'Sales leads: Zoë 山田, DE',
        facts: [['Full name', 'Zoë 山田']],
        body: '.\nTwelve PCs, <b>please</b> ไทย',
      }),
    );
    sender({ smtpUrl: server.url }).start();
    await expect.poll(() => server.arrived, soon).toHaveLength(1);
    const [{ from, to, mail } = {} as never] = server.arrived;
    expect([from, to]).toEqual(['no-reply@example.com', ['sales@example.com']]);
    expect(mail.subject).toBe('Sales leads: Zoë 山田, DE');
    expect(mail.replyTo?.value).toEqual([{ address: 'zoe@example.com', name: '' }]);
    expect(mail.from?.text).toBe('"WPS Office" <no-reply@example.com>');
    expect(mail.text?.trim()).toBe('Full name: Zoë 山田\n\n.\nTwelve PCs, <b>please</b> ไทย');
    expect(mail.html).toContain('&lt;b&gt;please&lt;/b&gt; ไทย');
    await expect.poll(sent, soon).toHaveLength(1);
    expect(mail.messageId).toBe(`<${(await sent())[0]?.id}@example.com>`);
  });

  test.each(['\r\nBcc: evil@example.com', '\n\nbody', '\u2028X: y', '\0', ' =?utf-8?q?=0ABcc:x?='])(
    '%j in a subject becomes no header',
    async (evil) => {
      const server = await mailServer();
      await queue(`Hello${evil}`);
      sender({ smtpUrl: server.url }).start();
      await expect.poll(() => server.arrived, soon).toHaveLength(1);
      const [{ to, mail, raw } = {} as never] = server.arrived;
      expect(to).toEqual(['sales@example.com']);
      expect(mail.headers.has('bcc')).toBe(false);
      expect(raw).not.toMatch(/^(bcc|x):/im);
      expect(mail.text?.trim()).toBe('Hello');
    },
  );

  test('waits for a server that is away, and arrives once', async () => {
    const first = await mailServer();
    await first.stop();
    servers = [];
    for (const name of ['one', 'two', 'three']) await queue(name);
    const running = sender({ smtpUrl: first.url });
    running.start();
    const errors = async () => (await waiting()).filter(({ lastError }) => lastError);
    await expect.poll(async () => (await errors()).length, soon).toBeGreaterThan(0);
    const second = await mailServer(first.port);
    running.wake();
    await expect.poll(sent, soon).toHaveLength(3);
    expect(second.arrived.map(({ mail }) => mail.subject).sort()).toEqual(['one', 'three', 'two']);
    expect(await waiting()).toEqual([]);
  });

  test('is tried again after "not now", and given up after "never"', async () => {
    let refusals = 2;
    const server = await mailServer(0, {
      to: (address) => {
        if (address.startsWith('never')) return 550;
        return address.startsWith('later') && refusals-- > 0 ? 451 : undefined;
      },
    });
    await queue('a', 'later@example.com');
    await queue('b', 'never@example.com');
    sender({ smtpUrl: server.url }).start();
    await expect.poll(sent, soon).toHaveLength(1);
    expect((await sent())[0]).toMatchObject({ to: 'later@example.com', attempts: 3 });
    await expect
      .poll(waiting, soon)
      .toMatchObject([
        { to: 'never@example.com', attempts: 1, refusedAt: expect.any(String) as string },
      ]);
    expect(server.arrived).toHaveLength(1);
  });

  test('several senders of one database send each mail once', async () => {
    const server = await mailServer();
    for (let count = 0; count < 40; count++) await queue(`mail ${count}`);
    // As with a database server: none of them may take back what another has claimed.
    const shared = { smtpUrl: server.url, databaseUrl: url ?? 'postgres://shared' };
    for (let count = 0; count < 4; count++) sender(shared).start();
    await expect.poll(async () => (await sent()).length, soon).toBe(40);
    expect(new Set(server.arrived.map(({ mail }) => mail.messageId)).size).toBe(40);
    expect(server.arrived).toHaveLength(40);
  });
});

describe('without a mail server', () => {
  test('files are written, one for each mail', async () => {
    const running = sender({ filesFolder: folder });
    running.start();
    await queue('Zoë');
    running.wake();
    await expect.poll(sent, soon).toHaveLength(1);
    const files = readdirSync(join(folder, 'outbox'));
    expect(files).toEqual([`${(await sent())[0]?.id}.eml`]);
    const mail = await simpleParser(readFileSync(join(folder, 'outbox', files[0] ?? '')));
    expect([mail.subject, mail.text?.trim()]).toEqual(['Zoë', 'Hello']);
  });
});

describe('settings', () => {
  test.each([
    { SMTP_URL: 'mail.example.com' },
    { SMTP_URL: 'http://mail.example.com' },
    { DATABASE_URL: 'mysql://localhost/x' },
    { SALES_MAIL: 'sales' },
    { SUPPORT_MAIL: 'a@b.co, c@d.co' },
    { MAIL_FROM: 'WPS <a@b.co>' },
    { SANDBOX_POSTS_PER_MINUTE: 'many' },
  ])('%j is refused by name', (env) =>
    expect(() => settingsFrom(env)).toThrow(Object.keys(env)[0]),
  );

  test('memory wins over a folder and a server', () =>
    expect(settingsFrom({ SANDBOX_DIR: 'x', DATABASE_URL: 'postgres://x/y' }, true)).toMatchObject({
      folder: null,
      databaseUrl: undefined,
    }));
});
