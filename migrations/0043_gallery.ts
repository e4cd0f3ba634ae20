import { sql, type Kysely } from "kysely";

const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

const flag = (column: string) => `${column} INTEGER NOT NULL CHECK (${column} IN (0, 1))`;

const statements = [
  /*
   * A dream that its author sent to the public gallery. Sent again after it was withdrawn, it gets another id.
   * `refusals`: how often admins refused the dream. `barred`: it was ended after a report and cannot be sent again.
   */
  `CREATE TABLE gallery_entries (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    dream_id TEXT NOT NULL UNIQUE REFERENCES dreams (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'shown', 'refused', 'withdrawn')),
    ${flag("video")},
    sentence TEXT,
    name TEXT,
    mood TEXT,
    ${flag("mail")},
    reason TEXT,
    note TEXT,
    refusals INTEGER NOT NULL CHECK (refusals >= 0),
    ${flag("barred")},
    likes INTEGER NOT NULL DEFAULT 0 CHECK (likes >= 0),
    sent_at TEXT NOT NULL CHECK (${isTime("sent_at")}),
    shown_at TEXT CHECK (${isTime("shown_at")}),
    ended_at TEXT CHECK (${isTime("ended_at")}),
    CHECK ((state = 'refused') = (reason IS NOT NULL)),
    CHECK ((state IN ('refused', 'withdrawn')) = (ended_at IS NOT NULL)),
    CHECK (state <> 'shown' OR shown_at IS NOT NULL)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX gallery_entries_waiting ON gallery_entries (sent_at, id) WHERE state = 'waiting'`,
  `CREATE INDEX gallery_entries_shown ON gallery_entries (shown_at, id) WHERE state = 'shown'`,
  `CREATE INDEX gallery_entries_by_user ON gallery_entries (user_id, sent_at)`,
  /* The symbols and the mood by which a shown entry is listed: "symbol:water", "mood:calm". */
  `CREATE TABLE gallery_entry_topics (
    entry_id TEXT NOT NULL REFERENCES gallery_entries (id) ON DELETE CASCADE,
    topic TEXT NOT NULL,
    shown_at TEXT NOT NULL CHECK (${isTime("shown_at")}),
    PRIMARY KEY (entry_id, topic)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX gallery_entry_topics_listed ON gallery_entry_topics (topic, shown_at, entry_id)`,
  `CREATE TABLE gallery_topics (
    topic TEXT PRIMARY KEY,
    entries INTEGER NOT NULL CHECK (entries >= 0)
  ) STRICT, WITHOUT ROWID`,
  /* One for each user or browser. `liker`: "user" and an id, or "visitor" and the SHA-256 of a random cookie. */
  `CREATE TABLE gallery_likes (
    entry_id TEXT NOT NULL REFERENCES gallery_entries (id) ON DELETE CASCADE,
    liker TEXT NOT NULL,
    user_id TEXT REFERENCES users (id),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    PRIMARY KEY (entry_id, liker)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX gallery_likes_of_users ON gallery_likes (user_id) WHERE user_id IS NOT NULL`,
  `CREATE TRIGGER gallery_entries_of_the_living BEFORE INSERT ON gallery_entries
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
  /* A dream that goes into the bin is withdrawn; a restored dream is not shown again. */
  `CREATE TRIGGER binned_dreams_leave_the_gallery AFTER UPDATE OF deleted_at ON dreams
    WHEN NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL
    BEGIN
      UPDATE gallery_entries SET state = 'withdrawn', ended_at = NEW.deleted_at, sentence = NULL, name = NULL
      WHERE dream_id = NEW.id AND state IN ('waiting', 'shown');
    END`,
  `CREATE TRIGGER ended_gallery_entries_lose_likes AFTER UPDATE OF state ON gallery_entries
    WHEN OLD.state = 'shown' AND NEW.state <> 'shown'
    BEGIN
      DELETE FROM gallery_likes WHERE entry_id = NEW.id;
      DELETE FROM gallery_entry_topics WHERE entry_id = NEW.id;
    END`,
  `CREATE TRIGGER gallery_likes_are_counted AFTER INSERT ON gallery_likes
    BEGIN UPDATE gallery_entries SET likes = likes + 1 WHERE id = NEW.entry_id; END`,
  `CREATE TRIGGER gallery_likes_are_uncounted AFTER DELETE ON gallery_likes
    BEGIN UPDATE gallery_entries SET likes = likes - 1 WHERE id = OLD.entry_id AND state = 'shown'; END`,
  `CREATE TRIGGER gallery_topics_are_counted AFTER INSERT ON gallery_entry_topics
    BEGIN
      INSERT INTO gallery_topics (topic, entries) VALUES (NEW.topic, 1)
      ON CONFLICT (topic) DO UPDATE SET entries = gallery_topics.entries + 1;
    END`,
  `CREATE TRIGGER gallery_topics_are_uncounted AFTER DELETE ON gallery_entry_topics
    BEGIN UPDATE gallery_topics SET entries = entries - 1 WHERE topic = OLD.topic; END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
