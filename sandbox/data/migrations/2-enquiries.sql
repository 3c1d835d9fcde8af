-- What forms send, with its attachments, and the mail that tells of it.

CREATE TABLE enquiries (
  id uuid PRIMARY KEY,
  number bigserial NOT NULL,
  scope text NOT NULL,
  kind text NOT NULL,
  idempotency_key text,
  fields jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX enquiries_by_scope ON enquiries (scope, number);

CREATE UNIQUE INDEX enquiries_once ON enquiries (scope, kind, idempotency_key);

CREATE TABLE attachments (
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
);

CREATE INDEX attachments_by_enquiry ON attachments (enquiry);

CREATE UNIQUE INDEX attachments_once ON attachments (scope, idempotency_key, name, digest);

CREATE TABLE outbox (
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
);

CREATE INDEX outbox_waiting ON outbox (next_attempt_at)
  WHERE sent_at IS NULL AND refused_at IS NULL;

CREATE INDEX outbox_by_scope ON outbox (scope, number);
