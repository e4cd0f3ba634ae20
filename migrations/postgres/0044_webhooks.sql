-- A URL that is called when dreams of its user end. The secrets that sign are encrypted; the old one also signs until
-- old_until. failing_since: every attempt since then has failed.
CREATE TABLE webhooks (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  url text COLLATE "C" NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
  on_done integer NOT NULL CHECK (on_done IN (0, 1)),
  on_failed integer NOT NULL CHECK (on_failed IN (0, 1)),
  sealed_secret text COLLATE "C" NOT NULL,
  old_sealed_secret text COLLATE "C",
  old_until text COLLATE "C" CHECK (is_time(old_until)),
  failing_since text COLLATE "C" CHECK (is_time(failing_since)),
  disabled_at text COLLATE "C" CHECK (is_time(disabled_at)),
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  CHECK (on_done + on_failed > 0),
  CHECK ((old_sealed_secret IS NULL) = (old_until IS NULL))
);
CREATE INDEX webhooks_by_user ON webhooks (user_id, created_at);

-- A message for a webhook; id is the same in every attempt. data has ids and states, no text of a dream.
CREATE TABLE webhook_messages (
  id text COLLATE "C" PRIMARY KEY,
  webhook_id text COLLATE "C" NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  type text COLLATE "C" NOT NULL CHECK (type IN ('dream.done', 'dream.failed', 'webhook.test')),
  dream_id text COLLATE "C",
  data text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  run_at text COLLATE "C" NOT NULL CHECK (is_time(run_at)),
  lease_token text COLLATE "C",
  last_at text COLLATE "C" CHECK (is_time(last_at)),
  last_status integer,
  last_error text COLLATE "C",
  last_ms integer,
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at))
);
CREATE INDEX webhook_messages_due ON webhook_messages (run_at) WHERE status = 'waiting';
CREATE INDEX webhook_messages_by_webhook ON webhook_messages (webhook_id, created_at DESC, id);
CREATE INDEX webhook_messages_ended ON webhook_messages (created_at) WHERE status <> 'waiting';

INSERT INTO turns (name) VALUES ('webhooks');

CREATE FUNCTION webhooks_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER webhooks_of_the_living BEFORE INSERT ON webhooks
  FOR EACH ROW EXECUTE FUNCTION webhooks_of_the_living();
