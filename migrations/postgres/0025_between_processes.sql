-- Numbered per dream: a number of the whole table does not follow the order of commits.
CREATE TABLE numbered_events (
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  seq bigint NOT NULL CHECK (seq > 0),
  -- Null where the dream as a whole changed.
  part text COLLATE "C" CHECK (part IN ('reading', 'image', 'video')),
  status text COLLATE "C" NOT NULL,
  progress double precision NOT NULL,
  at text COLLATE "C" NOT NULL,
  PRIMARY KEY (dream_id, seq)
);
INSERT INTO numbered_events
  SELECT dream_id, ROW_NUMBER() OVER (PARTITION BY dream_id ORDER BY seq), part, status, progress, at FROM dream_events;
DROP TABLE dream_events;
ALTER TABLE numbered_events RENAME TO dream_events;

-- The summary of a reading that is being written, for the streams of other processes.
CREATE TABLE partial_summaries (
  dream_id text COLLATE "C" PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
  summary text COLLATE "C" NOT NULL
);

-- Deliveries of the video provider's webhook: each id is accepted once.
CREATE TABLE webhook_deliveries (
  id text COLLATE "C" PRIMARY KEY,
  provider_job text COLLATE "C" NOT NULL,
  received_at text COLLATE "C" NOT NULL
);
CREATE INDEX webhook_deliveries_by_job ON webhook_deliveries (provider_job);
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (received_at);

-- Attempts that count towards a limit. Keys are hashed into buckets, so that invented keys cannot fill the table.
CREATE TABLE counted_attempts (
  kind text COLLATE "C" NOT NULL,
  bucket integer NOT NULL CHECK (bucket BETWEEN 0 AND 131071),
  attempts bigint NOT NULL CHECK (attempts > 0),
  ends_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (kind, bucket)
);
CREATE INDEX counted_attempts_by_end ON counted_attempts (ends_at);

-- The id that a session had before, known until shortly after.
ALTER TABLE sessions ADD COLUMN replaced_hash text COLLATE "C";
ALTER TABLE sessions ADD COLUMN replaced_until text COLLATE "C";
CREATE INDEX sessions_by_replaced ON sessions (replaced_hash) WHERE replaced_hash IS NOT NULL;
