-- What a visitor reports. Nothing of the visitor is kept but an email address for the answer, which goes with the
-- answer. link_id: of the reported link, which may have ended since.
CREATE TABLE reports (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  dream_id text COLLATE "C" REFERENCES dreams (id) ON DELETE SET NULL,
  link_id text COLLATE "C" NOT NULL,
  reason text COLLATE "C" NOT NULL,
  words text COLLATE "C" NOT NULL,
  email text COLLATE "C",
  locale text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  outcome text COLLATE "C" CHECK (outcome IN ('ended', 'refused', 'gone')),
  settled_at text COLLATE "C" CHECK (is_time(settled_at)),
  CHECK ((outcome IS NULL) = (settled_at IS NULL)),
  CHECK (settled_at IS NULL OR email IS NULL)
);
CREATE INDEX reports_open ON reports (created_at, id) WHERE settled_at IS NULL;
CREATE INDEX reports_settled ON reports (settled_at, id) WHERE settled_at IS NOT NULL;
CREATE INDEX reports_by_dream ON reports (dream_id);
