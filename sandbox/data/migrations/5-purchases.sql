-- Numbers for new accounts, and what each account has bought.

CREATE SEQUENCE account_ids START 10002001;

CREATE TABLE purchases (
  id bigserial PRIMARY KEY,
  token text NOT NULL UNIQUE,
  userid text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  scope text NOT NULL,
  sku text NOT NULL,
  keys text NOT NULL,
  renews boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX purchases_by_account ON purchases (userid, id);

CREATE INDEX purchases_by_scope ON purchases (scope, id);
