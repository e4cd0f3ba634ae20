-- Jobs that make the upright video of a dream. A done one is removed: the result is a row of `media`.
CREATE TABLE vertical_videos (
  dream_id text COLLATE "C" PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL UNIQUE,
  -- The owner of the dream.
  user_id text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('queued', 'running', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  run_at text COLLATE "C" NOT NULL,
  lease_token text COLLATE "C",
  lease_until text COLLATE "C",
  worker text COLLATE "C",
  last_error text COLLATE "C",
  created_at text COLLATE "C" NOT NULL,
  CHECK ((status = 'running') = (lease_token IS NOT NULL))
);
CREATE INDEX vertical_videos_ready ON vertical_videos (status, created_at, id, run_at) WHERE status = 'queued';
CREATE INDEX vertical_videos_running ON vertical_videos (status, user_id) WHERE status = 'running';
CREATE INDEX vertical_videos_open ON vertical_videos (status, user_id) WHERE status IN ('queued', 'running');
