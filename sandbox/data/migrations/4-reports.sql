-- Events of analytics, and browsers that news are pushed to.

CREATE TABLE events (
  id bigserial PRIMARY KEY,
  scope text NOT NULL,
  event jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX events_by_scope ON events (scope, id);

CREATE TABLE push_subscriptions (
  scope text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, endpoint)
);
