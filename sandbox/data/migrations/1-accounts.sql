-- Accounts with their sessions, two samples of them (passwords: sandbox/README.md), and what was downloaded.

CREATE TABLE accounts (
  userid text PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL UNIQUE,
  password text NOT NULL,
  expiration_date bigint NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  userid text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE downloads (
  id bigserial PRIMARY KEY,
  scope text NOT NULL,
  file text NOT NULL,
  channel text NOT NULL,
  wid text NOT NULL,
  path text NOT NULL,
  user_agent text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX downloads_by_scope ON downloads (scope, id);

INSERT INTO accounts (userid, username, email, password, expiration_date) VALUES
  ('10001001', 'Paula Premium', 'premium@example.com', 'scrypt:a22c69c712624c69fb7d846ce6db58bc:0308a370be49ad007385f7827f5761686907f3ff14e8d2bd8c6b1cbc57b7c153', 4102444800),
  ('10001002', 'Fred Free', 'free@example.com', 'scrypt:690f94671891ea72aefaca10d1829c89:042e6e615ac4f05e1fa4ea9ed824144907c1fb8b3fa016801386989145a79ba5', 0);
