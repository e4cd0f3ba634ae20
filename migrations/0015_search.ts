import { sql, type Kysely } from "kysely";

// The texts of one user lie side by side, so that searching them reads nothing else. An id is the user's number
// shifted by 24 bits plus the number of the text, oldest first.
const SHIFT = 16_777_216;

const statements = [
  `CREATE TABLE search_owners (
    number INTEGER PRIMARY KEY,
    user_id TEXT NOT NULL UNIQUE REFERENCES users (id),
    /* Number of the newest text. */
    newest INTEGER NOT NULL DEFAULT 0 CHECK (newest BETWEEN 0 AND ${SHIFT - 1})
  ) STRICT`,
  `CREATE TABLE search_texts (
    id INTEGER PRIMARY KEY,
    dream_id TEXT NOT NULL UNIQUE REFERENCES dreams (id) ON DELETE CASCADE,
    /* The same as dreams.search_text. */
    text TEXT NOT NULL
  ) STRICT`,

  `INSERT INTO search_owners (user_id, newest) SELECT user_id, COUNT(*) FROM dreams GROUP BY user_id`,
  `INSERT INTO search_texts (id, dream_id, text)
    SELECT o.number * ${SHIFT} + ROW_NUMBER() OVER (PARTITION BY d.user_id ORDER BY d.created_at, d.id), d.id, d.search_text
    FROM dreams AS d JOIN search_owners AS o ON o.user_id = d.user_id`,

  `CREATE TRIGGER dreams_insert_searched AFTER INSERT ON dreams BEGIN
    INSERT INTO search_owners (user_id, newest) VALUES (NEW.user_id, 1)
      ON CONFLICT (user_id) DO UPDATE SET newest = newest + 1;
    INSERT INTO search_texts (id, dream_id, text)
      SELECT number * ${SHIFT} + newest, NEW.id, NEW.search_text FROM search_owners WHERE user_id = NEW.user_id;
  END`,
  `CREATE TRIGGER dreams_update_searched AFTER UPDATE OF search_text ON dreams BEGIN
    UPDATE search_texts SET text = NEW.search_text WHERE dream_id = NEW.id;
  END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
