-- Files of a report stand in the order in which it names them, whichever arrived first.

ALTER TABLE attachments ADD COLUMN place integer NOT NULL DEFAULT 0;
