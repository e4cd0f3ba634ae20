import { sql, type Kysely } from "kysely";

// What a dream carries beside its text: its night, mood, marks, own tags and a note; and the bin, in which a deleted
// dream stays for 30 days. A dream in the bin is in no total, tag or search text.

const DATE = "'[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'";

const columns = [
  /* Null while it is not known. */
  `ALTER TABLE users ADD COLUMN time_zone TEXT`,
  `ALTER TABLE users ADD COLUMN night_ends INTEGER NOT NULL DEFAULT 12 CHECK (night_ends BETWEEN 4 AND 18)`,
  /* The date of the evening on which the dream's night began; the default is that of no dream. */
  `ALTER TABLE dreams ADD COLUMN night TEXT NOT NULL DEFAULT '1970-01-01' CHECK (night GLOB ${DATE})`,
  /* Of the local day; null where it is unknown. */
  `ALTER TABLE dreams ADD COLUMN minute INTEGER CHECK (minute BETWEEN 0 AND 1439)`,
  `ALTER TABLE dreams ADD COLUMN mood TEXT CHECK (mood IN ('calm', 'curious', 'joyful', 'anxious', 'sad'))`,
  ...["favourite", "lucid", "nightmare", "recurring"].map(
    (flag) => `ALTER TABLE dreams ADD COLUMN ${flag} INTEGER NOT NULL DEFAULT 0 CHECK (${flag} IN (0, 1))`,
  ),
  /* A JSON list, of the user; \`tags\` are those of the reading. */
  `ALTER TABLE dreams ADD COLUMN own_tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(own_tags))`,
  /* Since when it is in the bin. */
  `ALTER TABLE dreams ADD COLUMN deleted_at TEXT`,
  `CREATE TABLE dream_remarks (
    dream_id TEXT PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT`,
  /* The last round that was spent without a result, as the dream was deleted after the part had begun. */
  `ALTER TABLE dream_parts ADD COLUMN dropped_round INTEGER NOT NULL DEFAULT 0 CHECK (dropped_round BETWEEN 0 AND round)`,
];

const indexes = [
  `CREATE INDEX dreams_by_night ON dreams (user_id, night DESC, created_at DESC, id DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX dreams_in_bin ON dreams (deleted_at) WHERE deleted_at IS NOT NULL`,
  `CREATE INDEX dreams_in_bin_by_user ON dreams (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL`,
  /* In the order in which the entries of a lot are read. */
  `DROP INDEX ledger_by_lot`,
  `CREATE INDEX ledger_by_lot ON ledger_entries (lot_id, id)`,
];

const insertTags = (from: string, condition: string) => `INSERT INTO dream_tags
    SELECT ${from}.user_id, value, ${from}.night, ${from}.created_at, ${from}.id
    FROM (SELECT value FROM json_each(${from}.tags) UNION SELECT value FROM json_each(${from}.own_tags)) ${condition};`;

const tags = [
  `DROP TRIGGER dreams_tags_added`,
  `DROP TRIGGER dreams_tags_changed`,
  `DROP TABLE dream_tags`,
  /* Both kinds of tags as rows; written by the triggers below alone. */
  `CREATE TABLE dream_tags (
    user_id TEXT NOT NULL,
    tag TEXT NOT NULL,
    /* Of the dream, as is created_at. */
    night TEXT NOT NULL,
    created_at TEXT NOT NULL,
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, tag, night, created_at, dream_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX dream_tags_by_dream ON dream_tags (dream_id)`,
  `INSERT INTO dream_tags
    SELECT DISTINCT user_id, value, night, created_at, dreams.id FROM dreams, json_each(dreams.tags)`,
  `CREATE TRIGGER dreams_tags_added AFTER INSERT ON dreams WHEN NEW.tags <> '[]' OR NEW.own_tags <> '[]'
    BEGIN ${insertTags("NEW", "WHERE NEW.deleted_at IS NULL")} END`,
  `CREATE TRIGGER dreams_tags_changed AFTER UPDATE OF tags, own_tags, night, deleted_at ON dreams
    WHEN (NEW.tags, NEW.own_tags, NEW.night, NEW.deleted_at IS NULL)
      <> (OLD.tags, OLD.own_tags, OLD.night, OLD.deleted_at IS NULL)
    BEGIN
      DELETE FROM dream_tags WHERE dream_id = NEW.id;
      ${insertTags("NEW", "WHERE NEW.deleted_at IS NULL")}
    END`,
];

const searched = [
  `DROP TRIGGER dreams_update_searched`,
  /* An empty text is found by no search. */
  `CREATE TRIGGER dreams_update_searched AFTER UPDATE OF search_text, deleted_at ON dreams BEGIN
    UPDATE search_texts SET text = CASE WHEN NEW.deleted_at IS NULL THEN NEW.search_text ELSE '' END
    WHERE dream_id = NEW.id;
  END`,
];

/* The version before this one, which may still write while this one begins, knows no nights. */
const nights = [
  `CREATE TRIGGER dreams_night_added AFTER INSERT ON dreams WHEN NEW.night = '1970-01-01'
    BEGIN UPDATE dreams SET night = date(created_at, '+3 hours', '-12 hours') WHERE id = NEW.id; END`,
];

const hasBegun = "(OLD.status = 'processing' OR (OLD.status = 'queued' AND OLD.started_at IS NOT NULL))";
const parts = [
  `DROP TRIGGER dream_parts_begun`,
  `CREATE TRIGGER dream_parts_begun BEFORE UPDATE OF status, round, started_at ON dream_parts
    WHEN ${hasBegun} AND (NEW.round <> OLD.round OR NEW.status = 'skipped'
      OR (NEW.status = 'cancelled' AND NEW.dropped_round <> NEW.round)
      OR (NEW.status = 'queued' AND NEW.started_at IS NULL))
    BEGIN SELECT RAISE(ABORT, 'a part that has begun ends as done or failed'); END`,
];

const isDream = (row: string, kind: string) => `(${row}.deleted_at IS NULL AND ${row}.kind = '${kind}')`;
const mediaOf = (dream: string) => `COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = ${dream}), 0)`;
const remarkOf = (dream: string) =>
  `COALESCE((SELECT octet_length(text) FROM dream_remarks WHERE dream_id = ${dream}), 0)`;
const ofUser = (changes: string, user: string) =>
  `UPDATE user_totals SET ${changes} WHERE user_id = ${user};`;
const siteMedia = (change: string) => `UPDATE site_totals SET media_bytes = media_bytes + ${change};`;
/** The owner of a dream that is not in the bin. */
const ownerOf = (dream: string) => `(SELECT user_id FROM dreams WHERE id = ${dream} AND deleted_at IS NULL)`;
const bytesOf = (row: string) =>
  `(CASE WHEN EXISTS (SELECT 1 FROM dreams WHERE id = ${row}.dream_id AND deleted_at IS NULL) THEN ${row}.bytes ELSE 0 END)`;
const isKept = (row: string) =>
  `EXISTS (SELECT 1 FROM dreams WHERE id = ${row}.dream_id AND deleted_at IS NULL)`;
const moved = "((NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL))";
const ofRemark = (change: string, row: string) =>
  ofUser(`text_bytes = text_bytes + ${change}`, ownerOf(`${row}.dream_id`));

const totals = [
  "dreams_totals_text",
  "dreams_totals_removed",
  "media_totals_added",
  "media_totals_changed",
  "media_totals_removed",
]
  .map((name) => `DROP TRIGGER ${name}`)
  .concat(
    `CREATE TRIGGER dreams_totals_text AFTER UPDATE OF dream_text ON dreams WHEN NEW.deleted_at IS NULL
      BEGIN ${ofUser(
        "text_bytes = text_bytes + octet_length(NEW.dream_text) - octet_length(OLD.dream_text)",
        "NEW.user_id",
      )} END`,
    /* The old text: where it changes in the same statement, the trigger above counts the difference. */
    `CREATE TRIGGER dreams_totals_binned AFTER UPDATE OF deleted_at ON dreams
      WHEN (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)
      BEGIN
        ${siteMedia(`${moved} * ${mediaOf("NEW.id")}`)}
        ${ofUser(
          `dreams = dreams + ${isDream("NEW", "dream")} - ${isDream("OLD", "dream")},
          notes = notes + ${isDream("NEW", "note")} - ${isDream("OLD", "note")},
          text_bytes = text_bytes + ${moved} * (octet_length(OLD.dream_text) + ${remarkOf("NEW.id")}),
          media_bytes = media_bytes + ${moved} * ${mediaOf("NEW.id")}`,
          "NEW.user_id",
        )}
      END`,
    /* Before, as the rows of a dream are deleted with it, and their own triggers then find no owner. */
    `CREATE TRIGGER dreams_totals_removed BEFORE DELETE ON dreams WHEN OLD.deleted_at IS NULL
      BEGIN
        ${siteMedia(`0 - ${mediaOf("OLD.id")}`)}
        ${ofUser(
          `dreams = dreams - ${isDream("OLD", "dream")}, notes = notes - ${isDream("OLD", "note")},
          text_bytes = text_bytes - octet_length(OLD.dream_text) - ${remarkOf("OLD.id")},
          media_bytes = media_bytes - ${mediaOf("OLD.id")}`,
          "OLD.user_id",
        )}
      END`,
    `CREATE TRIGGER media_totals_added AFTER INSERT ON media WHEN ${isKept("NEW")}
      BEGIN ${siteMedia("NEW.bytes")} ${ofUser("media_bytes = media_bytes + NEW.bytes", ownerOf("NEW.dream_id"))} END`,
    `CREATE TRIGGER media_totals_changed AFTER UPDATE OF bytes, dream_id ON media
      BEGIN
        UPDATE site_totals SET media_bytes = media_bytes + ${bytesOf("NEW")} - ${bytesOf("OLD")};
        ${ofUser("media_bytes = media_bytes - OLD.bytes", ownerOf("OLD.dream_id"))}
        ${ofUser("media_bytes = media_bytes + NEW.bytes", ownerOf("NEW.dream_id"))}
      END`,
    `CREATE TRIGGER media_totals_removed AFTER DELETE ON media WHEN ${isKept("OLD")}
      BEGIN ${siteMedia("0 - OLD.bytes")} ${ofUser("media_bytes = media_bytes - OLD.bytes", ownerOf("OLD.dream_id"))} END`,
    `CREATE TRIGGER dream_remarks_totals_added AFTER INSERT ON dream_remarks
      BEGIN ${ofRemark("octet_length(NEW.text)", "NEW")} END`,
    `CREATE TRIGGER dream_remarks_totals_changed AFTER UPDATE OF text ON dream_remarks
      BEGIN ${ofRemark("octet_length(NEW.text) - octet_length(OLD.text)", "NEW")} END`,
    `CREATE TRIGGER dream_remarks_totals_removed AFTER DELETE ON dream_remarks
      BEGIN ${ofRemark("0 - octet_length(OLD.text)", "OLD")} END`,
  );

const revisions = (["INSERT", "UPDATE", "DELETE"] as const).map(
  (event) => `CREATE TRIGGER dream_remarks_${event.toLowerCase()}_revises AFTER ${event} ON dream_remarks
    BEGIN
      UPDATE person_revisions SET revision = revision + 1
      WHERE user_id = (SELECT user_id FROM dreams WHERE id = ${event === "DELETE" ? "OLD" : "NEW"}.dream_id);
    END`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  const fill = `UPDATE dreams SET night = date(created_at, '+3 hours', '-12 hours')`;
  const steps = [
    ...columns,
    fill,
    ...indexes,
    ...tags,
    ...nights,
    ...searched,
    ...parts,
    ...totals,
    ...revisions,
  ];
  for (const statement of steps) await sql.raw(statement).execute(db);
}
