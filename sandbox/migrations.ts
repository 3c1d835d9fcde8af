/** The database's schema, as the ordered steps that built it. A step that has been released never changes. */

import type { Database } from './database';

/** 2100-01-01, in seconds since the epoch. */
const farFuture = 4_102_444_800;

/** The sample accounts; their passwords are in `sandbox/README.md`. */
const premiumHash =
  'scrypt:a22c69c712624c69fb7d846ce6db58bc:0308a370be49ad007385f7827f5761686907f3ff14e8d2bd8c6b1cbc57b7c153';
const freeHash =
  'scrypt:690f94671891ea72aefaca10d1829c89:042e6e615ac4f05e1fa4ea9ed824144907c1fb8b3fa016801386989145a79ba5';

/** Statements of each step; its number is its place in the list, from 1. */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE accounts (
      userid text PRIMARY KEY,
      username text NOT NULL,
      email text NOT NULL UNIQUE,
      password text NOT NULL,
      expiration_date bigint NOT NULL DEFAULT 0
    )`,
    `CREATE TABLE sessions (
      token_hash text PRIMARY KEY,
      userid text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    )`,
    `CREATE TABLE downloads (
      id bigserial PRIMARY KEY,
      scope text NOT NULL,
      file text NOT NULL,
      channel text NOT NULL,
      wid text NOT NULL,
      path text NOT NULL,
      user_agent text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE INDEX downloads_by_scope ON downloads (scope, id)`,
    `INSERT INTO accounts (userid, username, email, password, expiration_date) VALUES
      ('10001001', 'Paula Premium', 'premium@example.com', '${premiumHash}', ${farFuture}),
      ('10001002', 'Fred Free', 'free@example.com', '${freeHash}', 0)`,
  ],
  [
    `CREATE TABLE enquiries (
      id uuid PRIMARY KEY,
      number bigserial NOT NULL,
      scope text NOT NULL,
      kind text NOT NULL,
      idempotency_key text,
      fields jsonb NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE INDEX enquiries_by_scope ON enquiries (scope, number)`,
    `CREATE UNIQUE INDEX enquiries_once ON enquiries (scope, kind, idempotency_key)`,
    `CREATE TABLE attachments (
      id uuid PRIMARY KEY,
      number bigserial NOT NULL,
      scope text NOT NULL,
      idempotency_key text,
      enquiry uuid REFERENCES enquiries ON DELETE CASCADE,
      name text NOT NULL,
      size integer NOT NULL,
      type text NOT NULL,
      digest text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE INDEX attachments_by_enquiry ON attachments (enquiry)`,
    `CREATE UNIQUE INDEX attachments_once ON attachments (scope, idempotency_key, name, digest)`,
    `CREATE TABLE outbox (
      id uuid PRIMARY KEY,
      number bigserial NOT NULL,
      scope text NOT NULL,
      recipient text NOT NULL,
      reply_to text NOT NULL,
      subject text NOT NULL,
      body text NOT NULL,
      html text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      claimed_until timestamptz,
      last_error text,
      sent_at timestamptz,
      refused_at timestamptz,
      at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE INDEX outbox_waiting ON outbox (next_attempt_at)
      WHERE sent_at IS NULL AND refused_at IS NULL`,
    `CREATE INDEX outbox_by_scope ON outbox (scope, number)`,
  ],
  [
    `CREATE TABLE experiment_arms (
      scope text PRIMARY KEY,
      arms text NOT NULL
    )`,
    `CREATE TABLE experiment_calls (
      id bigserial PRIMARY KEY,
      scope text NOT NULL,
      uuid text NOT NULL,
      asked text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE INDEX experiment_calls_by_scope ON experiment_calls (scope, id)`,
  ],
  [
    `CREATE TABLE events (
      id bigserial PRIMARY KEY,
      scope text NOT NULL,
      event jsonb NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE INDEX events_by_scope ON events (scope, id)`,
    `CREATE TABLE push_subscriptions (
      scope text NOT NULL,
      endpoint text NOT NULL,
      p256dh text NOT NULL,
      auth text NOT NULL,
      language text NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (scope, endpoint)
    )`,
  ],
  [
    `CREATE SEQUENCE account_ids START 10002001`,
    `CREATE TABLE purchases (
      id bigserial PRIMARY KEY,
      token text NOT NULL UNIQUE,
      userid text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      scope text NOT NULL,
      sku text NOT NULL,
      keys text NOT NULL,
      renews boolean NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE INDEX purchases_by_account ON purchases (userid, id)`,
    `CREATE INDEX purchases_by_scope ON purchases (scope, id)`,
  ],
  [
    `CREATE TABLE recordings (
      id bigserial PRIMARY KEY,
      scope text NOT NULL,
      session uuid NOT NULL,
      batch integer NOT NULL,
      page text NOT NULL,
      events jsonb NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (scope, session, batch)
    )`,
    `CREATE INDEX recordings_by_scope ON recordings (scope, id)`,
  ],
  // The files of a report stand in the order in which it names them, whichever arrived first.
  [`ALTER TABLE attachments ADD COLUMN place integer NOT NULL DEFAULT 0`],
];

/** Any number that no other program uses for its locks in the same database. */
const migrationLock = 4_711_202_601;

/** Brings a database up to date; several backends may begin at once, and one of them does it. */
export function migrate(database: Database): Promise<void> {
  return database.transaction(async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const [row] = await query<{ step: number | null }>('SELECT max(step) AS step FROM migrations');
    const applied = row?.step ?? 0;
    for (const [index, statements] of migrations.entries()) {
      if (index < applied) continue;
      for (const sql of statements) await query(sql);
      await query('INSERT INTO migrations (step) VALUES ($1)', [index + 1]);
    }
  });
}
