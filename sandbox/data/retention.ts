/** Keeps records that go with time within their limits, and away from the last room of the disk. */
import type { Settings } from '../settings';
import { records, sentMailDays, type PassingKind } from './keeping';
import type { Database } from './queries';
import { roomIn } from './space';

/** Milliseconds between sweeps. */
const sweepInterval = 60 * 60 * 1000;

/** A sweep comes early when so much of a limit has arrived since the last one. */
const earlyPart = 0.1;

/** What a row takes besides its texts, in bytes. */
const rowBytes = 100;

/** Looks after records. */
export interface Retention {
  /** Asked before something is kept. @throws StorageFull where the room is left to forms. */
  admit(kind: PassingKind, bytes: number): Promise<void>;
  /** Sweeps now, and from time to time. */
  start(): Promise<void>;
  close(): void;
}

const kinds = Object.keys(records) as PassingKind[];

/** Forgets what is too old, then what is too much. @returns how many rows. */
async function sweepKind(
  database: Database,
  kind: PassingKind,
  now: Date,
  limits: typeof records,
): Promise<number> {
  const { days, bytes, size, at } = limits[kind];
  const old = await database.query(
    `DELETE FROM ${kind} WHERE ${at} < $1::timestamptz - make_interval(days => $2) RETURNING id`,
    [now, days],
  );
  // Asked first because it costs nothing; it counts what was deleted, too, and all that belongs to it.
  const [table] = await database.query<{ bytes: number }>(
    `SELECT pg_total_relation_size('${kind}') AS bytes`,
  );
  if (Number(table?.bytes) <= bytes) return old.length;
  const beyond = await database.query(
    `DELETE FROM ${kind} WHERE id <= (
        SELECT max(id) FROM (
          SELECT id, sum(${size} + ${rowBytes}) OVER (ORDER BY id DESC) AS total FROM ${kind}
        ) AS counted WHERE total > $1
      ) RETURNING id`,
    [bytes],
  );
  return old.length + beyond.length;
}

/**
 * Forgets what is too old, then what is too much.
 * @param now when it is; for tests of months.
 * @param limits the table of what is kept; for tests of small ones.
 * @returns how many rows.
 */
export async function sweepRecords(
  database: Database,
  now = new Date(),
  limits = records as typeof records,
): Promise<number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, await sweepKind(database, kind, now, limits));
  const sent = await database.query(
    `DELETE FROM outbox WHERE sent_at < $1::timestamptz - make_interval(days => $2) RETURNING id`,
    [now, sentMailDays],
  );
  counts.set('outbox', sent.length);
  const swept = [...counts].filter(([, count]) => count > 0);
  if (swept.length > 0) await database.reclaim?.(swept.map(([table]) => table));
  return swept.reduce((sum, [, count]) => sum + count, 0);
}

/** Begins with the settings of a backend. */
export function createRetention(database: Database, settings: Settings): Retention {
  const { folder, databaseUrl, reserveBytes } = settings;
  // With a database server, its disk is not this one.
  const room = roomIn(databaseUrl ? null : folder);
  const arrived = new Map<PassingKind, number>();
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;

  async function sweep(): Promise<void> {
    arrived.clear();
    try {
      await sweepRecords(database);
    } catch (error) {
      console.warn(`Records can't be tidied: ${(error as Error).message.replace(/\s+/g, ' ')}`);
    }
    sweeping = undefined;
  }

  return {
    async admit(kind, bytes) {
      await room.require(bytes + reserveBytes);
      const sum = (arrived.get(kind) ?? 0) + bytes + rowBytes;
      arrived.set(kind, sum);
      if (timer && sum > records[kind].bytes * earlyPart) sweeping ??= sweep();
    },
    async start() {
      timer ??= setInterval(() => (sweeping ??= sweep()), sweepInterval).unref();
      await (sweeping ??= sweep());
    },
    close: () => clearInterval(timer),
  };
}
