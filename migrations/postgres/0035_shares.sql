-- A link that shows parts of a dream. token_hash: SHA-256 of the last part of its URL, which is made from the id and the
-- site's secret. A link that an admin ended (refused_at) stays, so that its dream cannot be shared again.
CREATE TABLE share_links (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  token_hash text COLLATE "C" NOT NULL UNIQUE,
  image integer NOT NULL CHECK (image IN (0, 1)),
  video integer NOT NULL CHECK (video IN (0, 1)),
  reading integer NOT NULL CHECK (reading IN (0, 1)),
  words integer NOT NULL CHECK (words IN (0, 1)),
  name text COLLATE "C",
  password_hash text COLLATE "C",
  form_key text COLLATE "C",
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  expires_at text COLLATE "C" CHECK (is_time(expires_at)),
  refused_at text COLLATE "C" CHECK (is_time(refused_at)),
  CHECK (image + video + reading + words > 0)
);
CREATE INDEX share_links_by_user ON share_links (user_id, created_at);
CREATE INDEX share_links_by_dream ON share_links (dream_id);
CREATE UNIQUE INDEX share_links_of_forms ON share_links (user_id, form_key) WHERE form_key IS NOT NULL;

CREATE FUNCTION share_links_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER share_links_of_the_living BEFORE INSERT ON share_links
  FOR EACH ROW EXECUTE FUNCTION share_links_of_the_living();

-- A dream in the bin is shown to nobody, also after it is restored.
CREATE FUNCTION binned_dreams_end_links() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM share_links WHERE dream_id = NEW.id AND refused_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER binned_dreams_end_links AFTER UPDATE OF deleted_at ON dreams
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION binned_dreams_end_links();
