-- Invitations to make an account. The secret is in the mailed link alone.
CREATE TABLE invitations (
  id text COLLATE "C" PRIMARY KEY,
  secret_hash text COLLATE "C" NOT NULL UNIQUE,
  -- Normalised.
  email text COLLATE "C" NOT NULL,
  -- Of the mail.
  locale text COLLATE "C" NOT NULL,
  -- Null for one from the command line.
  invited_by text COLLATE "C" REFERENCES users (id),
  created_at text COLLATE "C" NOT NULL,
  expires_at text COLLATE "C" NOT NULL,
  accepted_at text COLLATE "C",
  accepted_by text COLLATE "C" REFERENCES users (id),
  revoked_at text COLLATE "C",
  CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  CHECK (accepted_at IS NULL OR revoked_at IS NULL)
);
CREATE UNIQUE INDEX invitations_one_open ON invitations (email)
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitations_by_email ON invitations (email);
CREATE INDEX invitations_by_acceptor ON invitations (accepted_by);
CREATE INDEX invitations_by_time ON invitations (created_at, id);
CREATE INDEX invitations_by_expiry ON invitations (expires_at);
