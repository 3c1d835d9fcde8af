-- Whoever asks for news on the page of a system is told of that system; the empty text stands for all.

ALTER TABLE push_subscriptions ADD COLUMN system text NOT NULL DEFAULT '';
