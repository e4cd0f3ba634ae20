-- The monthly letter by notification too.
ALTER TABLE notification_settings ADD COLUMN letter_push integer NOT NULL DEFAULT 0 CHECK (letter_push IN (0, 1));
DROP INDEX letter_readers;
CREATE INDEX letter_readers ON notification_settings (user_id) WHERE letter_mail = 1 OR letter_push = 1;
ALTER TABLE notices DROP CONSTRAINT notices_kind_check,
  ADD CONSTRAINT notices_kind_check CHECK (kind IN ('ready', 'failed', 'reminder', 'letter'));
