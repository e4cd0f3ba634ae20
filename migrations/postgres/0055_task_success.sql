-- When the run of a scheduled task began that ended last without an error.
ALTER TABLE scheduled_tasks ADD COLUMN succeeded_at text COLLATE "C";
