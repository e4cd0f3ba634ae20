-- What a hold can pay: a part of a dream, or a lens on it.
ALTER TABLE holds DROP CONSTRAINT holds_part_check;
ALTER TABLE holds ADD CONSTRAINT holds_part_check CHECK (part IN ('reading', 'image', 'video',
  'lens-psychological', 'lens-jungian', 'lens-gestalt', 'lens-tabir', 'lens-cultural'));

-- A reading of a dream through a lens, and the job by which it is made.
CREATE TABLE dream_lenses (
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  lens text COLLATE "C" NOT NULL CHECK (lens IN ('psychological', 'jungian', 'gestalt', 'tabir', 'cultural')),
  -- Of the job; another one in each round.
  id text COLLATE "C" NOT NULL UNIQUE,
  -- The owner of the dream.
  user_id text COLLATE "C" NOT NULL,
  -- 1 for the first submission; each one after a failure adds one and holds tokens anew.
  round integer NOT NULL DEFAULT 1 CHECK (round >= 1),
  status text COLLATE "C" NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  cost bigint NOT NULL CHECK (cost > 0),
  engine text COLLATE "C" NOT NULL,
  content text COLLATE "C" CHECK (content IS NULL OR is_json(content)),
  error text COLLATE "C",
  attempts integer NOT NULL DEFAULT 0,
  run_at text COLLATE "C" NOT NULL,
  lease_token text COLLATE "C",
  lease_until text COLLATE "C",
  worker text COLLATE "C",
  last_error text COLLATE "C",
  created_at text COLLATE "C" NOT NULL,
  started_at text COLLATE "C",
  finished_at text COLLATE "C",
  PRIMARY KEY (dream_id, lens),
  CHECK ((status = 'running') = (lease_token IS NOT NULL)),
  CHECK ((status = 'done') = (content IS NOT NULL))
);
CREATE INDEX dream_lenses_ready ON dream_lenses (status, created_at, id, user_id, run_at) WHERE status = 'queued';
CREATE INDEX dream_lenses_running ON dream_lenses (status, user_id) WHERE status = 'running';
CREATE INDEX dream_lenses_open ON dream_lenses (status, user_id, dream_id)
  WHERE status IN ('queued', 'running');

CREATE FUNCTION dream_lenses_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users JOIN dreams ON dreams.user_id = users.id
    WHERE dreams.id = NEW.dream_id AND users.deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dream_lenses_of_the_living BEFORE INSERT ON dream_lenses
  FOR EACH ROW EXECUTE FUNCTION dream_lenses_of_the_living();

CREATE FUNCTION dream_lenses_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.user_id IS DISTINCT FROM (SELECT user_id FROM dreams WHERE id = NEW.dream_id) THEN
    RAISE EXCEPTION 'a lens belongs to the owner of its dream';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dream_lenses_owner BEFORE INSERT ON dream_lenses
  FOR EACH ROW EXECUTE FUNCTION dream_lenses_owner();

CREATE FUNCTION dream_lenses_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.status = 'done' THEN
    RAISE EXCEPTION 'a lens is made once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dream_lenses_once BEFORE UPDATE OF status, round, started_at, content ON dream_lenses
  FOR EACH ROW EXECUTE FUNCTION dream_lenses_once();

CREATE FUNCTION dream_lenses_begun() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.status IN ('queued', 'running') AND OLD.started_at IS NOT NULL
    AND (NEW.round <> OLD.round OR NEW.started_at IS NULL) THEN
    RAISE EXCEPTION 'a lens that has begun ends';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dream_lenses_begun BEFORE UPDATE OF status, round, started_at ON dream_lenses
  FOR EACH ROW EXECUTE FUNCTION dream_lenses_begun();

CREATE FUNCTION ledger_entries_lens_begun() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'release' AND EXISTS (
    SELECT 1 FROM holds JOIN dream_lenses AS lens ON lens.dream_id = holds.dream_id
      AND 'lens-' || lens.lens = holds.part AND lens.round = holds.round
    WHERE holds.id = NEW.hold_id AND lens.status IN ('queued', 'running') AND lens.started_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a lens that has begun is spent unless it failed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_lens_begun BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_lens_begun();

CREATE FUNCTION dream_lenses_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1 WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dream_lenses_insert_revises AFTER INSERT ON dream_lenses
  FOR EACH ROW EXECUTE FUNCTION dream_lenses_insert_revises();

CREATE FUNCTION dream_lenses_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1 WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dream_lenses_update_revises
  AFTER UPDATE OF status, cost, round, engine, error, content, finished_at ON dream_lenses
  FOR EACH ROW EXECUTE FUNCTION dream_lenses_update_revises();
