-- A dream that its author sent to the public gallery. Sent again after it was withdrawn, it gets another id.
-- refusals: how often admins refused the dream. barred: it was ended after a report and cannot be sent again.
CREATE TABLE gallery_entries (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  dream_id text COLLATE "C" NOT NULL UNIQUE REFERENCES dreams (id) ON DELETE CASCADE,
  state text COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'shown', 'refused', 'withdrawn')),
  video integer NOT NULL CHECK (video IN (0, 1)),
  sentence text COLLATE "C",
  name text COLLATE "C",
  mood text COLLATE "C",
  mail integer NOT NULL CHECK (mail IN (0, 1)),
  reason text COLLATE "C",
  note text COLLATE "C",
  refusals integer NOT NULL CHECK (refusals >= 0),
  barred integer NOT NULL CHECK (barred IN (0, 1)),
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  sent_at text COLLATE "C" NOT NULL CHECK (is_time(sent_at)),
  shown_at text COLLATE "C" CHECK (is_time(shown_at)),
  ended_at text COLLATE "C" CHECK (is_time(ended_at)),
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CHECK ((state IN ('refused', 'withdrawn')) = (ended_at IS NOT NULL)),
  CHECK (state <> 'shown' OR shown_at IS NOT NULL)
);
CREATE INDEX gallery_entries_waiting ON gallery_entries (sent_at, id) WHERE state = 'waiting';
CREATE INDEX gallery_entries_shown ON gallery_entries (shown_at, id) WHERE state = 'shown';
CREATE INDEX gallery_entries_by_user ON gallery_entries (user_id, sent_at);

-- The symbols and the mood by which a shown entry is listed: "symbol:water", "mood:calm".
CREATE TABLE gallery_entry_topics (
  entry_id text COLLATE "C" NOT NULL REFERENCES gallery_entries (id) ON DELETE CASCADE,
  topic text COLLATE "C" NOT NULL,
  shown_at text COLLATE "C" NOT NULL CHECK (is_time(shown_at)),
  PRIMARY KEY (entry_id, topic)
);
CREATE INDEX gallery_entry_topics_listed ON gallery_entry_topics (topic, shown_at, entry_id);
CREATE TABLE gallery_topics (
  topic text COLLATE "C" PRIMARY KEY,
  entries integer NOT NULL CHECK (entries >= 0)
);

-- One for each user or browser. liker: "user" and an id, or "visitor" and the SHA-256 of a random cookie.
CREATE TABLE gallery_likes (
  entry_id text COLLATE "C" NOT NULL REFERENCES gallery_entries (id) ON DELETE CASCADE,
  liker text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" REFERENCES users (id),
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  PRIMARY KEY (entry_id, liker)
);
CREATE INDEX gallery_likes_of_users ON gallery_likes (user_id) WHERE user_id IS NOT NULL;

CREATE FUNCTION gallery_entries_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER gallery_entries_of_the_living BEFORE INSERT ON gallery_entries
  FOR EACH ROW EXECUTE FUNCTION gallery_entries_of_the_living();

-- A dream that goes into the bin is withdrawn; a restored dream is not shown again.
CREATE FUNCTION binned_dreams_leave_the_gallery() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE gallery_entries SET state = 'withdrawn', ended_at = NEW.deleted_at, sentence = NULL, name = NULL
  WHERE dream_id = NEW.id AND state IN ('waiting', 'shown');
  RETURN NULL;
END $$;
CREATE TRIGGER binned_dreams_leave_the_gallery AFTER UPDATE OF deleted_at ON dreams
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION binned_dreams_leave_the_gallery();

CREATE FUNCTION ended_gallery_entries_lose_likes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM gallery_likes WHERE entry_id = NEW.id;
  DELETE FROM gallery_entry_topics WHERE entry_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER ended_gallery_entries_lose_likes AFTER UPDATE OF state ON gallery_entries
  FOR EACH ROW WHEN (OLD.state = 'shown' AND NEW.state <> 'shown')
  EXECUTE FUNCTION ended_gallery_entries_lose_likes();

CREATE FUNCTION gallery_likes_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE gallery_entries SET likes = likes + 1 WHERE id = NEW.entry_id;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_likes_are_counted AFTER INSERT ON gallery_likes
  FOR EACH ROW EXECUTE FUNCTION gallery_likes_are_counted();

CREATE FUNCTION gallery_likes_are_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE gallery_entries SET likes = likes - 1 WHERE id = OLD.entry_id AND state = 'shown';
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_likes_are_uncounted AFTER DELETE ON gallery_likes
  FOR EACH ROW EXECUTE FUNCTION gallery_likes_are_uncounted();

CREATE FUNCTION gallery_topics_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO gallery_topics (topic, entries) VALUES (NEW.topic, 1)
  ON CONFLICT (topic) DO UPDATE SET entries = gallery_topics.entries + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_topics_are_counted AFTER INSERT ON gallery_entry_topics
  FOR EACH ROW EXECUTE FUNCTION gallery_topics_are_counted();

CREATE FUNCTION gallery_topics_are_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE gallery_topics SET entries = entries - 1 WHERE topic = OLD.topic;
  RETURN NULL;
END $$;
CREATE TRIGGER gallery_topics_are_uncounted AFTER DELETE ON gallery_entry_topics
  FOR EACH ROW EXECUTE FUNCTION gallery_topics_are_uncounted();
