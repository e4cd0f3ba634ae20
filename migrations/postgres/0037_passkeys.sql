-- A passkey of a user: the public key, and what its authenticator said of it. Its id is the site's own.
CREATE TABLE passkeys (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  credential_id text COLLATE "C" NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1364),
  public_key text COLLATE "C" NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text COLLATE "C" NOT NULL,
  synced integer NOT NULL CHECK (synced IN (0, 1)),
  backed_up integer NOT NULL CHECK (backed_up IN (0, 1)),
  name text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at text COLLATE "C" NOT NULL,
  last_used_at text COLLATE "C"
);
CREATE INDEX passkeys_by_user ON passkeys (user_id, created_at);
-- Challenges that wait for the answer of an authenticator. The slot comes from the challenge's hash, so that the table
-- has an upper size; bound_hash covers the browser, the purpose and the account.
CREATE TABLE passkey_challenges (
  slot integer PRIMARY KEY CHECK (slot BETWEEN 0 AND 131071),
  challenge_hash text COLLATE "C" NOT NULL,
  bound_hash text COLLATE "C" NOT NULL,
  expires_at text COLLATE "C" NOT NULL
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);

CREATE FUNCTION passkeys_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER passkeys_of_the_living BEFORE INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION passkeys_of_the_living();
