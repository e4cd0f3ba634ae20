-- What a dream carries beside its text, and the bin, in which a deleted dream stays for 30 days. A dream in the bin is in
-- no total, tag or search text.

-- Null while it is not known.
ALTER TABLE users ADD COLUMN time_zone text COLLATE "C";
ALTER TABLE users ADD COLUMN night_ends integer NOT NULL DEFAULT 12 CHECK (night_ends BETWEEN 4 AND 18);
ALTER TABLE dreams
  -- The date of the evening on which the dream's night began; the default is that of no dream.
  ADD COLUMN night text COLLATE "C" NOT NULL DEFAULT '1970-01-01' CHECK (night ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Of the local day; null where it is unknown.
  ADD COLUMN minute integer CHECK (minute BETWEEN 0 AND 1439),
  ADD COLUMN mood text COLLATE "C" CHECK (mood IN ('calm', 'curious', 'joyful', 'anxious', 'sad')),
  ADD COLUMN favourite integer NOT NULL DEFAULT 0 CHECK (favourite IN (0, 1)),
  ADD COLUMN lucid integer NOT NULL DEFAULT 0 CHECK (lucid IN (0, 1)),
  ADD COLUMN nightmare integer NOT NULL DEFAULT 0 CHECK (nightmare IN (0, 1)),
  ADD COLUMN recurring integer NOT NULL DEFAULT 0 CHECK (recurring IN (0, 1)),
  -- A JSON list, of the user; `tags` are those of the reading.
  ADD COLUMN own_tags text COLLATE "C" NOT NULL DEFAULT '[]' CHECK (is_json(own_tags)),
  -- Since when it is in the bin.
  ADD COLUMN deleted_at text COLLATE "C";
CREATE TABLE dream_remarks (
  dream_id text COLLATE "C" PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
  text text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL
);
-- The last round that was spent without a result, as the dream was deleted after the part had begun.
ALTER TABLE dream_parts
  ADD COLUMN dropped_round integer NOT NULL DEFAULT 0 CHECK (dropped_round BETWEEN 0 AND round);

UPDATE dreams SET night = to_char(CAST(created_at AS timestamptz) AT TIME ZONE 'UTC' - INTERVAL '9 hours', 'YYYY-MM-DD');

CREATE INDEX dreams_by_night ON dreams (user_id, night DESC, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX dreams_in_bin ON dreams (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX dreams_in_bin_by_user ON dreams (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
-- In the order in which the entries of a lot are read.
DROP INDEX ledger_by_lot;
CREATE INDEX ledger_by_lot ON ledger_entries (lot_id, id);

DROP TRIGGER dreams_tags_added ON dreams;
DROP TRIGGER dreams_tags_changed ON dreams;
DROP TABLE dream_tags;
-- Both kinds of tags as rows; written by the triggers below alone.
CREATE TABLE dream_tags (
  user_id text COLLATE "C" NOT NULL,
  tag text COLLATE "C" NOT NULL,
  -- Of the dream, as is created_at.
  night text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, tag, night, created_at, dream_id)
);
CREATE INDEX dream_tags_by_dream ON dream_tags (dream_id);
INSERT INTO dream_tags
  SELECT DISTINCT user_id, value, night, created_at, dreams.id
  FROM dreams, json_array_elements_text(CAST(dreams.tags AS json)) AS listed (value);

CREATE OR REPLACE FUNCTION dreams_tags_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (NEW.tags <> '[]' OR NEW.own_tags <> '[]') AND NEW.deleted_at IS NULL THEN
    INSERT INTO dream_tags SELECT NEW.user_id, value, NEW.night, NEW.created_at, NEW.id FROM (
      SELECT value FROM json_array_elements_text(CAST(NEW.tags AS json)) AS listed (value)
      UNION SELECT value FROM json_array_elements_text(CAST(NEW.own_tags AS json)) AS listed (value)) AS both_kinds;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_tags_added AFTER INSERT ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_tags_added();

CREATE OR REPLACE FUNCTION dreams_tags_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (NEW.tags, NEW.own_tags, NEW.night, NEW.deleted_at IS NULL)
    <> (OLD.tags, OLD.own_tags, OLD.night, OLD.deleted_at IS NULL) THEN
    DELETE FROM dream_tags WHERE dream_id = NEW.id;
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO dream_tags SELECT NEW.user_id, value, NEW.night, NEW.created_at, NEW.id FROM (
        SELECT value FROM json_array_elements_text(CAST(NEW.tags AS json)) AS listed (value)
        UNION SELECT value FROM json_array_elements_text(CAST(NEW.own_tags AS json)) AS listed (value)) AS both_kinds;
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_tags_changed AFTER UPDATE OF tags, own_tags, night, deleted_at ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_tags_changed();

-- The version before this one, which may still write while this one begins, knows no nights.
CREATE OR REPLACE FUNCTION dreams_night_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE dreams SET night = to_char(CAST(created_at AS timestamptz) AT TIME ZONE 'UTC' - INTERVAL '9 hours', 'YYYY-MM-DD')
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_night_added AFTER INSERT ON dreams
  FOR EACH ROW WHEN (NEW.night = '1970-01-01') EXECUTE FUNCTION dreams_night_added();

-- An empty text is found by no search.
DROP TRIGGER dreams_update_searched ON dreams;
CREATE OR REPLACE FUNCTION dreams_update_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE search_texts SET text = CASE WHEN NEW.deleted_at IS NULL THEN NEW.search_text ELSE '' END
  WHERE dream_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_update_searched AFTER UPDATE OF search_text, deleted_at ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_update_searched();

CREATE OR REPLACE FUNCTION dream_parts_begun() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (OLD.status = 'processing' OR (OLD.status = 'queued' AND OLD.started_at IS NOT NULL))
    AND (NEW.round <> OLD.round OR NEW.status = 'skipped'
      OR (NEW.status = 'cancelled' AND NEW.dropped_round <> NEW.round)
      OR (NEW.status = 'queued' AND NEW.started_at IS NULL)) THEN
    RAISE EXCEPTION 'a part that has begun ends as done or failed';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION dreams_totals_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.deleted_at IS NULL THEN
    UPDATE user_totals SET text_bytes = text_bytes + octet_length(NEW.dream_text) - octet_length(OLD.dream_text)
    WHERE user_id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;

-- The old text: where it changes in the same statement, the trigger above counts the difference.
CREATE FUNCTION dreams_totals_binned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
  media_of bigint;
BEGIN
  IF (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL) THEN
    media_of := COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = NEW.id), 0);
    UPDATE site_totals SET media_bytes = media_bytes + moved * media_of;
    UPDATE user_totals SET dreams = dreams + moved * CASE NEW.kind WHEN 'dream' THEN 1 ELSE 0 END,
      notes = notes + moved * CASE NEW.kind WHEN 'note' THEN 1 ELSE 0 END,
      text_bytes = text_bytes + moved * (octet_length(OLD.dream_text)
        + COALESCE((SELECT octet_length(text) FROM dream_remarks WHERE dream_id = NEW.id), 0)),
      media_bytes = media_bytes + moved * media_of WHERE user_id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_totals_binned AFTER UPDATE OF deleted_at ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_totals_binned();

CREATE OR REPLACE FUNCTION dreams_totals_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.deleted_at IS NULL THEN
    UPDATE site_totals SET media_bytes = media_bytes
      - COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = OLD.id), 0);
    UPDATE user_totals SET dreams = dreams - CASE OLD.kind WHEN 'dream' THEN 1 ELSE 0 END,
      notes = notes - CASE OLD.kind WHEN 'note' THEN 1 ELSE 0 END,
      text_bytes = text_bytes - octet_length(OLD.dream_text)
        - COALESCE((SELECT octet_length(text) FROM dream_remarks WHERE dream_id = OLD.id), 0),
      media_bytes = media_bytes - COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = OLD.id), 0)
    WHERE user_id = OLD.user_id;
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE FUNCTION media_totals_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM dreams WHERE id = NEW.dream_id AND deleted_at IS NULL) THEN
    UPDATE site_totals SET media_bytes = media_bytes + NEW.bytes;
    UPDATE user_totals SET media_bytes = media_bytes + NEW.bytes
    WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION media_totals_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE site_totals SET media_bytes = media_bytes
    + CASE WHEN EXISTS (SELECT 1 FROM dreams WHERE id = NEW.dream_id AND deleted_at IS NULL) THEN NEW.bytes ELSE 0 END
    - CASE WHEN EXISTS (SELECT 1 FROM dreams WHERE id = OLD.dream_id AND deleted_at IS NULL) THEN OLD.bytes ELSE 0 END;
  UPDATE user_totals SET media_bytes = media_bytes - OLD.bytes
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = OLD.dream_id AND deleted_at IS NULL);
  UPDATE user_totals SET media_bytes = media_bytes + NEW.bytes
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id AND deleted_at IS NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION media_totals_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM dreams WHERE id = OLD.dream_id AND deleted_at IS NULL) THEN
    UPDATE site_totals SET media_bytes = media_bytes - OLD.bytes;
    UPDATE user_totals SET media_bytes = media_bytes - OLD.bytes
    WHERE user_id = (SELECT user_id FROM dreams WHERE id = OLD.dream_id);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION dream_remarks_totals_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE user_totals SET text_bytes = text_bytes + octet_length(NEW.text)
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id AND deleted_at IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_remarks_totals_added AFTER INSERT ON dream_remarks
  FOR EACH ROW EXECUTE FUNCTION dream_remarks_totals_added();

CREATE FUNCTION dream_remarks_totals_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE user_totals SET text_bytes = text_bytes + octet_length(NEW.text) - octet_length(OLD.text)
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id AND deleted_at IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_remarks_totals_changed AFTER UPDATE OF text ON dream_remarks
  FOR EACH ROW EXECUTE FUNCTION dream_remarks_totals_changed();

CREATE FUNCTION dream_remarks_totals_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE user_totals SET text_bytes = text_bytes - octet_length(OLD.text)
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = OLD.dream_id AND deleted_at IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_remarks_totals_removed AFTER DELETE ON dream_remarks
  FOR EACH ROW EXECUTE FUNCTION dream_remarks_totals_removed();

CREATE FUNCTION dream_remarks_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_remarks_insert_revises AFTER INSERT ON dream_remarks
  FOR EACH ROW EXECUTE FUNCTION dream_remarks_insert_revises();

CREATE FUNCTION dream_remarks_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_remarks_update_revises AFTER UPDATE ON dream_remarks
  FOR EACH ROW EXECUTE FUNCTION dream_remarks_update_revises();

CREATE FUNCTION dream_remarks_delete_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = OLD.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_remarks_delete_revises AFTER DELETE ON dream_remarks
  FOR EACH ROW EXECUTE FUNCTION dream_remarks_delete_revises();
