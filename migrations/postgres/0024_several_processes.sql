-- The processes that may work, from their start until they stop or are found dead. Whatever names one that is not listed
-- is free. `places` is JSON: how many jobs of each kind it runs at once.
CREATE TABLE workers (
  id text COLLATE "C" PRIMARY KEY,
  role text COLLATE "C" NOT NULL CHECK (role IN ('all', 'web', 'worker')),
  places text COLLATE "C" NOT NULL,
  started_at text COLLATE "C" NOT NULL,
  seen_at text COLLATE "C" NOT NULL
);
-- What one process does at a time. A row is deleted when the work ends.
CREATE TABLE leases (
  name text COLLATE "C" PRIMARY KEY,
  lease_token text COLLATE "C" NOT NULL,
  lease_until text COLLATE "C" NOT NULL,
  worker text COLLATE "C" NOT NULL
);
-- When a scheduled task is due; one without a row is due now.
CREATE TABLE scheduled_tasks (
  name text COLLATE "C" PRIMARY KEY,
  next_at text COLLATE "C" NOT NULL
);
-- Who has the lease, or had it last.
ALTER TABLE jobs ADD COLUMN worker text COLLATE "C";
ALTER TABLE mails ADD COLUMN lease_token text COLLATE "C";
ALTER TABLE mails ADD COLUMN worker text COLLATE "C";
CREATE INDEX mails_sending ON mails (worker) WHERE status = 'sending';

INSERT INTO turns (name) VALUES ('workers');
