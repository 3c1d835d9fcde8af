-- Mail is given up some days after it was queued, or queued again, and the operator is told once.

ALTER TABLE outbox ADD COLUMN queued_at timestamptz;

UPDATE outbox SET queued_at = at;

ALTER TABLE outbox ALTER COLUMN queued_at SET NOT NULL, ALTER COLUMN queued_at SET DEFAULT now();

ALTER TABLE outbox ADD COLUMN to_tell boolean NOT NULL DEFAULT false;

ALTER TABLE outbox ADD COLUMN is_note boolean NOT NULL DEFAULT false;

CREATE INDEX outbox_to_tell ON outbox (id) WHERE to_tell;
