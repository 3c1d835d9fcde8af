-- What was bought is of a kind, and runs until a day of its own.

ALTER TABLE purchases
  ADD COLUMN kind text NOT NULL DEFAULT 'subscription',
  ADD COLUMN ends_at timestamptz;

UPDATE purchases SET
  kind = CASE WHEN keys = '' THEN 'subscription' ELSE 'license' END,
  renews = renews OR keys <> '',
  ends_at = at + CASE sku
    WHEN 'premium_1m' THEN interval '1 month'
    WHEN 'premium_6m' THEN interval '6 months'
    ELSE interval '12 months'
  END;

ALTER TABLE purchases ALTER COLUMN ends_at SET NOT NULL, ALTER COLUMN kind DROP DEFAULT;
