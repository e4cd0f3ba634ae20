-- A letter about a month of a user's dreams: sentences with references to dreams, without their words.
CREATE TABLE letters (
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  month text COLLATE "C" NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
  language text COLLATE "C" NOT NULL,
  engine text COLLATE "C" NOT NULL,
  content text COLLATE "C" NOT NULL CHECK (is_json(content)),
  made_at text COLLATE "C" NOT NULL CHECK (is_time(made_at)),
  -- When it was first shown.
  seen_at text COLLATE "C",
  PRIMARY KEY (user_id, month)
);

CREATE FUNCTION letters_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1 WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER letters_insert_revises AFTER INSERT ON letters
  FOR EACH ROW EXECUTE FUNCTION letters_insert_revises();

CREATE FUNCTION letters_delete_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1 WHERE user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER letters_delete_revises AFTER DELETE ON letters
  FOR EACH ROW EXECUTE FUNCTION letters_delete_revises();
