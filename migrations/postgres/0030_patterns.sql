-- How far each dream was searched for what it names: the version of the lexicon, 0 for a text that is new or changed.
CREATE TABLE dream_scans (
  dream_id text COLLATE "C" PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
  -- The owner of the dream.
  user_id text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 0 CHECK (version >= 0)
);
CREATE INDEX dream_scans_by_user ON dream_scans (user_id, version);
CREATE INDEX dream_scans_by_version ON dream_scans (version);
INSERT INTO dream_scans (dream_id, user_id) SELECT id, user_id FROM dreams;

CREATE FUNCTION dreams_scan_begins() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO dream_scans (dream_id, user_id) VALUES (NEW.id, NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_scan_begins AFTER INSERT ON dreams FOR EACH ROW EXECUTE FUNCTION dreams_scan_begins();

CREATE FUNCTION dreams_scan_again() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.dream_text <> OLD.dream_text OR NEW.language <> OLD.language THEN
    UPDATE dream_scans SET version = 0 WHERE dream_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_scan_again AFTER UPDATE OF dream_text, language ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_scan_again();

-- What a dream names, once each, with where in its text. The text itself is not copied.
CREATE TABLE dream_findings (
  user_id text COLLATE "C" NOT NULL,
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  -- Id of a symbol of the catalogue.
  name text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('symbol', 'person', 'place')),
  -- Offsets of the first mention in the text in NFC, in UTF-16 units.
  begins integer NOT NULL CHECK (begins >= 0),
  ends integer NOT NULL CHECK (ends > begins),
  -- Number of mentions.
  times integer NOT NULL CHECK (times >= 1),
  PRIMARY KEY (user_id, dream_id, name)
);
CREATE INDEX dream_findings_by_dream ON dream_findings (dream_id);

-- What a user says is not meant in a dream: "this is not water". Stays when the dream is searched anew.
CREATE TABLE finding_corrections (
  user_id text COLLATE "C" NOT NULL,
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  at text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, dream_id, name)
);
CREATE INDEX finding_corrections_by_dream ON finding_corrections (dream_id);
