-- What the A/B host answers a test with, and what it was asked.

CREATE TABLE experiment_arms (
  scope text PRIMARY KEY,
  arms text NOT NULL
);

CREATE TABLE experiment_calls (
  id bigserial PRIMARY KEY,
  scope text NOT NULL,
  uuid text NOT NULL,
  asked text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX experiment_calls_by_scope ON experiment_calls (scope, id);
