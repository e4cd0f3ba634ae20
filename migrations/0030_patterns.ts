import { sql, type Kysely } from "kysely";

const KINDS = ["symbol", "person", "place"];

const steps = [
  /* How far each dream was searched for what it names: the version of the lexicon, 0 for a text that is new or changed. */
  `CREATE TABLE dream_scans (
    dream_id TEXT PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
    /* The owner of the dream. */
    user_id TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX dream_scans_by_user ON dream_scans (user_id, version)`,
  `CREATE INDEX dream_scans_by_version ON dream_scans (version)`,
  `INSERT INTO dream_scans (dream_id, user_id) SELECT id, user_id FROM dreams`,
  `CREATE TRIGGER dreams_scan_begins AFTER INSERT ON dreams BEGIN
    INSERT INTO dream_scans (dream_id, user_id) VALUES (NEW.id, NEW.user_id);
  END`,
  `CREATE TRIGGER dreams_scan_again AFTER UPDATE OF dream_text, language ON dreams
    WHEN NEW.dream_text <> OLD.dream_text OR NEW.language <> OLD.language
    BEGIN UPDATE dream_scans SET version = 0 WHERE dream_id = NEW.id; END`,
  /* What a dream names, once each, with where in its text. The text itself is not copied. */
  `CREATE TABLE dream_findings (
    user_id TEXT NOT NULL,
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    /* Id of a symbol of the catalogue. */
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN (${KINDS.map((kind) => `'${kind}'`).join(", ")})),
    /* Offsets of the first mention in the text in NFC, in UTF-16 units. */
    begins INTEGER NOT NULL CHECK (begins >= 0),
    ends INTEGER NOT NULL CHECK (ends > begins),
    /* Number of mentions. */
    times INTEGER NOT NULL CHECK (times >= 1),
    PRIMARY KEY (user_id, dream_id, name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX dream_findings_by_dream ON dream_findings (dream_id)`,
  /* What a user says is not meant in a dream: "this is not water". Stays when the dream is searched anew. */
  `CREATE TABLE finding_corrections (
    user_id TEXT NOT NULL,
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (user_id, dream_id, name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX finding_corrections_by_dream ON finding_corrections (dream_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of steps) await sql.raw(statement).execute(db);
}
