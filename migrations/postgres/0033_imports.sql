-- What an import brings beside the text counts with all that a user wrote; and the number of a text in the search is
-- used again once all were used.

-- UTF-8 bytes of the title, tags, reading and lenses that came with an import.
ALTER TABLE dreams ADD COLUMN imported_bytes bigint NOT NULL DEFAULT 0 CHECK (imported_bytes >= 0);
UPDATE dreams SET imported_bytes = COALESCE(octet_length(title), 0) + octet_length(tags)
  + COALESCE(octet_length(interpretation), 0)
WHERE id IN (SELECT dream_id FROM dream_parts WHERE part = 'reading' AND engine = 'imported');
UPDATE user_totals SET text_bytes = text_bytes + (
  SELECT COALESCE(SUM(imported_bytes), 0) FROM dreams
  WHERE dreams.user_id = user_totals.user_id AND deleted_at IS NULL);

CREATE OR REPLACE FUNCTION dreams_totals_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE user_totals SET dreams = dreams + CASE NEW.kind WHEN 'dream' THEN 1 ELSE 0 END,
    notes = notes + CASE NEW.kind WHEN 'note' THEN 1 ELSE 0 END,
    text_bytes = text_bytes + octet_length(NEW.dream_text) + NEW.imported_bytes WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;

-- The old text: where it changes in the same statement, its own trigger counts the difference.
CREATE OR REPLACE FUNCTION dreams_totals_binned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
  media_of bigint;
BEGIN
  IF (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL) THEN
    media_of := COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = NEW.id), 0);
    UPDATE site_totals SET media_bytes = media_bytes + moved * media_of;
    UPDATE user_totals SET dreams = dreams + moved * CASE NEW.kind WHEN 'dream' THEN 1 ELSE 0 END,
      notes = notes + moved * CASE NEW.kind WHEN 'note' THEN 1 ELSE 0 END,
      text_bytes = text_bytes + moved * (octet_length(OLD.dream_text) + OLD.imported_bytes
        + COALESCE((SELECT octet_length(text) FROM dream_remarks WHERE dream_id = NEW.id), 0)),
      media_bytes = media_bytes + moved * media_of WHERE user_id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION dreams_totals_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.deleted_at IS NULL THEN
    UPDATE site_totals SET media_bytes = media_bytes
      - COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = OLD.id), 0);
    UPDATE user_totals SET dreams = dreams - CASE OLD.kind WHEN 'dream' THEN 1 ELSE 0 END,
      notes = notes - CASE OLD.kind WHEN 'note' THEN 1 ELSE 0 END,
      text_bytes = text_bytes - octet_length(OLD.dream_text) - OLD.imported_bytes
        - COALESCE((SELECT octet_length(text) FROM dream_remarks WHERE dream_id = OLD.id), 0),
      media_bytes = media_bytes - COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = OLD.id), 0)
    WHERE user_id = OLD.user_id;
  END IF;
  RETURN OLD;
END $$;

-- Those that admins look at.
CREATE INDEX dream_lenses_failed ON dream_lenses (finished_at) WHERE status = 'failed';

-- Numbers begin anew after the last; those of texts that are there are left out.
CREATE OR REPLACE FUNCTION search_enter(dreams) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner bigint;
  nth bigint;
BEGIN
  INSERT INTO search_owners (user_id, newest) VALUES ($1.user_id, 0) ON CONFLICT (user_id) DO NOTHING;
  SELECT number, newest INTO owner, nth FROM search_owners WHERE user_id = $1.user_id FOR UPDATE;
  LOOP
    nth := (nth + 1) % 16777216;
    EXIT WHEN NOT EXISTS (SELECT 1 FROM search_entries WHERE id = owner * 16777216 + nth);
  END LOOP;
  UPDATE search_owners SET newest = nth WHERE number = owner;
  INSERT INTO search_entries (id, dream_id, place, facets)
  VALUES (owner * 16777216 + nth, $1.id, search_place($1.night, $1.created_at), search_facets($1));
END $$;
