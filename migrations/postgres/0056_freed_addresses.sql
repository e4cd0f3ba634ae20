-- A sign-up asks whether its address was left by a change that can still be taken back.
CREATE INDEX email_changes_by_old_address ON email_changes (from_email) WHERE undo_hash IS NOT NULL;
