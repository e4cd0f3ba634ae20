-- Which plans come with keys of the API.
ALTER TABLE subscription_plans ADD COLUMN api integer NOT NULL DEFAULT 0 CHECK (api IN (0, 1));
UPDATE subscription_plans SET api = 1 WHERE id = 'premium';

-- A key of the API. key_hash: SHA-256 of the whole key; hint: its last letters. spent_tokens are those that it has held
-- on spent_day.
CREATE TABLE api_keys (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  name text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  key_hash text COLLATE "C" NOT NULL UNIQUE CHECK (length(key_hash) = 64),
  hint text COLLATE "C" NOT NULL CHECK (length(hint) = 4),
  may_read integer NOT NULL CHECK (may_read IN (0, 1)),
  may_write integer NOT NULL CHECK (may_write IN (0, 1)),
  may_spend integer NOT NULL CHECK (may_spend IN (0, 1)),
  daily_tokens bigint CHECK (daily_tokens > 0),
  spent_day text COLLATE "C",
  spent_tokens bigint NOT NULL DEFAULT 0 CHECK (spent_tokens >= 0),
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  expires_at text COLLATE "C" CHECK (is_time(expires_at)),
  last_used_at text COLLATE "C" CHECK (is_time(last_used_at)),
  CHECK (may_read + may_write + may_spend > 0),
  CHECK (daily_tokens IS NULL OR may_spend = 1),
  CHECK (daily_tokens IS NULL OR spent_tokens <= daily_tokens)
);
CREATE INDEX api_keys_by_user ON api_keys (user_id, created_at);

CREATE FUNCTION api_keys_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER api_keys_of_the_living BEFORE INSERT ON api_keys
  FOR EACH ROW EXECUTE FUNCTION api_keys_of_the_living();
