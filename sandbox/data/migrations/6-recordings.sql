-- Recordings of visits, batch by batch.

CREATE TABLE recordings (
  id bigserial PRIMARY KEY,
  scope text NOT NULL,
  session uuid NOT NULL,
  batch integer NOT NULL,
  page text NOT NULL,
  events jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (scope, session, batch)
);

CREATE INDEX recordings_by_scope ON recordings (scope, id);
