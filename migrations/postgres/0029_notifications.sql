-- What a user wants to be notified of, and how; a user without a row wants nothing.
CREATE TABLE notification_settings (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id),
  asked integer NOT NULL DEFAULT 0 CHECK (asked IN (0, 1)),
  ready_mail integer NOT NULL DEFAULT 0 CHECK (ready_mail IN (0, 1)),
  ready_push integer NOT NULL DEFAULT 0 CHECK (ready_push IN (0, 1)),
  letter_mail integer NOT NULL DEFAULT 0 CHECK (letter_mail IN (0, 1)),
  reminder_mail integer NOT NULL DEFAULT 0 CHECK (reminder_mail IN (0, 1)),
  reminder_push integer NOT NULL DEFAULT 0 CHECK (reminder_push IN (0, 1)),
  reminder_minute integer NOT NULL DEFAULT 420 CHECK (reminder_minute BETWEEN 0 AND 1439),
  reminder_due text COLLATE "C"
);
CREATE INDEX reminders_due ON notification_settings (reminder_due) WHERE reminder_due IS NOT NULL;
CREATE INDEX letter_readers ON notification_settings (user_id) WHERE letter_mail = 1;
-- A browser that shows notifications: where to send them, and the keys that encrypt them for it.
CREATE TABLE push_subscriptions (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  endpoint text COLLATE "C" NOT NULL UNIQUE,
  p256dh text COLLATE "C" NOT NULL,
  auth text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL
);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, created_at);
-- Events to notify of, each once: first the event, then a row for each browser (subscription_id).
CREATE TABLE notices (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('ready', 'failed', 'reminder')),
  dream_id text COLLATE "C" REFERENCES dreams (id) ON DELETE CASCADE,
  subscription_id text COLLATE "C" REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  run_at text COLLATE "C" NOT NULL,
  lease_token text COLLATE "C",
  created_at text COLLATE "C" NOT NULL
);
CREATE INDEX notices_due ON notices (run_at);
CREATE INDEX notices_by_user ON notices (user_id);
CREATE INDEX notices_by_dream ON notices (dream_id) WHERE dream_id IS NOT NULL;
CREATE INDEX notices_by_subscription ON notices (subscription_id) WHERE subscription_id IS NOT NULL;
-- The key pair by which push services know this site (VAPID); the private key is sealed with the session secret.
CREATE TABLE push_keys (
  id integer PRIMARY KEY CHECK (id = 1),
  public_key text COLLATE "C" NOT NULL,
  sealed_key text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL
);

INSERT INTO turns (name) VALUES ('notices');

CREATE FUNCTION notification_settings_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER notification_settings_of_the_living BEFORE INSERT ON notification_settings
  FOR EACH ROW EXECUTE FUNCTION notification_settings_of_the_living();

CREATE FUNCTION push_subscriptions_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER push_subscriptions_of_the_living BEFORE INSERT ON push_subscriptions
  FOR EACH ROW EXECUTE FUNCTION push_subscriptions_of_the_living();

CREATE FUNCTION notices_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER notices_of_the_living BEFORE INSERT ON notices
  FOR EACH ROW EXECUTE FUNCTION notices_of_the_living();
