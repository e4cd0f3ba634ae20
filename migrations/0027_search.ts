import { sql, type Kysely } from "kysely";

// The words of dreams in an index of FTS5, and what the library filters by. In the index the number of the user stands
// before each word, so that a search reads nothing of others. An id is that number shifted by 24 bits plus the number
// of the text, as before. Texts that are there are indexed as they were folded until now; their users are marked, and
// the site folds them anew once it runs.

const SHIFT = 16_777_216;
/** Users whose texts are indexed by one statement. */
const AT_ONCE = 500;

const tables = [
  `DROP TRIGGER dreams_insert_searched`,
  `DROP TRIGGER dreams_update_searched`,
  `CREATE TABLE search_entries (
    id INTEGER PRIMARY KEY,
    /* Of a dream that is not in the bin. */
    dream_id TEXT NOT NULL UNIQUE REFERENCES dreams (id) ON DELETE CASCADE,
    /* Order on the shelf: the day of the night since 1970 shifted by 37 bits, plus the tenth of a second in which it was
       written. */
    place INTEGER NOT NULL,
    /* Bits: 1 to 5 the mood, 8 favourite, 16 lucid, 32 nightmare, 64 recurring, 128 note, 256 unfinished, and the
       parts that are done: 512 reading, 1024 image, 2048 video. */
    facets INTEGER NOT NULL
  ) STRICT`,
  /* 1 while texts of the user wait to be folded anew. */
  `ALTER TABLE search_owners ADD COLUMN stale INTEGER NOT NULL DEFAULT 0 CHECK (stale IN (0, 1))`,
  `CREATE INDEX search_owners_stale ON search_owners (number) WHERE stale = 1`,
  /* Of no text but its words; what is removed is overwritten, not only marked. */
  `CREATE VIRTUAL TABLE search_words
    USING fts5(words, content = '', columnsize = 0, tokenize = "ascii tokenchars '_^|'")`,
  `INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1)`,
  /* Symbols of readings. */
  `CREATE TABLE dream_symbols (
    user_id TEXT NOT NULL,
    symbol TEXT NOT NULL,
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, symbol, dream_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX dream_symbols_by_dream ON dream_symbols (dream_id)`,
];

const placeOf = (row: string) =>
  `(COALESCE(unixepoch(${row}.night), 0) / 86400 * 137438953472
    + COALESCE(CAST(round(unixepoch(${row}.created_at, 'subsec') * 10) AS INTEGER), 0))`;
const facetsOf = (row: string) =>
  `(CASE ${row}.mood WHEN 'calm' THEN 1 WHEN 'curious' THEN 2 WHEN 'joyful' THEN 3 WHEN 'anxious' THEN 4
      WHEN 'sad' THEN 5 ELSE 0 END
    + ${row}.favourite * 8 + ${row}.lucid * 16 + ${row}.nightmare * 32 + ${row}.recurring * 64
    + CASE ${row}.kind WHEN 'note' THEN 128 ELSE 0 END
    + CASE WHEN ${row}.status IN ('queued', 'processing') THEN 256 ELSE 0 END
    + COALESCE((SELECT SUM(CASE part WHEN 'reading' THEN 512 WHEN 'image' THEN 1024 ELSE 2048 END)
      FROM dream_parts WHERE dream_id = ${row}.id AND status = 'done'), 0))`;
/** The words of a text with the number of their user before each; the number alone finds all. */
const wordsOf = (text: string, id: string) => {
  const owner = `(${id} >> 24) || '_'`;
  return `${owner} || replace(' ' || ${text}, ' ', ' ' || ${owner})`;
};
const symbolsOf = (row: string) =>
  `SELECT DISTINCT ${row}.user_id, substr(value ->> '$.symbol', 1, 80), ${row}.id
    FROM json_each(${row}.interpretation, '$.symbols') WHERE COALESCE(value ->> '$.symbol', '') <> ''`;

const insertEntry = (row: string) => `
    INSERT INTO search_owners (user_id, newest) VALUES (${row}.user_id, 1)
      ON CONFLICT (user_id) DO UPDATE SET newest = newest + 1;
    INSERT INTO search_entries (id, dream_id, place, facets)
      SELECT o.number * ${SHIFT} + o.newest, d.id, ${placeOf("d")}, ${facetsOf("d")}
      FROM search_owners AS o JOIN dreams AS d ON d.id = ${row}.id WHERE o.user_id = ${row}.user_id;`;

const triggers = [
  `CREATE TRIGGER search_entries_added AFTER INSERT ON search_entries BEGIN
    INSERT INTO search_words (rowid, words)
      SELECT NEW.id, ${wordsOf("search_text", "NEW.id")} FROM dreams WHERE id = NEW.dream_id;
  END`,
  `CREATE TRIGGER search_entries_removed BEFORE DELETE ON search_entries BEGIN
    INSERT INTO search_words (search_words, rowid, words)
      SELECT 'delete', OLD.id, ${wordsOf("search_text", "OLD.id")} FROM dreams WHERE id = OLD.dream_id;
  END`,
  `CREATE TRIGGER dreams_insert_searched AFTER INSERT ON dreams WHEN NEW.deleted_at IS NULL BEGIN
    ${insertEntry("NEW")}
  END`,
  /* First the words: what removes an entry takes those of the row as it is. */
  `CREATE TRIGGER dreams_update_searched AFTER UPDATE OF search_text ON dreams
    WHEN NEW.search_text <> OLD.search_text AND OLD.deleted_at IS NULL BEGIN
    INSERT INTO search_words (search_words, rowid, words)
      SELECT 'delete', id, ${wordsOf("OLD.search_text", "id")} FROM search_entries WHERE dream_id = NEW.id;
    INSERT INTO search_words (rowid, words)
      SELECT id, ${wordsOf("NEW.search_text", "id")} FROM search_entries WHERE dream_id = NEW.id;
  END`,
  `CREATE TRIGGER dreams_binned_searched AFTER UPDATE OF deleted_at ON dreams
    WHEN NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL BEGIN
    DELETE FROM search_entries WHERE dream_id = NEW.id;
  END`,
  `CREATE TRIGGER dreams_restored_searched AFTER UPDATE OF deleted_at ON dreams
    WHEN NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL BEGIN
    ${insertEntry("NEW")}
  END`,
  /* While the row with its words is still there. */
  `CREATE TRIGGER dreams_delete_searched BEFORE DELETE ON dreams BEGIN
    DELETE FROM search_entries WHERE dream_id = OLD.id;
  END`,
  `CREATE TRIGGER dreams_facets_searched
    AFTER UPDATE OF night, mood, favourite, lucid, nightmare, recurring, status ON dreams BEGIN
    UPDATE search_entries SET place = ${placeOf("NEW")}, facets = ${facetsOf("NEW")} WHERE dream_id = NEW.id;
  END`,
  ...[
    ["added", "INSERT", "NEW.status = 'done'"],
    ["changed", "UPDATE OF status", "(NEW.status = 'done') <> (OLD.status = 'done')"],
  ].map(
    ([name, event, condition]) => `CREATE TRIGGER dream_parts_${name}_searched AFTER ${event} ON dream_parts
    WHEN ${condition} BEGIN
    UPDATE search_entries SET facets = (SELECT ${facetsOf("dreams")} FROM dreams WHERE id = NEW.dream_id)
      WHERE dream_id = NEW.dream_id;
  END`,
  ),
  `CREATE TRIGGER dreams_symbols_added AFTER INSERT ON dreams
    WHEN NEW.interpretation IS NOT NULL AND NEW.deleted_at IS NULL BEGIN
    INSERT INTO dream_symbols ${symbolsOf("NEW")};
  END`,
  `CREATE TRIGGER dreams_symbols_changed AFTER UPDATE OF interpretation, deleted_at ON dreams
    WHEN NEW.interpretation IS NOT OLD.interpretation OR (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL) BEGIN
    DELETE FROM dream_symbols WHERE dream_id = NEW.id;
    INSERT INTO dream_symbols ${symbolsOf("NEW")} AND NEW.deleted_at IS NULL;
  END`,
];

async function fill(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    last: number;
  }>`SELECT COALESCE(MAX(number), 0) AS last FROM search_owners`.execute(db);
  for (let number = 1; number <= rows[0]!.last; number += AT_ONCE) {
    const of = `BETWEEN ${number * SHIFT} AND ${(number + AT_ONCE) * SHIFT - 1}`;
    await sql
      .raw(
        `INSERT INTO search_entries (id, dream_id, place, facets)
        SELECT s.id, d.id, ${placeOf("d")}, ${facetsOf("d")}
        FROM search_texts AS s JOIN dreams AS d ON d.id = s.dream_id
        WHERE s.id ${of} AND d.deleted_at IS NULL ORDER BY s.id`,
      )
      .execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const statement of [...tables, ...triggers]) await run(statement);
  await fill(db);
  await run(`UPDATE search_owners SET stale = 1`);
  await run(`INSERT INTO dream_symbols
    SELECT DISTINCT d.user_id, substr(value ->> '$.symbol', 1, 80), d.id
    FROM dreams AS d, json_each(d.interpretation, '$.symbols')
    WHERE d.interpretation IS NOT NULL AND d.deleted_at IS NULL AND COALESCE(value ->> '$.symbol', '') <> ''`);
  await run(`DROP TABLE search_texts`);
}
