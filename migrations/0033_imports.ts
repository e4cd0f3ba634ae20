import { sql, type Kysely } from "kysely";

// What an import brings beside the text counts with all that a user wrote; and the number of a text in the search is
// used again once all were used.

const SHIFT = 16_777_216;

const isDream = (row: string, kind: string) => `(${row}.deleted_at IS NULL AND ${row}.kind = '${kind}')`;
const mediaOf = (dream: string) => `COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = ${dream}), 0)`;
const remarkOf = (dream: string) =>
  `COALESCE((SELECT octet_length(text) FROM dream_remarks WHERE dream_id = ${dream}), 0)`;
const ofUser = (changes: string, user: string) =>
  `UPDATE user_totals SET ${changes} WHERE user_id = ${user};`;
const siteMedia = (change: string) => `UPDATE site_totals SET media_bytes = media_bytes + ${change};`;
const moved = "((NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL))";

const totals = [
  /* UTF-8 bytes of the title, tags, reading and lenses that came with an import. */
  `ALTER TABLE dreams ADD COLUMN imported_bytes INTEGER NOT NULL DEFAULT 0 CHECK (imported_bytes >= 0)`,
  `UPDATE dreams SET imported_bytes = COALESCE(octet_length(title), 0) + octet_length(tags)
      + COALESCE(octet_length(interpretation), 0)
    WHERE id IN (SELECT dream_id FROM dream_parts WHERE part = 'reading' AND engine = 'imported')`,
  `UPDATE user_totals SET text_bytes = text_bytes + (
      SELECT COALESCE(SUM(imported_bytes), 0) FROM dreams
      WHERE dreams.user_id = user_totals.user_id AND deleted_at IS NULL)`,
  ...["dreams_totals_added", "dreams_totals_binned", "dreams_totals_removed"].map(
    (name) => `DROP TRIGGER ${name}`,
  ),
  `CREATE TRIGGER dreams_totals_added AFTER INSERT ON dreams
    BEGIN ${ofUser(
      `dreams = dreams + (NEW.kind = 'dream'), notes = notes + (NEW.kind = 'note'),
      text_bytes = text_bytes + octet_length(NEW.dream_text) + NEW.imported_bytes`,
      "NEW.user_id",
    )} END`,
  /* The old text: where it changes in the same statement, its own trigger counts the difference. */
  `CREATE TRIGGER dreams_totals_binned AFTER UPDATE OF deleted_at ON dreams
    WHEN (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)
    BEGIN
      ${siteMedia(`${moved} * ${mediaOf("NEW.id")}`)}
      ${ofUser(
        `dreams = dreams + ${isDream("NEW", "dream")} - ${isDream("OLD", "dream")},
        notes = notes + ${isDream("NEW", "note")} - ${isDream("OLD", "note")},
        text_bytes = text_bytes
          + ${moved} * (octet_length(OLD.dream_text) + OLD.imported_bytes + ${remarkOf("NEW.id")}),
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
        text_bytes = text_bytes - octet_length(OLD.dream_text) - OLD.imported_bytes - ${remarkOf("OLD.id")},
        media_bytes = media_bytes - ${mediaOf("OLD.id")}`,
        "OLD.user_id",
      )}
    END`,
];

/** The first number after the newest one that no text of the user has; they begin anew after the last. */
const nextNumber = `(
    WITH RECURSIVE candidates (nth) AS (
      SELECT (search_owners.newest + 1) % ${SHIFT}
      UNION ALL SELECT (nth + 1) % ${SHIFT} FROM candidates
        WHERE EXISTS (SELECT 1 FROM search_entries WHERE id = search_owners.number * ${SHIFT} + nth))
    SELECT nth FROM candidates
    WHERE NOT EXISTS (SELECT 1 FROM search_entries WHERE id = search_owners.number * ${SHIFT} + nth) LIMIT 1)`;

const insertEntry = `
    INSERT INTO search_owners (user_id, newest) VALUES (NEW.user_id, 1)
      ON CONFLICT (user_id) DO UPDATE SET newest = ${nextNumber};
    INSERT INTO search_entries (id, dream_id, place, facets)
      SELECT o.number * ${SHIFT} + o.newest, d.id,
        COALESCE(unixepoch(d.night), 0) / 86400 * 137438953472
          + COALESCE(CAST(round(unixepoch(d.created_at, 'subsec') * 10) AS INTEGER), 0),
        CASE d.mood WHEN 'calm' THEN 1 WHEN 'curious' THEN 2 WHEN 'joyful' THEN 3 WHEN 'anxious' THEN 4
            WHEN 'sad' THEN 5 ELSE 0 END
          + d.favourite * 8 + d.lucid * 16 + d.nightmare * 32 + d.recurring * 64
          + CASE d.kind WHEN 'note' THEN 128 ELSE 0 END
          + CASE WHEN d.status IN ('queued', 'processing') THEN 256 ELSE 0 END
          + COALESCE((SELECT SUM(CASE part WHEN 'reading' THEN 512 WHEN 'image' THEN 1024 ELSE 2048 END)
            FROM dream_parts WHERE dream_id = d.id AND status = 'done'), 0)
      FROM search_owners AS o JOIN dreams AS d ON d.id = NEW.id WHERE o.user_id = NEW.user_id;`;

/* Those that admins look at. */
const lenses = [`CREATE INDEX dream_lenses_failed ON dream_lenses (finished_at) WHERE status = 'failed'`];

const search = [
  `DROP TRIGGER dreams_insert_searched`,
  `DROP TRIGGER dreams_restored_searched`,
  `CREATE TRIGGER dreams_insert_searched AFTER INSERT ON dreams WHEN NEW.deleted_at IS NULL BEGIN
    ${insertEntry}
  END`,
  `CREATE TRIGGER dreams_restored_searched AFTER UPDATE OF deleted_at ON dreams
    WHEN NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL BEGIN
    ${insertEntry}
  END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...totals, ...lenses, ...search]) await sql.raw(statement).execute(db);
}
