-- The words of dreams in an index, and what the library filters by. In the index the number of the user stands before
-- each word, so that a search reads nothing of others. An id is that number times 16777216 plus the number of the text, as
-- before. Texts that are there are indexed as they were folded until now; their users are marked, and the site folds
-- them anew once it runs.

DROP TRIGGER dreams_insert_searched ON dreams;
DROP TRIGGER dreams_update_searched ON dreams;
CREATE TABLE search_entries (
  id bigint PRIMARY KEY,
  -- Of a dream that is not in the bin.
  dream_id text COLLATE "C" NOT NULL UNIQUE REFERENCES dreams (id) ON DELETE CASCADE,
  -- Order on the shelf: the day of the night since 1970 shifted by 37 bits, plus the tenth of a second in
  -- which it was written.
  place bigint NOT NULL,
  -- Bits: 1 to 5 the mood, 8 favourite, 16 lucid, 32 nightmare, 64 recurring, 128 note, 256 unfinished, and the parts that
  -- are done: 512 reading, 1024 image, 2048 video.
  facets bigint NOT NULL
);
-- 1 while texts of the user wait to be folded anew.
ALTER TABLE search_owners ADD COLUMN stale integer NOT NULL DEFAULT 0 CHECK (stale IN (0, 1));
CREATE INDEX search_owners_stale ON search_owners (number) WHERE stale = 1;
-- In place of FTS5. The words lie beside the rows, which are read to the thousand.
CREATE TABLE search_words (id bigint PRIMARY KEY, words tsvector NOT NULL) WITH (toast_tuple_target = 128);
ALTER TABLE search_words ALTER COLUMN words SET STORAGE EXTERNAL;
-- Symbols of readings.
CREATE TABLE dream_symbols (
  user_id text COLLATE "C" NOT NULL,
  symbol text COLLATE "C" NOT NULL,
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, symbol, dream_id)
);
CREATE INDEX dream_symbols_by_dream ON dream_symbols (dream_id);

CREATE FUNCTION search_place(night text, created_at text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (CAST(night AS date) - DATE '1970-01-01') * 137438953472
    + CAST(round(EXTRACT(EPOCH FROM CAST(created_at AS timestamptz)) * 10) AS bigint)
$$;
CREATE FUNCTION search_facets(dreams) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE $1.mood WHEN 'calm' THEN 1 WHEN 'curious' THEN 2 WHEN 'joyful' THEN 3 WHEN 'anxious' THEN 4
      WHEN 'sad' THEN 5 ELSE 0 END
    + $1.favourite * 8 + $1.lucid * 16 + $1.nightmare * 32 + $1.recurring * 64
    + CASE $1.kind WHEN 'note' THEN 128 ELSE 0 END
    + CASE WHEN $1.status IN ('queued', 'processing') THEN 256 ELSE 0 END
    + COALESCE((SELECT SUM(CASE part WHEN 'reading' THEN 512 WHEN 'image' THEN 1024 ELSE 2048 END)
      FROM dream_parts WHERE dream_id = $1.id AND status = 'done'), 0)
$$;
-- The words of a text with the number of their user before each; the number alone finds all.
CREATE FUNCTION search_vector(id bigint, text text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT CAST(string_agg('''' || (id / 16777216) || '_' || replace(replace(left(word, 200), '\', '\\'), '''', '''''') || ''':'
    || LEAST(nth, 16383), ' ') AS tsvector)
  FROM unnest(string_to_array(' ' || text, ' ')) WITH ORDINALITY AS listed (word, nth)
  WHERE nth = 1 OR word NOT IN ('', '|')
$$;
CREATE FUNCTION search_symbols(interpretation text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT substr(value ->> 'symbol', 1, 80) FROM json_array_elements(
    CASE json_typeof(CAST(interpretation AS json) -> 'symbols') WHEN 'array' THEN CAST(interpretation AS json) -> 'symbols'
      ELSE '[]' END) AS listed (value)
  WHERE COALESCE(value ->> 'symbol', '') <> ''
$$;
CREATE FUNCTION search_enter(dreams) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_owners (user_id, newest) VALUES ($1.user_id, 1)
  ON CONFLICT (user_id) DO UPDATE SET newest = search_owners.newest + 1;
  INSERT INTO search_entries (id, dream_id, place, facets)
  SELECT number * 16777216 + newest, $1.id, search_place($1.night, $1.created_at), search_facets($1)
  FROM search_owners WHERE user_id = $1.user_id;
END $$;

INSERT INTO search_entries (id, dream_id, place, facets)
  SELECT s.id, d.id, search_place(d.night, d.created_at), search_facets(d)
  FROM search_texts AS s JOIN dreams AS d ON d.id = s.dream_id WHERE d.deleted_at IS NULL;
INSERT INTO search_words (id, words)
  SELECT e.id, search_vector(e.id, d.search_text) FROM search_entries AS e JOIN dreams AS d ON d.id = e.dream_id;
INSERT INTO dream_symbols
  SELECT d.user_id, symbol, d.id FROM dreams AS d, search_symbols(d.interpretation) AS listed (symbol)
  WHERE d.interpretation IS NOT NULL AND d.deleted_at IS NULL;
UPDATE search_owners SET stale = 1;
DROP TABLE search_texts;
-- Without a list of what is still to be sorted in, which each search would read.
CREATE INDEX search_words_found ON search_words USING gin (words) WITH (fastupdate = off);

CREATE FUNCTION search_entries_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_words (id, words) SELECT NEW.id, search_vector(NEW.id, search_text) FROM dreams WHERE id = NEW.dream_id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_entries_added AFTER INSERT ON search_entries
  FOR EACH ROW EXECUTE FUNCTION search_entries_added();
CREATE FUNCTION search_entries_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM search_words WHERE id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER search_entries_removed BEFORE DELETE ON search_entries
  FOR EACH ROW EXECUTE FUNCTION search_entries_removed();

CREATE OR REPLACE FUNCTION dreams_insert_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM search_enter(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_insert_searched AFTER INSERT ON dreams
  FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION dreams_insert_searched();

CREATE OR REPLACE FUNCTION dreams_update_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE search_words SET words = search_vector(id, NEW.search_text)
  WHERE id = (SELECT id FROM search_entries WHERE dream_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_update_searched AFTER UPDATE OF search_text ON dreams
  FOR EACH ROW WHEN (NEW.search_text <> OLD.search_text AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION dreams_update_searched();

CREATE FUNCTION dreams_binned_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM search_entries WHERE dream_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_binned_searched AFTER UPDATE OF deleted_at ON dreams
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL) EXECUTE FUNCTION dreams_binned_searched();
CREATE FUNCTION dreams_restored_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM search_enter(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_restored_searched AFTER UPDATE OF deleted_at ON dreams
  FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION dreams_restored_searched();
CREATE FUNCTION dreams_delete_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM search_entries WHERE dream_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER dreams_delete_searched BEFORE DELETE ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_delete_searched();

CREATE FUNCTION dreams_facets_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE search_entries SET place = search_place(NEW.night, NEW.created_at), facets = search_facets(NEW)
  WHERE dream_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_facets_searched
  AFTER UPDATE OF night, mood, favourite, lucid, nightmare, recurring, status ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_facets_searched();
CREATE FUNCTION dream_parts_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE search_entries SET facets = (SELECT search_facets(dreams) FROM dreams WHERE id = NEW.dream_id)
  WHERE dream_id = NEW.dream_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dream_parts_added_searched AFTER INSERT ON dream_parts
  FOR EACH ROW WHEN (NEW.status = 'done') EXECUTE FUNCTION dream_parts_searched();
CREATE TRIGGER dream_parts_changed_searched AFTER UPDATE OF status ON dream_parts
  FOR EACH ROW WHEN ((NEW.status = 'done') <> (OLD.status = 'done')) EXECUTE FUNCTION dream_parts_searched();

CREATE FUNCTION dreams_symbols_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO dream_symbols SELECT NEW.user_id, symbol, NEW.id FROM search_symbols(NEW.interpretation) AS listed (symbol);
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_symbols_added AFTER INSERT ON dreams
  FOR EACH ROW WHEN (NEW.interpretation IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION dreams_symbols_added();
CREATE FUNCTION dreams_symbols_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM dream_symbols WHERE dream_id = NEW.id;
  IF NEW.interpretation IS NOT NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO dream_symbols SELECT NEW.user_id, symbol, NEW.id FROM search_symbols(NEW.interpretation) AS listed (symbol);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_symbols_changed AFTER UPDATE OF interpretation, deleted_at ON dreams
  FOR EACH ROW WHEN (NEW.interpretation IS DISTINCT FROM OLD.interpretation
    OR (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)) EXECUTE FUNCTION dreams_symbols_changed();
