/** What is kept of half a year of visitors, and what of a flood: limits hold, and forms and new records stay. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@/sandbox/data/database';
import { keeping, records, sentMailDays, type PassingKind } from '@/sandbox/data/keeping';
import type { Database } from '@/sandbox/data/queries';
import { sweepRecords } from '@/sandbox/data/retention';
import { openAttachments } from '@/sandbox/forms/attachments/folder';
import { settingsFrom } from '@/sandbox/settings';
import { testDatabase } from './backend';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const kinds = Object.keys(records) as PassingKind[];

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retention-'));
  database = openDatabase(folder, await testDatabase());
  await database.query('SELECT 1');
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** One row of each kind, and a mail that has left, as they are at a time. */
async function visit(at: Date, text = 'x'): Promise<void> {
  const { query } = database;
  await query(`INSERT INTO events (scope, event, at) VALUES ('', to_jsonb($1::text), $2)`, [
    text,
    at,
  ]);
  await query(
    `INSERT INTO recordings (scope, session, batch, page, events, at)
      VALUES ('', $1, 0, '/', to_jsonb($2::text), $3)`,
    [randomUUID(), text, at],
  );
  await query(
    `INSERT INTO downloads (scope, file, channel, wid, path, user_agent, at)
      VALUES ('', 'a', '', '', $1, '', $2)`,
    [text, at],
  );
  await query(`INSERT INTO experiment_calls (scope, uuid, asked, at) VALUES ('', $1, '', $2)`, [
    text,
    at,
  ]);
  await query(
    `INSERT INTO outbox (id, scope, recipient, reply_to, subject, body, html, sent_at)
      VALUES ($1, '', 'a@example.com', '', '', $2, '', $3)`,
    [randomUUID(), text, at],
  );
}

async function count(table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row?.count ?? -1;
}

const clear = async () => {
  for (const table of [...kinds, 'outbox']) await database.query(`DELETE FROM ${table}`);
};

describe('of 200 days, with a visit each and a sweep at its end', () => {
  test(
    'there is as much left as the table says, and all that waits',
    { timeout: 120_000 },
    async () => {
      await database.query(
        `INSERT INTO outbox (id, scope, recipient, reply_to, subject, body, html, at)
        VALUES ($1, '', 'waits@example.com', '', '', '', '', $2)`,
        [randomUUID(), new Date(start)],
      );
      await database.query(
        `INSERT INTO enquiries (id, scope, kind, fields, at) VALUES ($1, '', 'business', '{}', $2)`,
        [randomUUID(), new Date(start)],
      );
      for (let passed = 0; passed < 200; passed++) {
        await visit(new Date(start + passed * day));
        await sweepRecords(database, new Date(start + passed * day + day / 2));
      }
      const left = Object.fromEntries(
        await Promise.all(kinds.map(async (kind) => [kind, await count(kind)] as const)),
      );
      expect(left).toEqual(Object.fromEntries(kinds.map((kind) => [kind, records[kind].days])));
      expect(await count('outbox')).toBe(sentMailDays + 1);
      expect(await count('enquiries')).toBe(1);
      await clear();
    },
  );
});

describe('of a flood', () => {
  const bytes = 2_000_000;
  const limits = Object.fromEntries(
    kinds.map((kind) => [kind, { ...records[kind], bytes }]),
  ) as unknown as typeof records;

  /** Text that can't be compressed. */
  const noise = (length: number) =>
    Array.from({ length: length / 32 }, () => randomUUID().replaceAll('-', '')).join('');

  const size = (path: string): number =>
    statSync(path).isDirectory()
      ? readdirSync(path).reduce((sum, name) => sum + size(join(path, name)), 0)
      : statSync(path).size;

  test('the newest is left, and the room is used again', { timeout: 120_000 }, async () => {
    const isEmbedded = !process.env.TEST_DATABASE_URL;
    const sizes: number[] = [];
    const at = new Date();
    for (let round = 0; round < 6; round++) {
      for (let row = 0; row < 100; row++)
        await database.query(
          `INSERT INTO recordings (scope, session, batch, page, events, at)
            VALUES ('', $1, $2, '/', to_jsonb($3::text), $4)`,
          [randomUUID(), round * 100 + row, noise(64_000), at],
        );
      await sweepRecords(database, at, limits);
      if (isEmbedded) sizes.push(size(join(folder, 'db', 'base')));
    }
    const rows = await database.query<{ batch: number }>(
      'SELECT batch FROM recordings ORDER BY batch',
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length * 64_000).toBeLessThanOrEqual(bytes);
    expect(rows.map(({ batch }) => batch)).toEqual(
      rows.map((_, index) => 600 - rows.length + index),
    );
    // Six floods need no more room than two.
    expect(sizes.at(-1) ?? 0).toBeLessThanOrEqual((sizes[1] ?? 0) * 1.1);
    await clear();
  });
});

describe('attachments', { timeout: 60_000 }, () => {
  const part = 2_000_000_000;
  const old = new Date(Date.now() - (keeping.attachments.days + 1) * day);

  /** A file of a report. @returns its id. */
  async function keep(name: string, size: number, at: Date): Promise<string> {
    const [enquiry, id] = [randomUUID(), randomUUID()];
    await database.query(
      `INSERT INTO enquiries (id, scope, kind, fields, at) VALUES ($1, '', 'feedback', '{}', $2)`,
      [enquiry, at],
    );
    await database.query(
      `INSERT INTO attachments (id, scope, enquiry, name, size, type, digest, at)
        VALUES ($1, '', $2, $3, $4, 'txt', '', $5)`,
      [id, enquiry, name, size, at],
    );
    writeFileSync(join(folder, 'attachments', id), name);
    return id;
  }

  test('beyond their limit are refused, and go after their time, the report stays', async () => {
    mkdirSync(join(folder, 'attachments'), { recursive: true });
    const settings = { ...settingsFrom({}, true), filesFolder: folder, reserveBytes: 0 };
    const attachments = openAttachments(database, settings);
    const reports = await count('enquiries');
    const kept = await keep('new', part, new Date());
    for (let sum = part; sum < keeping.attachments.bytes; sum += part) await keep('old', part, old);
    await expect(attachments.requireRoom(1)).rejects.toThrow('their limit');
    await attachments.start();
    await attachments.close();
    await expect(attachments.requireRoom(1)).resolves.toBeUndefined();
    expect(readdirSync(join(folder, 'attachments'))).toEqual([kept]);
    expect(await count('enquiries')).toBe(reports + keeping.attachments.bytes / part);
  });
});
