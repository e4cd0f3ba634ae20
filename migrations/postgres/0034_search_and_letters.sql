-- Words of the search beside what it filters by, and letters that an AI writes with their reader's consent.

-- The words of an entry lie beside its place and its bits, so that a search joins nothing.
ALTER TABLE search_words RENAME TO search_words_before;
ALTER INDEX search_words_pkey RENAME TO search_words_before_pkey;
DROP INDEX search_words_found;
-- Without parallel workers: for a common word they would read the texts of all users.
CREATE TABLE search_words (
  id bigint PRIMARY KEY,
  -- As in search_entries.
  dream_id text COLLATE "C" NOT NULL,
  place bigint NOT NULL,
  facets bigint NOT NULL,
  words tsvector NOT NULL
) WITH (toast_tuple_target = 128, fillfactor = 90, parallel_workers = 0);
ALTER TABLE search_words ALTER COLUMN words SET STORAGE EXTERNAL;
INSERT INTO search_words (id, dream_id, place, facets, words)
  SELECT e.id, e.dream_id, e.place, e.facets, w.words
  FROM search_entries AS e JOIN search_words_before AS w ON w.id = e.id ORDER BY e.id;
DROP TABLE search_words_before;
-- Without a list of what is still to be sorted in, which each search would read.
CREATE INDEX search_words_found ON search_words USING gin (words) WITH (fastupdate = off);
CREATE OR REPLACE FUNCTION search_entries_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_words (id, dream_id, place, facets, words)
  SELECT NEW.id, NEW.dream_id, NEW.place, NEW.facets, search_vector(NEW.id, search_text) FROM dreams WHERE id = NEW.dream_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION dreams_facets_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE search_entries SET place = search_place(NEW.night, NEW.created_at), facets = search_facets(NEW)
  WHERE dream_id = NEW.id;
  UPDATE search_words SET place = e.place, facets = e.facets
  FROM search_entries AS e WHERE e.dream_id = NEW.id AND search_words.id = e.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION dream_parts_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE search_entries SET facets = (SELECT search_facets(dreams) FROM dreams WHERE id = NEW.dream_id)
  WHERE dream_id = NEW.dream_id;
  UPDATE search_words SET facets = e.facets
  FROM search_entries AS e WHERE e.dream_id = NEW.dream_id AND search_words.id = e.id;
  RETURN NULL;
END $$;

-- Whether an AI may write the monthly letter, from its figures and titles.
ALTER TABLE notification_settings ADD COLUMN letter_ai integer NOT NULL DEFAULT 0 CHECK (letter_ai IN (0, 1));
-- When an AI is asked next for this letter, which the studio has written; null where none is.
ALTER TABLE letters
  ADD COLUMN ai_due text COLLATE "C",
  ADD COLUMN ai_attempts integer NOT NULL DEFAULT 0;
CREATE INDEX letters_ai_due ON letters (ai_due) WHERE ai_due IS NOT NULL;
CREATE FUNCTION letters_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1 WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER letters_update_revises AFTER UPDATE OF content ON letters
  FOR EACH ROW EXECUTE FUNCTION letters_update_revises();
