/**
 * `npm run bench -- --backend`: forms at the backend. First 1,000 at once; then 10,000, while Postgres is
 * restarted five times and the mail server refuses one in five recipients for a while. What was
 * acknowledged has to be in the database and to arrive, each once.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, startPostgres } from '@/tests/helpers/postgres';
import { startProcess } from '@/tests/unit/sandbox/ownProcess';
import { startMailServer } from '@/tests/unit/sandbox/smtp';

const restarts = 5;

/** How long one in five recipients is refused, and the longest wait for the last mail, in milliseconds. */
const refusing = 20_000;
const patience = 10 * 60_000;

/** What a run came to. */
interface Outcome {
  readonly forms: number;
  readonly seconds: number;
  readonly acknowledged: number;
  /** Attempts that were told to come back. */
  readonly refused: number;
  readonly rows: number;
  readonly recipients: number;
  /** Copies of mails that had arrived before, under the same Message-ID. */
  readonly copies: number;
  /** Milliseconds until a form was acknowledged, attempts that failed included: half of them, 99 of 100. */
  readonly median: number;
  readonly late: number;
}

interface Run {
  readonly forms: number;
  /** How many are under way at a time. */
  readonly atOnce: number;
  readonly faults: boolean;
}

async function run({ forms, atOnce, faults }: Run): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startPostgres();
  if (!server) throw new Error('Postgres is needed (Debian: apt-get install postgresql)');
  const databaseUrl = await createDatabase(server.url);
  let isRefusing = faults;
  const mailServer = await startMailServer(0, {
    to: (address) => (isRefusing && Number(/\d+/.exec(address)?.[0]) % 5 === 0 ? 450 : undefined),
  });
  const backend = await startProcess({
    SANDBOX_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailServer.url,
  });
  const times: number[] = [];
  let refused = 0;
  let next = 0;

  async function send(number: number): Promise<void> {
    const body = JSON.stringify({
      mail_address: `visitor${number}@example.org`,
      idempotencyKey: randomUUID(),
    });
    const began = performance.now();
    for (;;) {
      const answer = await fetch(`${backend.url}/api/mail/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      if (answer.status === 200) break;
      if (answer.status !== 503) throw new Error(`A form was answered with ${answer.status}.`);
      refused++;
      await sleep(250);
    }
    times.push(performance.now() - began);
  }

  async function visitor(): Promise<void> {
    while (next < forms) await send(next++);
  }

  async function trouble(): Promise<void> {
    if (!faults) return;
    setTimeout(() => (isRefusing = false), refusing);
    for (let count = 1; count <= restarts; count++) {
      // Spread over the run, whatever its speed.
      while (times.length < (forms * count) / (restarts + 1)) await sleep(50);
      await server?.restart(500);
    }
  }

  const began = performance.now();
  try {
    await Promise.all([trouble(), ...Array.from({ length: atOnce }, visitor)]);
    const seconds = (performance.now() - began) / 1000;
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const count = async (sql: string): Promise<number> =>
      Number((await client.query<{ count: string }>(sql)).rows[0]?.count);
    const end = Date.now() + patience;
    while ((await count('SELECT count(*) FROM outbox WHERE sent_at IS NULL')) && Date.now() < end)
      await sleep(500);
    const rows = await count('SELECT count(*) FROM enquiries');
    await client.end();
    const recipients = new Set(mailServer.arrived.flatMap(({ to }) => to)).size;
    const ids = new Set(mailServer.arrived.map(({ mail }) => mail.messageId)).size;
    times.sort((one, other) => one - other);
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return {
      forms,
      seconds: Math.round(seconds * 10) / 10,
      acknowledged: times.length,
      refused,
      rows,
      recipients,
      copies: mailServer.arrived.length - ids,
      median: at(0.5),
      late: at(0.99),
    };
  } finally {
    await backend.end('SIGKILL');
    await mailServer.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs both. @throws Error if a form or a mail was lost, or came twice as another. */
export async function backendReport(): Promise<string> {
  const outcomes = [
    await run({ forms: 1000, atOnce: 1000, faults: false }),
    await run({ forms: 10_000, atOnce: 100, faults: true }),
  ];
  for (const { forms, acknowledged, rows, recipients } of outcomes)
    if (new Set([forms, acknowledged, rows, recipients]).size > 1)
      throw new Error(`Of ${forms} forms: ${JSON.stringify({ acknowledged, rows, recipients })}`);
  const lines = outcomes.map(
    (outcome) =>
      `${outcome.forms} forms in ${outcome.seconds} s: ${outcome.acknowledged} acknowledged (half within ` +
      `${outcome.median} ms, 99 % within ${outcome.late} ms; ${outcome.refused} attempts told to come back), ` +
      `${outcome.rows} rows, ${outcome.recipients} recipients, ${outcome.copies} second copies`,
  );
  return lines.join('\n');
}
